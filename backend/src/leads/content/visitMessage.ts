import type { Facts } from '@platform/contract';

/**
 * The text message that follows a visit reservation. Information the visitor asked for and nothing that advertises:
 * otherwise the rules for advertising messages apply (marking, opt-out, no sending at night). `withdraw` is the path that
 * withdraws the consent.
 */
export function visitMessage(facts: Facts, withdraw: string): string {
  return [
    `[${facts.projectName}] 방문예약이 접수되었습니다.`,
    ...(facts.modelHouseAddress === null ? [] : [`모델하우스: ${facts.modelHouseAddress}`]),
    '방문하실 시간과 장소는 상담원이 전화로 함께 정해 드립니다.',
    `문의 ${facts.phone}`,
    `동의 철회·정보 삭제 ${facts.origin}${withdraw}`,
  ].join('\n');
}
