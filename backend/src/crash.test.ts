import { once } from 'node:events';
import { temporaryFolder } from '@platform/local-firebase/testing/temporaryFolder';
import { expect, test } from 'vitest';
import { call, creation, nameOf } from './testing/client';
import { adminToken, startProcess } from './testing/startProcess';

test('kill -9 in the middle of writes loses nothing that was acknowledged', { timeout: 180_000 }, async () => {
  const dataDir = temporaryFolder();
  const acknowledged = new Set<string>();
  for (let round = 0; round < 3; round++) {
    const { child, port } = await startProcess(dataDir);
    const token = await adminToken(dataDir, port);
    const writer = async (lane: number) => {
      for (let at = 0; ; at++) {
        const id = `crash-${round}-${lane}-${at}`;
        const answer = await call(port, 'commit', { writes: [creation(id)] }, token).catch(() => null);
        if (!answer) return;
        if (answer.status === 200) acknowledged.add(id);
      }
    };
    const lanes = [writer(0), writer(1), writer(2), writer(3)];
    await expect.poll(() => acknowledged.size, { timeout: 60_000 }).toBeGreaterThan((round + 1) * 60);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await Promise.all([...lanes, ended]);
  }

  const { child, port } = await startProcess(dataDir);
  const documents = [...acknowledged].map((id) => nameOf(`press/${id}`));
  const { body } = await call(port, 'batchGet', { documents });
  const missing = body.filter((answer: { missing?: string }) => answer.missing);
  child.kill('SIGKILL');
  expect(documents.length).toBeGreaterThan(180);
  expect(missing).toEqual([]);
});
