import { append, changedModules, type Release, type ReleaseNote, readHead, versionsIn } from '../journal';
import type { ReleaseStore } from '../store/ReleaseStore';
import { canaryChannel, canaryRun } from './canaryRun';

/**
 * Takes a canary back: its channel becomes what is live, for nobody in particular. Nothing is composed for it, so that nothing
 * can stand in its way.
 *
 * @throws where none is out
 */
export async function returnCanary(store: ReleaseStore, note: ReleaseNote): Promise<Release> {
  for (;;) {
    if (!(await canaryRun(store))) throw new Error('No canary is out, so there is none to take back.');
    const [{ release: head, next }, { release: live }] = await Promise.all([
      readHead(store, canaryChannel),
      readHead(store),
    ]);
    if (!head || !live) throw new Error('Nothing is live that its visitors could get instead.');
    const returned: Release = {
      number: next,
      kind: 'rollback',
      site: live.site,
      lock: live.lock,
      modules: live.modules,
      ...(live.facts && { facts: live.facts }),
      ...(live.composer && { composer: live.composer }),
      changed: changedModules(versionsIn(head), versionsIn(live)),
      base: head.number,
      own: {},
      at: new Date().toISOString(),
      ...note,
    };
    if (await append(store, returned, canaryChannel)) return returned;
  }
}
