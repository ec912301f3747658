import { bareHeaders } from './bareHeaders';
import type { EdgeAnswer, EdgeRequest } from './exchange';
import type { Notice } from './noticePage';

type Headers = Readonly<Record<string, string>>;

const lengthOf = (text: string) => String(new TextEncoder().encode(text).length);
const bodyFor = <T>({ method }: EdgeRequest, body: T): T | null => (method === 'HEAD' ? null : body);

/** Answers with JSON of the edge's own. */
export function answerJson(request: EdgeRequest, status: number, value: unknown, further: Headers = {}): EdgeAnswer {
  const body = JSON.stringify(value);
  const headers = {
    ...bareHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': lengthOf(body),
    ...further,
  };
  return { status, headers, body: bodyFor(request, body) };
}

/** Answers with a page of the edge's own. */
export function answerNotice(
  request: EdgeRequest,
  status: number,
  { html, headers }: Notice,
  further: Headers = {},
): EdgeAnswer {
  const all = { ...headers, 'content-length': lengthOf(html), ...further };
  return { status, headers: all, body: bodyFor(request, html) };
}

/** Leads on to another path of the site. */
export const answerRedirect = (status: 301 | 303, location: string, headers: Headers): EdgeAnswer => ({
  status,
  headers: { ...headers, location },
  body: null,
});
