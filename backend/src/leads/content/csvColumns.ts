import { seoulMinute } from '@riverview/shared-ui/seoul-time';
import { arrivedFrom } from '@riverview/site/leadArrival';
import type { VisitPart } from '@riverview/site/leadFields';
import { arrivalName, arrivalWords, formWords, statusWords } from '@riverview/site/leadWords';
import type { SmsOutcome, StoredLead } from '../leadStore';
import type { VisitPlace } from '../visits/visit';

const parts = { morning: '오전', afternoon: '오후', evening: '저녁' } as const satisfies Record<VisitPart, string>;

const messages = { pending: '발송 대기', sent: '발송', failed: '발송 실패' } as const satisfies Record<
  SmsOutcome['status'],
  string
>;

/** A lead with the time that it has, where it booked one: then or later, by itself or by the desk. */
export interface ExportedLead extends StoredLead {
  readonly visit: VisitPlace | null;
}

/** What became of a visit. */
function visitState({ status, position, arrivedAt }: VisitPlace): string {
  if (status === 'cancelled') return '취소';
  if (status === 'waiting') return `대기 ${position}번째`;
  return arrivedAt ? `도착 ${local(arrivedAt)}` : '예약';
}

const local = (iso: string | null | undefined): string => (iso ? seoulMinute(iso) : '');

/** The columns of the export, in order. */
export const csvColumns = [
  { title: '접수일시', value: ({ receivedAt }) => local(receivedAt) },
  { title: '구분', value: ({ form }) => formWords[form] },
  { title: '이름', value: ({ name }) => name },
  { title: '연락처', value: ({ phone }) => phone },
  { title: '희망 방문일', value: ({ visitDay }) => visitDay ?? '' },
  { title: '희망 시간대', value: ({ visitPart }) => (visitPart ? parts[visitPart] : '') },
  { title: '방문 예약', value: ({ visit }) => visit?.slot.replace('T', ' ') ?? '' },
  { title: '방문 상태', value: ({ visit }) => (visit ? visitState(visit) : '') },
  { title: '생년월일', value: ({ birthday }) => birthday ?? '' },
  { title: '문의 내용', value: ({ message }) => message ?? '' },
  { title: '동의일시', value: ({ consentedAt }) => local(consentedAt) },
  { title: '개인정보 동의', value: ({ consent }) => consent },
  { title: '선택 항목 동의', value: ({ details }) => details ?? '' },
  { title: '마케팅 동의', value: ({ marketing }) => marketing ?? '미동의' },
  { title: '상태', value: ({ work }) => statusWords[work.status] },
  { title: '다음 할 일', value: ({ work }) => work.next?.what ?? '' },
  { title: '기한', value: ({ work }) => work.next?.due ?? '' },
  { title: '새 메모', value: () => '' },
  { title: '처리일시', value: ({ handledAt }) => local(handledAt) },
  { title: '문자', value: ({ sms }) => (sms ? messages[sms.status] : '') },
  { title: '페이지', value: ({ page }) => page ?? '' },
  { title: '경로', value: ({ opener }) => opener ?? '' },
  { title: arrivalWords.from, value: ({ arrival }) => arrivalName(arrivedFrom(arrival), '') },
  ...(['medium', 'campaign', 'term', 'content', 'referrer', 'landing'] as const).map((name) => ({
    title: arrivalWords[name],
    value: ({ arrival }: ExportedLead) => arrival?.[name] ?? '',
  })),
  { title: '접수번호', value: ({ id }) => id },
  { title: '변경 번호', value: ({ work }) => String(work.revision) },
  { title: '릴리스', value: ({ release }) => release ?? '' },
  { title: '파기 예정일', value: ({ deleteAfter }) => local(deleteAfter).slice(0, 10) },
] as const satisfies readonly { title: string; value: (lead: ExportedLead) => string }[];
