import type { Facts } from '@platform/contract';
import { slotWords, visitSentence } from '@riverview/site/visitWords';
import type { VisitAnswer } from '../visits/tellVisit';
import type { VisitNews } from '../visits/visit';

const place = ({ modelHouseAddress }: Pick<Facts, 'modelHouseAddress'>): readonly string[] =>
  modelHouseAddress === null ? [] : [`모델하우스: ${modelHouseAddress}`];

/**
 * The text message that follows a visit reservation. Information the visitor asked for and nothing that advertises:
 * otherwise the rules for advertising messages apply (marking, opt-out, no sending at night). `withdraw` is the path that
 * withdraws the consent.
 */
export function visitMessage(facts: Facts, withdraw: string, visit: VisitAnswer | null): string {
  const isHeld = visit?.status === 'booked' || visit?.status === 'waiting';
  return [
    `[${facts.projectName}] ${isHeld ? visitSentence(visit) : '방문예약이 접수되었습니다.'}`,
    ...(visit?.status === 'closed' ? [visitSentence(visit)] : []),
    ...place(facts),
    ...(isHeld ? [] : ['방문하실 시간과 장소는 상담원이 전화로 상의해 정해 드립니다.']),
    ...(visit ? [`${isHeld ? '시간 바꾸기·취소' : '방문 시간 고르기'} ${facts.origin}${visit.link}`] : []),
    `문의 ${facts.phone}`,
    `동의 철회·정보 삭제 ${facts.origin}${withdraw}`,
  ].join('\n');
}

const newsSentences: Readonly<Record<VisitNews, (when: string, position: number | null) => string>> = {
  booked: (when) => `${when} 방문이 예약되었습니다.`,
  waiting: (when, position) => `${when} 방문 대기 ${position ?? ''}번째로 올려 두었습니다. 자리가 나면 알려 드립니다.`,
  promoted: (when) =>
    `기다리시던 ${when}에 자리가 나서 방문이 예약되었습니다. 오시기 어려우시면 아래에서 취소해 주세요.`,
  moved: (when) => `방문 시간이 바뀌었습니다: ${when}`,
  cancelled: (when) => `${when} 방문이 취소되었습니다.`,
  reminder: (when) => `내일 ${when}에 방문이 예약되어 있습니다.`,
};

/** What a visitor is told of a visit later on; the same rules hold. `link`: where it is changed and cancelled. */
export function newsMessage(
  news: VisitNews,
  slot: string,
  position: number | null,
  facts: Pick<Facts, 'projectName' | 'modelHouseAddress' | 'phone'>,
  link: string,
): string {
  return [
    `[${facts.projectName}] ${newsSentences[news](slotWords(slot), position)}`,
    ...(news === 'cancelled' ? [] : place(facts)),
    `${news === 'cancelled' ? '다시 예약하기' : '시간 바꾸기·취소'} ${link}`,
    `문의 ${facts.phone}`,
  ].join('\n');
}
