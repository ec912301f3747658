const weekdays = ['일', '월', '화', '수', '목', '금', '토'] as const;

/** `12월 5일(토)` */
export function dayWords(slot: string): string {
  const date = new Date(`${slot.slice(0, 10)}T00:00:00Z`);
  return `${date.getUTCMonth() + 1}월 ${date.getUTCDate()}일(${weekdays[date.getUTCDay()]})`;
}

/** `오전 10:00` */
export function timeWords(slot: string): string {
  const [hour = 0, minute = 0] = slot.slice(11).split(':').map(Number);
  return `${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
}

/** `12월 5일(토) 오전 10:00` */
export const slotWords = (slot: string): string => `${dayWords(slot)} ${timeWords(slot)}`;

/** A visit, as far as it is told of. `closed`: that time is not offered. */
export interface ToldVisit {
  readonly status: 'booked' | 'waiting' | 'cancelled' | 'closed' | 'none';
  readonly slot: string | null;
  readonly position: number | null;
}

/** What became of a visit, in one sentence. */
export function visitSentence({ status, slot, position }: ToldVisit): string {
  const when = slot ? slotWords(slot) : '';
  switch (status) {
    case 'booked':
      return `${when} 방문이 예약되었습니다.`;
    case 'waiting':
      return `${when}: 자리가 모두 찼습니다. 대기 ${position}번째로 올려 두었으며, 자리가 나면 문자로 알려 드립니다.`;
    case 'cancelled':
      return `${when} 방문을 취소했습니다.`;
    case 'closed':
      return `${when}: 지금은 예약을 받지 않는 시간이라 방문 시간이 아직 정해지지 않았습니다.`;
    default:
      return '방문하실 시간을 고르실 수 있습니다.';
  }
}
