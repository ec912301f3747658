import type { Attack } from '../kit/attack';
import { creation, firestore } from '../kit/firestore';
import { administratorToken } from '../kit/inbox';
import { pagesOf } from '../kit/publicPaths';
import { slug } from '../kit/site';
import { hostileWords } from './hostileBodies';

/** Ids that are awkward as an address or as the name of a file. */
const awkwardIds = [
  'a'.repeat(240),
  'a'.repeat(1000),
  '가'.repeat(120),
  'index',
  'CON',
  '..a',
  'a b',
  '%2e%2e',
  'a"b',
  '<b>',
  'x.html',
  '%252f',
];

/** Posts of somebody who took the administrator's place: pages stay whole, and every release succeeds. */
export const hostilePosts: Attack = {
  row: '3',
  name: 'hostile posts',
  run: async (world, _counts, tally) => {
    const machine = await world.machine({ store: world.folder('store') });
    await machine.startBackEnd();
    const token = await administratorToken(machine);
    const commit = (id: string, text: string) => {
      const value = { stringValue: text.slice(0, 180) };
      const fields = { siteId: { stringValue: slug }, title: value, summary: value, content: value };
      return firestore(machine.backEndOrigin, 'commit', { writes: [creation(id, fields)] }, token);
    };
    for (const [at, word] of hostileWords.entries()) {
      const { status } = await commit(`hostile-${at}`, word || 'x');
      tally.check(status < 500, `a post is answered ${status}`, word.slice(0, 40));
    }
    for (const id of awkwardIds) {
      const { status } = await commit(id, 'awkward');
      tally.check(status < 500, `a post is answered ${status}`, `id ${id.slice(0, 20)}, ${id.length} long`);
    }
    const composed = await machine.publish('--all', '--built').then(
      () => '',
      (error: Error) => error.message.trim().split('\n').at(-1) ?? 'failed',
    );
    tally.check(composed === '', 'no release is possible any more', composed.slice(0, 200));
    if (composed !== '') return;
    await machine.startSite();
    for (const page of await pagesOf(machine)) {
      const html = await (await fetch(machine.siteOrigin + page)).text();
      tally.check(html.includes('</html>'), 'a page is not whole', page);
      tally.check(!/<script>alert|<img src=x|<svg\/onload/.test(html), 'markup of a post in a page', page);
    }
    await machine.stop();
  },
};
