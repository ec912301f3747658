import { seoulMinute } from '@riverview/shared-ui/seoul-time';
import type { VisitPart } from '@riverview/site/leadFields';
import { formWords } from '@riverview/site/leadWords';
import type { NoticeAbout } from '../notices/notice';

const parts: Readonly<Record<VisitPart, string>> = { morning: '오전', afternoon: '오후', evening: '저녁' };

const wish = ({ visitDay, visitPart, visitSlot }: NoticeAbout): string =>
  visitSlot?.replace('T', ' ') ?? [visitDay, visitPart && parts[visitPart]].filter(Boolean).join(' ');

/** What the desk reads in its mail. The number stands in the inbox only. */
export function noticeMail(about: NoticeAbout, projectName: string, inbox: string): { subject: string; text: string } {
  return {
    subject: `[${projectName}] ${formWords[about.form]}: ${about.who}`,
    text: [
      `${seoulMinute(about.receivedAt)}에 접수되었습니다.`,
      '',
      `구분: ${formWords[about.form]}`,
      `성함: ${about.who}`,
      ...(wish(about) ? [`희망 방문: ${wish(about)}`] : []),
      '',
      `연락처는 접수함에서 확인해 주세요: ${inbox}`,
    ].join('\n'),
  };
}

/** The same in a text message. */
export const noticeSms = (about: NoticeAbout, projectName: string, inbox: string): string =>
  [`[${projectName}] ${formWords[about.form]} ${about.who}${wish(about) && ` (${wish(about)})`}`, inbox].join('\n');

/** The variables of the 알림톡 template that the owner has approved: `#{구분}`, `#{성함}`, `#{희망}`, `#{시각}`. */
export const noticeVariables = (about: NoticeAbout): Readonly<Record<string, string>> => ({
  '#{구분}': formWords[about.form],
  '#{성함}': about.who,
  '#{희망}': wish(about) || '-',
  '#{시각}': seoulMinute(about.receivedAt),
});
