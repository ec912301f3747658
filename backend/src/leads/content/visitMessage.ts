import type { Facts } from '@platform/contract';

/**
 * The text message that follows a visit reservation. Information the visitor asked for and nothing that advertises:
 * otherwise the rules for advertising messages apply (marking, opt-out, no sending at night). `withdraw` is the path that
 * withdraws the consent.
 */
export function visitMessage(facts: Facts, withdraw: string): string {
  return [
    `[${facts.projectName}] 방문예약이 접수되었습니다.`,
    `모델하우스: ${facts.modelHouseAddress ?? '추후 공개'}`,
    '잔여 세대는 상담원이 연락드려 안내해 드립니다.',
    `문의 ${facts.phone}`,
    `동의 철회·정보 삭제 ${facts.origin}${withdraw}`,
  ].join('\n');
}
