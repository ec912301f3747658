/** What a request asks for. */
export interface RequestTarget {
  /** Decoded path inside the site: starts with a single slash, has neither empty, hidden nor dot segments, and no `%`. */
  readonly path: string;
  /** The query as it was sent, with its question mark, or `''`. Printable ASCII. */
  readonly search: string;
}

/** Status for a target that is no address (400), or one that nothing can ever stand at (404). */
export type TargetRefusal = 400 | 404;

/** Longest request target in bytes; addresses with the tags of an advertisement have a tenth of it. */
const longestTarget = 4096;
/** Longest name of a file on every file system in use. */
const longestSegment = 255;

const originForm = /^\/[\x21-\x7e]*$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it refuses.
const unprintable = /[\u0000-\u001f\u007f-\u009f\\]/;

function readSegment(raw: string): string | TargetRefusal {
  let segment: string;
  try {
    // Refuses escapes that are none and bytes that are no UTF-8, overlong forms included.
    segment = decodeURIComponent(raw);
  } catch {
    return 400;
  }
  if (unprintable.test(segment)) return 400;
  // A `%` that is left was escaped twice: whoever decodes again would read something else than was checked here.
  const isName =
    !/[/%]/.test(segment) && !segment.startsWith('.') && new TextEncoder().encode(segment).length <= longestSegment;
  return isName ? segment : 404;
}

/**
 * Reads the target of a request line, once and for all: nothing after this looks at what was sent. Only the origin form
 * is read; a target with an authority (`//host`, `http://host`) never becomes a path.
 */
export function parseTarget(raw: string): RequestTarget | TargetRefusal {
  if (raw.length > longestTarget || !originForm.test(raw) || raw.includes('#')) return 400;
  const query = raw.indexOf('?');
  const [sent, search] = query < 0 ? [raw, ''] : [raw.slice(0, query), raw.slice(query)];
  const segments: string[] = [];
  const parts = sent.slice(1).split('/');
  let refusal: TargetRefusal | null = null;
  for (const [at, part] of parts.entries()) {
    const segment = readSegment(part);
    if (segment === 400) return 400;
    const isEmpty = segment === '' && at < parts.length - 1;
    if (segment === 404 || isEmpty) refusal = 404;
    else segments.push(segment);
  }
  return refusal ?? { path: `/${segments.join('/')}`, search: search === '?' ? '' : search };
}

/** A decoded path as it stands in a header or a link: one leading slash, every segment escaped. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Whether text is a path of this site and nothing more, as the address of a redirect has to be. */
export function isSitePath(text: string): boolean {
  if (/[?#]/.test(text)) return false;
  const target = parseTarget(encodePath(text));
  return typeof target === 'object' && target.path === text;
}
