import { direct, type LeadArrival } from './leadArrival';
import type { LeadForm } from './leadFields';
import type { LeadStatus } from './leadWork';

/** What the desk calls the statuses of a lead, on its pages and in its files. */
export const statusWords = {
  new: '신규',
  called: '통화',
  'no-answer': '부재',
  'visit-booked': '방문예약',
  visited: '방문',
  contract: '계약',
  lost: '이탈',
} as const satisfies Record<LeadStatus, string>;

/** And the forms that a lead comes from. */
export const formWords = {
  interest: '관심고객 등록',
  reservation: '방문예약 (홈)',
  customer: '방문예약',
} as const satisfies Record<LeadForm, string>;

/** What is known of how a visit began, in the order in which it is told. `from`: all of it in one name. */
export const arrivalWords = {
  from: '유입',
  medium: '매체',
  campaign: '캠페인',
  term: '키워드',
  content: '소재',
  referrer: '이전 사이트',
  landing: '첫 페이지',
} as const satisfies Readonly<Record<'from' | Exclude<keyof LeadArrival, 'source'>, string>>;

/** What the desk calls `direct`. */
export const directWords = '직접 방문';

/** Where a visit came from, as `arrivedFrom` tells it; `unknown` where nobody knows. */
export function arrivalName(from: string | null, unknown: string): string {
  return from === direct ? directWords : (from ?? unknown);
}
