import type { Random } from '@platform/contract/testing/Random';
import { get, type HostileRequest, post, type Target } from './hostileRequest';

const pieces = [
  '%2e%2e',
  '..',
  '.',
  '%2e',
  '/',
  '//',
  '%2f',
  '%252f',
  '\\',
  '%5c',
  '%00',
  ';',
  '?',
  '#',
  '%',
  '%0d%0a',
  '@',
  ':',
  '~',
  '*',
  '%20',
  '%ff',
  'a'.repeat(260),
  '😀',
  '.html',
  '/index.html',
  '%c0%af',
  '()',
  "'",
  '"',
  '<',
  '&',
];

/** Whether a path, decoded as often as somebody might, leaves its folder or names no file. */
function isOut(path: string): boolean {
  let decoded = path.split(/[?#]/, 1)[0] ?? '';
  for (let turn = 0; turn < 3; turn++) {
    if (/(^|[/\\])\.\.?([/\\]|$)|\0|\\/.test(decoded) || decoded.startsWith('//')) return true;
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      return false;
    }
  }
  return false;
}

function mutate(path: string, random: Random): string {
  let mutated = path;
  for (let turn = 1 + random.below(3); turn > 0; turn--) {
    const at = 1 + random.below(mutated.length);
    const piece = random.pick(pieces);
    const end = random.below(3) === 0 ? at + random.below(4) : at;
    mutated = mutated.slice(0, at) + piece + mutated.slice(end);
  }
  return mutated;
}

/** Without end: addresses of the site with a few random changes. */
export function* mutations(target: Target, random: Random): Generator<HostileRequest> {
  const paths = [
    ...target.pages,
    ...target.files,
    '/api/leads',
    '/api/leads/done',
    '/v1/projects/x/databases/(default)/documents:runQuery',
  ];
  for (;;) {
    const path = mutate(random.pick(paths), random);
    const bytes = random.below(5) === 0 ? post(path, '{}') : get(path, { method: random.pick(['GET', 'GET', 'HEAD']) });
    // Raw characters of more than a byte are no part of HTTP; a parser may close on them.
    yield { kind: 'a changed address', bytes, refused: isOut(path), mayBeIgnored: /[^\x21-\x7e]/.test(path) };
  }
}
