import { release } from '@platform/release/release';
import { FolderStore } from '@platform/release/store/FolderStore';
import { page, publishRemote, publishShell, remote, sampleSite } from '@platform/release/testing';
import type { Attack } from '../kit/attack';
import { SmallSite } from './SmallSite';

const together = 8;

/** One release after the other while visitors read: each page is whole and of one release. */
export const releasesUnderVisitors: Attack = {
  row: '5',
  name: 'releases under visitors',
  run: async (world, { releases, visitors }, tally) => {
    const folder = world.folder('small');
    const store = new FolderStore(folder);
    const site = new SmallSite(folder);
    world.onClose(() => site.stop());
    const shell = await publishShell(store);
    const pages = remote('mf-alpha', [page({ path: '/' }), page({ path: '/Brand/intro' })]);
    const publishOne = async (number: number) => {
      const version = await publishRemote(store, pages, { words: `'release ${number};'` });
      await release({ store, replace: { shell, 'mf-alpha': version }, site: sampleSite, backEnd: null });
    };
    await publishOne(0);
    await site.serve();

    let ended = false;
    const readers = Array.from({ length: visitors }, async () => {
      const random = world.random.fork();
      let newest = 0;
      while (!ended) {
        const visit = await site.visit(random.pick(['/', '/Brand/intro']));
        tally.judged(
          [
            ...(visit.ok ? [] : ['a page failed during a release']),
            ...(visit.mixed ? ['a page of one release with the script of another'] : []),
            ...(visit.ok && visit.release < newest ? ['a visitor went back to an older release'] : []),
          ],
          '',
        );
        newest = Math.max(newest, visit.release);
        await new Promise((wake) => setTimeout(wake, 5));
      }
    });
    for (let number = 1; number <= releases; number++) await publishOne(number);
    ended = true;
    await Promise.all(readers);
    tally.check((await site.visit('/')).release === releases, 'the last release is not what visitors get');

    const refusals = await Promise.all(Array.from({ length: together }, (_, at) => site.publish(1000 + at)));
    for (const refusal of refusals)
      tally.check(
        refusal === '',
        'a release is refused because others go live at the same moment',
        refusal.split('\n')[0],
      );
    tally.figure(`${releases} releases, ${visitors} visitors, ${together} publishers at once`);
  },
};
