import { collectGarbage, type Sweep } from '../collectGarbage';
import { releases } from '../journal';
import { FolderStore } from '../store/FolderStore';
import type { ReleaseStore } from '../store/ReleaseStore';
import { configuredStore } from '../workspace';

import { readWitnesses } from './evidenceCommand';
import type { Command } from './world';

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const plural = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** What goes, by name: releases of sites and versions of modules. */
async function* whatGoes(store: ReleaseStore, { removed }: Sweep): AsyncGenerator<string> {
  const sites = new Set(removed.flatMap(({ key }) => (key.startsWith('sites/') ? [key.split('/')[1] ?? ''] : [])));
  const numbers = new Map<string, number[]>();
  for await (const { site, number } of releases(store))
    if (sites.has(site)) numbers.set(site, [...(numbers.get(site) ?? []), number]);
  for (const site of sites) {
    const named = numbers
      .get(site)
      ?.map((number) => `live/${number}`)
      .join(', ');
    yield `  site ${site}  ${named ?? 'of no release of live'}`;
  }
  for (const { key } of removed) {
    const [space, module, version, file] = key.split('/');
    if (space === 'modules' && file === 'manifest.json') yield `  version ${module} ${version}`;
  }
}

/** Why the rest stays, by reason. */
function whatStays({ kept }: Sweep): string[] {
  const reasons = new Map<string, number[]>();
  for (const { why, channel, release } of kept.releases) {
    const reason = channel === 'live' ? why : `${why} (${channel})`;
    reasons.set(reason, [...(reasons.get(reason) ?? []), release.number]);
  }
  return [...reasons].map(([why, numbers]) => {
    const range = `${Math.min(...numbers)}–${Math.max(...numbers)}`;
    return `  ${plural(numbers.length, 'release')} (${numbers.length > 1 ? range : numbers[0]}): ${why}`;
  });
}

export const gcCommand: Command = {
  usage: 'gc   [--dry-run]',
  does: 'Removes what no kept release needs, by the rule of site/src/retention.ts, and tells what goes and why the rest stays. With --dry-run nothing is removed.',
  example: 'npm run gc -- --dry-run',
  takes: [0, 0],
  async run({ site, options, say }) {
    const dryRun = options['dry-run'];
    const store = configuredStore();
    const witnesses = await readWitnesses(site);
    const named = (await witnesses?.releases()) ?? new Set<string>();
    witnesses?.close();
    const sweep = await collectGarbage(store, { rule: site.retention, named, dryRun });
    const drafts = store instanceof FolderStore ? await store.sweepDrafts({ dryRun }) : 0;
    const { removed, kept } = sweep;
    const weight = removed.reduce((sum, { bytes }) => sum + bytes, 0);
    say(
      `${dryRun ? 'would remove' : 'removed'} ${plural(removed.length, 'file')}, ${megabytes(weight)}; ${plural(drafts, 'draft')}`,
    );
    for await (const line of whatGoes(store, sweep)) say(line);
    say(`${dryRun ? 'would keep' : 'kept'} ${plural(kept.files, 'file')}, ${megabytes(kept.bytes)}`);
    for (const line of whatStays(sweep)) say(line);
    if (kept.young)
      say(`  ${plural(kept.young, 'file')} that no release names, younger than a day: somebody may be publishing them`);
    if (site.witnesses && !witnesses)
      say('  No leads can be read from this machine: what they name stays by the days of the rule alone.');
  },
};
