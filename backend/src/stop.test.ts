import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@platform/local-firebase/testing/temporaryFolder';
import { expect, test, vi } from 'vitest';
import { call, creation, nameOf } from './testing/client';
import { adminToken, startProcess } from './testing/startProcess';

vi.setConfig({ testTimeout: 120_000 });

test.each(['SIGTERM', 'SIGINT'] as const)('%s closes the databases with their logs written back', async (signal) => {
  const dataDir = temporaryFolder();
  const { child, port } = await startProcess(dataDir);
  const token = await adminToken(dataDir, port);
  const title = 'gone-for-good-7d1f';
  const writes = [creation('gone', { title: { stringValue: title } })];
  expect((await call(port, 'commit', { writes }, token)).status).toBe(200);
  expect((await call(port, 'commit', { writes: [{ delete: nameOf('press/gone') }] }, token)).status).toBe(200);
  const ended = once(child, 'exit');
  child.kill(signal);
  expect(await ended).toEqual([0, null]);
  const log = join(dataDir, 'firebase.db-wal');
  expect(existsSync(log) ? statSync(log).size : 0).toBe(0);
  expect(readFileSync(join(dataDir, 'firebase.db')).includes(title)).toBe(false);
});
