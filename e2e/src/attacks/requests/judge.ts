import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../setup/processes';
import type { RawAnswer } from '../kit/rawExchange';
import { canary } from './ForeignServer';
import type { HostileRequest } from './hostileRequest';

/** Headers of the policy, on every answer that a browser may show. */
const policyHeaders = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'strict-transport-security',
];
/** What no browser shows as a document carries only the word that it is what it says. */
const noDocument = /^(?:text\/(?:javascript|css|vtt)|font\/|video\/|image\/(?!svg))/;
const needed = (status: number, type = '') =>
  status < 400 && noDocument.test(type) ? ['x-content-type-options'] : policyHeaders;

const tracesOfTheMachine = /node:internal|ENOENT|EISDIR|ENOTDIR|ENAMETOOLONG|ERR_INVALID_ARG|\bat \w+.* \(.*:\d+:\d+\)/;

const fingerprint = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Fingerprints of the files of a release store that are for the server alone. */
export function privateFiles(store: string): ReadonlySet<string> {
  const found = { open: new Set<string>(), closed: new Set<string>() };
  for (const entry of readdirSync(store, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const isOpen = /\/(public|client|assets|blobs)\//.test(file.slice(store.length));
    found[isOpen ? 'open' : 'closed'].add(fingerprint(readFileSync(file)));
  }
  return new Set([...found.closed].filter((hash) => !found.open.has(hash)));
}

function leavesOrigin(location: string, origin: string): boolean {
  if (/^[/\\]{2}/.test(location) || !URL.canParse(location, origin)) return true;
  return new URL(location, origin).origin !== origin;
}

/** Everything that is wrong with an answer; empty where nothing is. */
export function judge(
  request: HostileRequest,
  { status, headers, body, bytes, late }: RawAnswer,
  {
    origin,
    hidden,
    folder,
  }: { readonly origin: string; readonly hidden: ReadonlySet<string>; readonly folder: string },
): readonly string[] {
  if (late || status === 0)
    return request.mayBeIgnored ? [] : [late ? 'no answer in time' : 'closed without an answer'];
  const wrong: string[] = [];
  if (status >= 500 && status !== 501 && status !== 505) wrong.push(`answered ${status}`);
  if (request.refused && (status < 400 || status > 499)) wrong.push(`not refused but answered ${status}`);
  if (bytes.includes(canary)) wrong.push('another server’s bytes on the site’s origin');
  if (headers.location !== undefined && leavesOrigin(headers.location, origin)) wrong.push('a redirect off the origin');
  const missing = needed(status, headers['content-type']).filter((name) => !headers[name]);
  if (missing.length > 0)
    wrong.push(
      `an answer of ${status} without ${missing.length === policyHeaders.length ? 'the policy’s headers' : missing.join(', ')}`,
    );
  if (/unsafe-(inline|eval)/.test(headers['content-security-policy'] ?? ''))
    wrong.push('a policy that allows anything');
  if ('x-injected' in headers || 'set-cookie' in headers) wrong.push('a header of the attacker in the answer');
  const text = body.toString('latin1');
  if (tracesOfTheMachine.test(text) || text.includes(repository) || text.includes(folder))
    wrong.push('the machine’s paths in the answer');
  if (body.length > 0 && hidden.has(fingerprint(body))) wrong.push('a file that is not public');
  return wrong;
}
