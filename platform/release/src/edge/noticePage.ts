import type { Facts } from '@platform/contract';
import { escapeMarkup } from '../compose/escape';
import { bareHeaders } from './bareHeaders';
import { notices } from './content/notices';
import { digest } from './etags';
import { noticeStyle } from './noticeStyle';

/** Who to name and to call; `null` while no release could be read. */
export type NoticeFacts = Pick<Facts, 'projectName' | 'phone' | 'hours'> | null;

interface NoticePage {
  readonly kind: 'unavailable' | 'unsent' | 'tooLong' | 'refused';
  readonly facts: NoticeFacts;
  /** What a form has sent, to be sent again as it is. */
  readonly resend?: { readonly action: string; readonly fields: readonly (readonly [name: string, value: string])[] };
}

/** A page that needs no file and no module. */
export interface Notice {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function noticeHeaders(): Promise<Notice['headers']> {
  const hash = await digest(new TextEncoder().encode(noticeStyle));
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${btoa(String.fromCharCode(...hash))}'`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { ...bareHeaders, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
}

let made: Promise<Notice['headers']> | undefined;

// An HTML parser turns a carriage return in a value into a line feed.
const escapeValue = (text: string) => escapeMarkup(text).replace(/\r/g, '&#13;').replace(/\n/g, '&#10;');

function resendForm({ action, fields }: NonNullable<NoticePage['resend']>, label: string): string {
  const hidden = fields.map(
    ([name, value]) => `<input type="hidden" name="${escapeValue(name)}" value="${escapeValue(value)}">`,
  );
  return `<form method="post" action="${escapeMarkup(action)}">${hidden.join('')}<button class="action">${label}</button></form>`;
}

function callLine({ phone, hours }: NonNullable<NoticeFacts>): string {
  const number = escapeMarkup(phone.replace(/[^\d+]/g, ''));
  return `<p class="call">${notices.call}<br><a href="tel:${number}">${escapeMarkup(phone)}</a>${escapeMarkup(hours)}</p>`;
}

/** Makes the page that says why there is no other, with a way on: again, home, or the phone. */
export async function noticePage({ kind, facts, resend }: NoticePage): Promise<Notice> {
  const { title, message } = notices[kind];
  const name = escapeMarkup(facts?.projectName ?? '');
  // An empty reference is the address that was just asked for.
  const again = `<a class="action" href="">${notices.unavailable.action}</a>`;
  const home = `<a class="action" href="/">${notices.home}</a>`;
  const html = `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${[title, name].filter(Boolean).join(' | ')}</title>
<style>${noticeStyle}</style>
</head>
<body>
<header>${name && `<a href="/">${name}</a>`}</header>
<main>
<h1>${title}</h1>
<p class="message" role="alert">${message}</p>
${resend ? `<p>${notices.unsent.advice}</p>${resendForm(resend, notices.unsent.action)}` : kind === 'unavailable' ? again : home}
${facts ? callLine(facts) : ''}
</main>
</body>
</html>
`;
  made ??= noticeHeaders();
  return { html, headers: await made };
}
