import { describeVerdict } from '../browserGate/verdict';
import type { Release } from '../journal';

const moved = ({ from, to }: { from: string | null; to: string | null }) =>
  from && to ? `${from} → ${to}` : to ? `new ${to}` : `gone, was ${from}`;

/** What kind of release it is, in words. */
function kindOf({ kind, restores, returned, promoted, share }: Release): string {
  if (promoted) return `promotion of ${promoted.channel} ${promoted.number}`;
  if (restores !== undefined) return `back to ${restores}`;
  if (returned) return `${Object.keys(returned).join(', ')} back`;
  return share === undefined ? kind : `${kind} for ${Math.round(share * 100)} %`;
}

/** What a release that moves no version was made for. */
function whatElse({ number, kind, pins = {} }: Release): string {
  if (kind === 'pin') return `pinned: ${Object.keys(pins).join(', ') || 'nothing'}`;
  if (kind === 'data') return 'no module: posts';
  return number > 0 ? 'no module: posts or the composer' : '';
}

/** The lines that say which versions move. */
export function describeChanges(changed: Release['changed']): string[] {
  return Object.entries(changed).map(([module, versions]) => `${module} ${moved(versions)}`);
}

/** One release in a few lines: number, time, what changed, who, from which commit and why. */
export function describeRelease(release: Release): string {
  const { number, site, changed, at, by: author, commit, why, gate, key, signed = {} } = release;
  const what = kindOf(release);
  const head = [String(number).padStart(6), at ?? 'before the journal', what, `site ${site}`].join('  ');
  const modules = describeChanges(changed);
  const by = Object.keys(changed).flatMap((module) => (signed[module] ? [`${module} by ${signed[module]}`] : []));
  const origin = [author, commit && `at ${commit.slice(0, 12)}${commit.endsWith('-edited') ? ', edited' : ''}`]
    .filter(Boolean)
    .join(' ');
  const lines = [
    modules.join(', ') || whatElse(release),
    origin,
    [key && `released with the key ${key}`, by.length && `signed: ${by.join(', ')}`].filter(Boolean).join('; '),
    why ? `“${why}”` : '',
    gate ? describeVerdict(gate) : '',
  ];
  return [head, ...lines.filter(Boolean).map((line) => `        ${line}`)].join('\n');
}
