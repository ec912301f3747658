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
