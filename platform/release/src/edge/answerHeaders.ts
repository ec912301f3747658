import type { BackEndAnswer } from './askBackEnd';
import type { Call } from './calls';
import { parseTarget } from './requestTarget';

type Headers = Record<string, string>;

/** What an answer of the back end may say of itself. Lengths and connections are between us and the visitor. */
const passed = [
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-allow-origin',
  'access-control-max-age',
  'allow',
  'cache-control',
  'content-length',
  'referrer-policy',
  'retry-after',
  'vary',
  'www-authenticate',
] as const;

/** What is no document must not become one: opened as a page, it runs nothing and is saved instead of shown. */
const noDocument: Headers = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox" };

const downloadName = /^attachment; filename="[\w.-]{1,100}"$/;
const mediaTypes: Readonly<Record<Call['kind'], Readonly<Record<string, string>>>> = {
  firebase: { 'application/json': 'application/json; charset=utf-8' },
  picture: {
    'application/json': 'application/json; charset=utf-8',
    'image/jpeg': 'image/jpeg',
    'image/webp': 'image/webp',
  },
  endpoint: {
    'application/json': 'application/json; charset=utf-8',
    'text/csv': 'text/csv; charset=utf-8',
    'text/html': 'text/html; charset=utf-8',
  },
};

/** A page of the endpoint may be stricter than the site, with the hash of its own style, and never laxer. */
function documentPolicy(given: string | null, site: string): string {
  return given?.startsWith("default-src 'none'; ") && !/unsafe-|script-src/.test(given) ? given : site;
}

/** Whether a redirect of the endpoint stays on the site. */
function staysHere(location: string): boolean {
  return typeof parseTarget(location) === 'object';
}

function contentHeaders(kind: Call['kind'], answer: BackEndAnswer, site: Headers): Headers | null {
  const given = answer.headers.get('content-type') ?? '';
  const disposition = answer.headers.get('content-disposition') ?? '';
  const mediaType = given.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const contentType = Object.hasOwn(mediaTypes[kind], mediaType) ? mediaTypes[kind][mediaType] : undefined;
  if (contentType === undefined) {
    const isEmpty = kind === 'endpoint' && [204, 303].includes(answer.status);
    return isEmpty ? noDocument : null;
  }
  if (mediaType === 'text/html') {
    const policy = documentPolicy(answer.headers.get('content-security-policy'), site['content-security-policy'] ?? '');
    return { 'content-type': contentType, 'content-security-policy': policy };
  }
  const download = downloadName.test(disposition) ? disposition : 'attachment';
  return { 'content-type': contentType, 'content-disposition': download, ...noDocument };
}

/**
 * Headers under which an answer of the back end is passed on, the site's own (`site`) beneath; `null` where it is none that
 * the call can have: another media type, a redirect elsewhere, an odd status.
 */
export function answerHeaders(kind: Call['kind'], answer: BackEndAnswer, site: Headers): Headers | null {
  const { status, headers } = answer;
  const location = headers.get('location');
  const isRedirect = status >= 300 && status < 400;
  if (status < 200 || status > 599) return null;
  if (isRedirect && (kind !== 'endpoint' || status !== 303 || location === null || !staysHere(location))) return null;
  const content = contentHeaders(kind, answer, site);
  if (!content) return null;
  const taken = passed.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return {
    ...site,
    'cache-control': 'no-store',
    ...Object.fromEntries(taken),
    ...content,
    ...(isRedirect && location !== null && { location }),
  };
}
