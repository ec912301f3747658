import { invalid } from './ApiError';

/**
 * The path of a request target, decoded once and without its query. Refused: what is no path of this server (`//host`,
 * an absolute address), what cannot be decoded, and what would still mean something else to the next reader: dot segments,
 * empty segments, backslashes, control characters and percent signs that are left after decoding.
 */
export function requestPath(target: string): string {
  const raw = target.split('?', 1)[0] ?? '';
  const path = decoded(raw);
  const segments = path.split('/').slice(1);
  const isSound =
    path.startsWith('/') &&
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it refuses.
    !/[\u0000-\u001f\u007f\\%#?]/.test(path) &&
    raw.split('/').length - 1 === segments.length &&
    segments.every((segment, at) => (segment !== '' || at === segments.length - 1) && !/^\.{1,2}$/.test(segment));
  return isSound ? path : invalid('the path is not one of this server');
}

function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return invalid('the path is not readable');
  }
}
