import type { Attack } from '../kit/attack';
import { creation, firestore, nameOf } from '../kit/firestore';
import { administratorToken } from '../kit/inbox';
import { anyAddress } from '../kit/leads';
import { rawExchange } from '../kit/rawExchange';
import { documentsPath } from '../kit/site';
import { post } from '../requests/hostileRequest';

const lanes = 8;
const mostCounted = 3;

/** One visitor, from a page of somebody else's, counts a post's views up: it changes nothing that matters. */
export const viewBurst: Attack = {
  row: '4',
  name: 'a burst of views',
  run: async (world, counts, tally) => {
    const machine = await world.machine();
    await machine.start();
    const token = await administratorToken(machine);
    await firestore(machine.backEndOrigin, 'commit', { writes: [creation('popular')] }, token);
    const from = anyAddress(world.random);
    const body = JSON.stringify({
      writes: [
        {
          update: { name: nameOf('press/popular') },
          updateMask: { fieldPaths: [] },
          updateTransforms: [{ fieldPath: 'views', increment: { integerValue: '1' } }],
          currentDocument: { exists: true },
        },
      ],
    });
    const headers = 'Origin: https://evil.example\r\nSec-Fetch-Site: cross-site\r\n';
    const bytes = post(`${documentsPath}:commit`, body, { type: 'text/plain', headers });
    let sent = 0;
    const lane = async () => {
      while (sent++ < counts.viewBurst) await rawExchange(machine.sitePort, { parts: [bytes], from });
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    const { body: found } = await firestore(machine.backEndOrigin, 'batchGet', {
      documents: [nameOf('press/popular')],
    });
    const views = Number(/"views":\{"integerValue":"(\d+)"/.exec(JSON.stringify(found))?.[1] ?? Number.NaN);
    tally.checkMany(counts.viewBurst, Math.max(0, views - mostCounted), 'a view counted that was none');
    tally.check(Number.isFinite(views), 'the post is gone');
    tally.figure(`${counts.viewBurst} increments by one visitor: ${views} views`);
    await machine.stop();
  },
};
