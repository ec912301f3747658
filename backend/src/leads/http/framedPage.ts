import { createHash } from 'node:crypto';
import type { Facts } from '@platform/contract';

/** The site's look without its files: the endpoint may run on another machine. Values of `shared-ui/src/styles/tokens.css`. */
const style = `
*{box-sizing:border-box;margin:0}
body{min-height:100dvh;display:grid;grid-template-rows:auto 1fr;background:#f5f6f4;color:#15222d;font:400 1.0625rem/1.75 "Pretendard Variable",Pretendard,-apple-system,"Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR",sans-serif;letter-spacing:-.012em;word-break:keep-all;overflow-wrap:anywhere}
header{background:#14212c;color:#f7f8f6;padding:1.25rem max(1.25rem,calc(50vw - 22rem))}
header a{display:inline-flex;align-items:center;gap:.75rem;min-height:3rem;color:inherit;text-decoration:none;font:400 1.375rem/1.4 "Gowun Batang",AppleMyungjo,"Nanum Myeongjo",Batang,serif;letter-spacing:-.035em}
main{padding:4.5rem max(1.25rem,calc(50vw - 22rem));border-top:1px solid #d3d9d8}
h1{font:400 clamp(1.75rem,1.5rem + 1vw,2.5rem)/1.36 "Gowun Batang",AppleMyungjo,"Nanum Myeongjo",Batang,serif;letter-spacing:-.035em;text-wrap:balance}
.message{margin-block:1.5rem;padding:1rem 1.5rem;border-inline-start:3px solid;font-weight:500;line-height:1.6}
.done{background:#e8f2ed;color:#1c6a4f}.invalid{background:#fbeeec;color:#b42318}.busy{background:#fbf3e4;color:#87560f}
ul{margin-block:1.5rem;padding-inline-start:1.25rem}
.call{margin-block-start:2rem;color:#46565f}
.call a{display:inline-flex;align-items:center;min-height:3rem;color:#15222d;font-size:1.75rem;font-weight:300;letter-spacing:-.03em;text-decoration:none;font-variant-numeric:tabular-nums;margin-inline-end:.75rem}
.back{display:inline-flex;align-items:center;min-height:3.5rem;margin-block-start:1.5rem;padding-inline:2rem;border-radius:2px;background:#15222d;color:#f7f8f6;font-weight:600;text-decoration:none}
.back:hover{background:#f3c98c;color:#15222d}
button.back{border:0;font-family:inherit;font-size:inherit;letter-spacing:inherit;cursor:pointer}
.withdraw{margin-block-start:1.5rem}
.withdraw a,.plain{display:inline-flex;align-items:center;min-height:3rem;color:#46565f}
:focus-visible{outline:2px solid #1d5fb4;outline-offset:3px}
header :focus-visible{outline-color:#f3c98c}
h1+p{margin-block-start:1rem}
h2{font-size:1.25rem;font-weight:500;line-height:1.5;margin-block-start:2.5rem}
form{display:grid;gap:1.25rem;margin-block-start:1.5rem;max-inline-size:32rem}
label{display:grid;gap:.375rem;font-weight:500}
input:not([type=checkbox]),select{inline-size:100%;min-height:3.25rem;padding-inline:.875rem;border:1px solid #7c8a90;border-radius:2px;background:#fff;color:inherit;font:inherit;font-weight:400}
fieldset{display:grid;gap:1rem;padding:0;border:0}
fieldset p{color:#46565f;font-size:1rem;line-height:1.65}
fieldset .told{color:inherit;font-size:1.2rem;font-weight:600}
button.back{justify-content:center}
.tick{grid-template-columns:auto 1fr;gap:.75rem;align-items:center;min-height:3rem}
.tick input{inline-size:1.5rem;block-size:1.5rem;margin:0;accent-color:#15222d}
.trap{position:absolute;inset-inline-start:-100vw}
button.line{background:none;border:1px solid #15222d;color:#15222d}
button.line:hover{background:#15222d;color:#f7f8f6}
`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}

function policyWith(formAction: "'none'" | "'self'"): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; ');
}
const policy = policyWith("'none'");
const sendingPolicy = policyWith("'self'");

/** A page of the endpoint: HTML, and the policy it needs. */
export interface FramedPage {
  readonly html: string;
  readonly policy: string;
}

/** Puts a title and a body, both safe as they are, into the site's look. `sends`: the body has a form. */
export function framedPage(
  title: string,
  body: string,
  { projectName }: Pick<Facts, 'projectName'>,
  sends: boolean,
): FramedPage {
  const html = `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${escapeHtml(projectName)}</title>
<style>${style}</style>
</head>
<body>
<header><a href="/"><svg width="28" height="28" viewBox="0 0 28 28" fill="currentColor" aria-hidden="true"><path d="M5 4h4v15H5zM12 7h4v12h-4zM19 10h4v9h-4zM2 21h24v1H2z"/></svg>${escapeHtml(projectName)}</a></header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
  return { html, policy: sends ? sendingPolicy : policy };
}

/** Where somebody answers by voice. `before` is what stands above the number. */
export const callLine = (before: string, { phone, hours }: Pick<Facts, 'phone' | 'hours'>): string =>
  `<p class="call">${before}<br><a href="tel:${escapeHtml(phone.replace(/[^\d+]/g, ''))}">${escapeHtml(phone)}</a>${escapeHtml(hours)}</p>`;
