import type { Facts } from '@platform/contract';
import { releaseHeader } from '@platform/contract/releaseTiming';
import { answerHeaders } from './answerHeaders';
import { answerJson, answerNotice } from './answers';
import { type AskBackEnd, type BackEndAnswer, onwardHeaders } from './askBackEnd';
import type { Call } from './calls';
import type { EdgeAnswer, EdgeRequest } from './exchange';
import { formFields, isFormType } from './formFields';
import { noticePage } from './noticePage';
import { readBody } from './readBody';

interface ProxyOptions {
  /** What answers; `null`: nothing does. */
  readonly backEnd: AskBackEnd | null;
  readonly facts: Facts;
  /** What is served just now, as `live/41`. */
  readonly release: string;
  /** Headers of the site's own pages. */
  readonly siteHeaders: Readonly<Record<string, string>>;
  /** The visitor's address in the network. */
  readonly address: string;
}

/** Seconds after which a call may be made again. */
export const retryAfter = '5';

const statuses = { 404: 'NOT_FOUND', 413: 'RESOURCE_EXHAUSTED', 502: 'UNAVAILABLE', 503: 'UNAVAILABLE' } as const;

/** Refuses a call in the form of Google's APIs, which the Firebase SDK reads; `ok` is for the forms. */
export function refuseCall(request: EdgeRequest, code: keyof typeof statuses, message: string): EdgeAnswer {
  const refusal = { ok: false, error: { code, status: statuses[code], message } };
  return answerJson(request, code, refusal, code === 503 ? { 'retry-after': retryAfter } : {});
}

/**
 * Hands a call on to the back end, and its answer back where it is one that the call can have. While the back end is away a
 * call is answered with 503, and a form posted without a script with a page that sends the same again.
 */
export async function proxy(
  request: EdgeRequest,
  call: Call,
  { backEnd, facts, release, siteHeaders, address }: ProxyOptions,
): Promise<EdgeAnswer> {
  const { method, headers: sent } = request;
  const contentType = sent.get('content-type') ?? '';
  const accept = sent.get('accept') ?? '';
  const readsPages = call.kind === 'endpoint' && !accept.includes('application/json');
  const isForm = readsPages && method === 'POST' && isFormType(contentType);
  const isVisit = readsPages && method === 'GET' && accept.includes('text/html');
  const hasBody = method === 'POST' || method === 'PATCH';
  const body = hasBody ? await readBody(request, call.mostBytes) : new Uint8Array();
  if (body === 'too-large' || body === 'broken-off') {
    if (isForm) return answerNotice(request, 413, await noticePage({ kind: 'tooLong', facts }));
    return refuseCall(request, 413, `A call has at most ${call.mostBytes} bytes.`);
  }

  const away = async (code: 502 | 503, message: string): Promise<EdgeAnswer> => {
    if (!isForm && !isVisit) return refuseCall(request, code, message);
    const fields = isForm && body !== 'too-many' ? await formFields(contentType, body) : null;
    const page = isVisit
      ? noticePage({ kind: 'unavailable', facts })
      : noticePage({ kind: 'unsent', facts, ...(fields && { resend: { action: call.target, fields } }) });
    return answerNotice(request, 503, await page, { 'retry-after': retryAfter });
  };
  if (body === 'too-many') return away(503, 'Too many calls at one time. Try again in a moment.');
  if (backEnd === null) return away(503, 'This site is served without a back end.');

  let answer: BackEndAnswer;
  try {
    const headers = { ...onwardHeaders(sent, address), [releaseHeader]: release };
    answer = await backEnd({ ...call, method, headers, body, signal: request.signal });
  } catch {
    return away(503, 'The back end does not answer. Try again in a moment.');
  }
  const headers = answerHeaders(call.kind, answer, siteHeaders);
  const isPage = headers?.['content-type']?.startsWith('text/html') ?? false;
  if (!headers || (isForm && !isPage && answer.status >= 500)) {
    await answer.body?.cancel();
    return away(502, 'The back end gave an answer that this call can not have.');
  }
  const isEmpty = answer.status === 204 || method === 'HEAD';
  if (isEmpty) await answer.body?.cancel();
  return { status: answer.status, headers, body: isEmpty ? null : answer.body };
}
