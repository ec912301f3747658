import type { Release } from './journal';

const moved = ({ from, to }: { from: string | null; to: string | null }) =>
  from && to ? `${from} → ${to}` : to ? `new ${to}` : `gone, was ${from}`;

/** One release in a few lines: number, time, what changed, who, from which commit and why. */
export function describeRelease({ number, kind, restores, site, changed, at, by, commit, why }: Release): string {
  const what = kind === 'rollback' ? `back to ${restores}` : 'publish';
  const head = [String(number).padStart(6), at ?? 'before the journal', what, `site ${site}`].join('  ');
  const modules = Object.entries(changed).map(([module, versions]) => `${module} ${moved(versions)}`);
  const origin = [by, commit && `at ${commit.slice(0, 12)}${commit.endsWith('-edited') ? ', edited' : ''}`]
    .filter(Boolean)
    .join(' ');
  const lines = [modules.join(', ') || (number > 0 ? 'no module: facts or posts' : ''), origin, why ? `“${why}”` : ''];
  return [head, ...lines.filter(Boolean).map((line) => `        ${line}`)].join('\n');
}
