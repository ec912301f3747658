import { bareHeaders } from './bareHeaders';
import type { Notice } from './noticePage';

type Headers = Readonly<Record<string, string>>;

const whole = new WeakMap<Response, Uint8Array | string | null>();

/** An answer whose body is there as a whole. */
export function wholeAnswer(status: number, body: Uint8Array | string | null, headers: Headers): Response {
  const answer = new Response(body as BodyInit | null, { status, headers: headers as Record<string, string> });
  whole.set(answer, body);
  return answer;
}

/** The body of such an answer, for a host that can send it without a stream; `undefined` for all others. */
export const wholeBody = (answer: Response): Uint8Array | string | null | undefined => whole.get(answer);

const lengthOf = (text: string) => String(new TextEncoder().encode(text).length);
const bodyFor = <T>({ method }: Request, body: T): T | null => (method === 'HEAD' ? null : body);

/** Answers with JSON of the edge's own. */
export function answerJson(request: Request, status: number, value: unknown, further: Headers = {}): Response {
  const body = JSON.stringify(value);
  return wholeAnswer(status, bodyFor(request, body), {
    ...bareHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': lengthOf(body),
    ...further,
  });
}

/** Answers with a page of the edge's own. */
export function answerNotice(
  request: Request,
  status: number,
  { html, headers }: Notice,
  further: Headers = {},
): Response {
  return wholeAnswer(status, bodyFor(request, html), { ...headers, 'content-length': lengthOf(html), ...further });
}

/** Leads on to another path of the site. */
export const answerRedirect = (status: 301 | 303, location: string, headers: Headers): Response =>
  wholeAnswer(status, null, { ...headers, location });
