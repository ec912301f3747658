import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Facts } from '@platform/contract';
import { releaseHeader } from '@platform/contract/releaseTiming';
import { answerHeaders } from './answerHeaders';
import { askBackEnd } from './askBackEnd';
import type { Call } from './calls';
import { formFields, isFormType } from './formFields';
import { noticePage } from './noticePage';
import { readBody } from './readBody';
import { sendJson } from './sendJson';
import { sendNotice } from './sendNotice';

interface ProxyOptions {
  /** Where the back end answers; `null`: nowhere. */
  readonly backEnd: string | null;
  readonly facts: Facts;
  /** What is served just now, as `live/41`. */
  readonly release: string;
  /** Headers of the site's own pages. */
  readonly siteHeaders: Readonly<Record<string, string>>;
}

/** Seconds after which a call may be made again. */
export const retryAfter = '5';

const statuses = { 404: 'NOT_FOUND', 413: 'RESOURCE_EXHAUSTED', 502: 'UNAVAILABLE', 503: 'UNAVAILABLE' } as const;

/** Refuses a call in the form of Google's APIs, which the Firebase SDK reads; `ok` is for the forms. */
export function refuseCall(
  request: IncomingMessage,
  response: ServerResponse,
  code: keyof typeof statuses,
  message: string,
): void {
  const refusal = { ok: false, error: { code, status: statuses[code], message } };
  sendJson(request, response, code, refusal, code === 503 ? { 'retry-after': retryAfter } : {});
}

/**
 * Hands a call on to the back end, and its answer back where it is one that the call can have. While the back end is away a
 * call is answered with 503, and a form posted without a script with a page that sends the same again.
 */
export async function proxy(
  request: IncomingMessage,
  response: ServerResponse,
  call: Call,
  { backEnd, facts, release, siteHeaders }: ProxyOptions,
): Promise<void> {
  const { 'content-type': contentType = '', accept = '' } = request.headers;
  const readsPages = call.kind === 'endpoint' && !accept.includes('application/json');
  const isForm = readsPages && request.method === 'POST' && isFormType(contentType);
  const isVisit = readsPages && request.method === 'GET' && accept.includes('text/html');
  const hasBody = request.method === 'POST' || request.method === 'PATCH';
  const body = hasBody ? await readBody(request, call.mostBytes) : Buffer.alloc(0);
  if (body === 'broken-off') return void response.destroy();
  if (body === 'too-large') {
    if (isForm) return sendNotice(request, response, 413, noticePage({ kind: 'tooLong', facts }));
    return refuseCall(request, response, 413, `A call has at most ${call.mostBytes} bytes.`);
  }

  const away = async (code: 502 | 503, message: string): Promise<void> => {
    if (!isForm && !isVisit) return refuseCall(request, response, code, message);
    const fields = isForm && body !== 'too-many' ? await formFields(contentType, body) : null;
    const page = isVisit
      ? noticePage({ kind: 'unavailable', facts })
      : noticePage({ kind: 'unsent', facts, ...(fields && { resend: { action: call.target, fields } }) });
    sendNotice(request, response, 503, page, { 'retry-after': retryAfter });
  };
  if (body === 'too-many') return away(503, 'Too many calls at one time. Try again in a moment.');
  if (backEnd === null) return away(503, 'This site is served without a back end.');

  const gone = new AbortController();
  response.once('close', () => gone.abort());
  let answer: IncomingMessage;
  try {
    const headers = { ...request.headers, [releaseHeader]: release };
    answer = await askBackEnd(
      backEnd,
      call,
      { method: request.method, headers, socket: request.socket },
      body,
      gone.signal,
    );
  } catch {
    return away(503, 'The back end does not answer. Try again in a moment.');
  }
  const headers = answerHeaders(call.kind, answer, siteHeaders);
  const isPage = headers?.['content-type']?.startsWith('text/html') ?? false;
  if (!headers || (isForm && !isPage && (answer.statusCode ?? 0) >= 500)) {
    answer.destroy();
    return away(502, 'The back end gave an answer that this call can not have.');
  }
  response.writeHead(answer.statusCode ?? 502, headers);
  // A visitor who leaves, or a back end that dies in the middle, ends the answer; there is nobody left to tell.
  await pipeline(answer, response).catch(() => response.destroy());
}
