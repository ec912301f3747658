import type { Attack } from '../kit/attack';
import { creation, firestore, newestPosts } from '../kit/firestore';
import { administratorToken } from '../kit/inbox';
import { memoryOf } from '../kit/listener';
import { slug } from '../kit/site';
import { percentile } from './latencies';

const perCommit = 10;
const mostMegabytes = 400;

/** Queries for everything at once over long posts: they are refused or small, and nobody else waits. */
export const unlimitedQuery: Attack = {
  row: '8',
  name: 'queries without a limit',
  alone: true,
  run: async (world, { longPosts }, tally) => {
    const machine = await world.machine();
    await machine.start();
    const token = await administratorToken(machine);
    const fields = { siteId: { stringValue: slug }, content: { stringValue: '가'.repeat(50_000) } };
    for (let at = 0; at < longPosts; at += perCommit) {
      const writes = Array.from({ length: perCommit }, (_, offset) => creation(`long-${at + offset}`, fields));
      // Some servers take one write at a time.
      const { status } = await firestore(machine.backEndOrigin, 'commit', { writes }, token);
      if (status !== 200)
        for (const write of writes) await firestore(machine.backEndOrigin, 'commit', { writes: [write] }, token);
    }
    let ended = false;
    const waits: number[] = [];
    const watching = (async () => {
      while (!ended) {
        const start = performance.now();
        await firestore(machine.siteOrigin, 'runQuery', newestPosts(1));
        waits.push(performance.now() - start);
        await new Promise((wake) => setTimeout(wake, 10));
      }
    })();
    const greedy = [
      newestPosts(),
      newestPosts(2 ** 31 - 1),
      { structuredQuery: { from: [{ collectionId: 'press' }] } },
    ];
    await Promise.all(
      greedy.map(async (query) => {
        const { status, body } = await firestore(machine.siteOrigin, 'runQuery', query);
        const megabytes = JSON.stringify(body).length / 2 ** 20;
        const bounded = status !== 200 || megabytes < 12 || longPosts * 0.05 < 12;
        tally.check(
          status < 500 && bounded,
          'a query for everything is answered in full',
          `${status}, ${Math.round(megabytes)} MB`,
        );
      }),
    );
    ended = true;
    await watching;
    const p95 = percentile(waits, 0.95);
    tally.check(p95 < 1000, 'others wait for a query without a limit', `p95 ${p95} ms`);
    const { most } = memoryOf(machine.backEndPid);
    tally.check(most < mostMegabytes, `the back end held more than ${mostMegabytes} MB`, `${most} MB`);
    tally.figure(`${longPosts} long posts: others wait ${p95} ms in p95, ${most} MB at most`);
    await machine.stop();
  },
};
