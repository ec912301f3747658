import { checkSite } from '../checkSite';
import { releases } from '../journal';
import { readLive } from '../live';
import { type ReleasePlan, release } from '../release';
import type { ReleaseStore } from '../store/ReleaseStore';
import { page, publishRemote, publishShell, remote, sampleSite } from '../testing';

interface PublisherOptions {
  readonly store: ReleaseStore;
  readonly publishers: number;
  /** Releases of each. */
  readonly rounds: number;
}

/** What came of publishers at work at once. */
export interface PublisherReport {
  readonly releases: number;
  /** Compositions that they took: where another went live meanwhile, more than one. */
  readonly composed: number;
  /** The longest that one publish took, milliseconds. */
  readonly slowest: number;
  /** What went wrong; empty where nothing did. */
  readonly problems: readonly string[];
}

/** Lets publishers, each with a module of its own, release at the same moments. Nobody's release may be lost or refused. */
export async function publishersAtOnce({ store, publishers, rounds }: PublisherOptions): Promise<PublisherReport> {
  const problems: string[] = [];
  let slowest = 0;
  let composed = 0;
  const given = { store, site: sampleSite, backEnd: null, composer: { version: 'load', mayChange: true } };
  await release({ ...given, replace: { shell: await publishShell(store) } });
  const last = new Map<string, string>();

  async function publishAll(letter: string): Promise<void> {
    const name = `mf-${letter}`;
    const own = remote(name, [page({ path: `/${letter}` })]);
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      const version = await publishRemote(store, own, { words: `'${letter} ${round}'` });
      let on = 0;
      const tell = ({ head: { next } }: ReleasePlan) => {
        composed++;
        if (next <= on) problems.push(`${name}, round ${round}: composed twice as release ${next}`);
        on = next;
      };
      try {
        await release({ ...given, replace: { [name]: version }, tell });
        last.set(name, version);
      } catch (error) {
        problems.push(`${name}, round ${round}: ${(error as Error).message}`);
      }
      slowest = Math.max(slowest, performance.now() - start);
    }
  }

  const letters = Array.from({ length: publishers }, (_, at) => String.fromCharCode(97 + at));
  await Promise.all(letters.map(publishAll));
  const live = await readLive(store);
  for (const [name, version] of last) if (live?.modules[name] !== version) problems.push(`${name} is not its last`);
  problems.push(...(await checkSite(store, live?.site ?? '')));
  let count = 0;
  for await (const _ of releases(store)) count++;
  if (count !== publishers * rounds + 1 || live?.number !== count)
    problems.push(`${count} releases are in the journal`);
  return { releases: count, composed, slowest, problems };
}
