import { siteFacts } from '@riverview/site/siteFacts';
import { describe, expect, test } from 'vitest';
import { startBackEnd } from '../server/startBackEnd';
import { type Answer, call, creation, nameOf, signIn } from '../testing/client';
import { temporaryFolder } from '../testing/temporaryFolder';
import { findEmulator } from './findEmulator';

const jar = findEmulator();

/** Documents of an answer by name; `undefined` for one that is missing. */
function fields({ body }: Answer): ReadonlyMap<string, unknown> {
  const answers = body as { missing?: string; found?: { name: string; fields: unknown } }[];
  return new Map(answers.map(({ missing, found }) => [missing ?? found?.name ?? '', found?.fields]));
}

describe.skipIf(!jar)('the official emulator behind this back end', () => {
  test('keeps what was acknowledged over a restart, under either engine', { timeout: 240_000 }, async () => {
    const options = { facts: siteFacts, dataDir: temporaryFolder(), port: 0 };
    const first = await startBackEnd({ ...options, emulatorJar: jar });
    const admin = await signIn(first, first.administrator.email, first.administrator.password);
    await call(first.port, 'commit', { writes: [creation('kept'), creation('gone')] }, admin);
    await call(first.port, 'commit', { writes: [{ delete: nameOf('press/gone') }] }, admin);
    const documents = [nameOf('press/kept'), nameOf('press/gone'), nameOf('press/sample-01')];
    const before = await call(first.port, 'batchGet', { documents });
    await first.stop();

    for (const emulatorJar of [null, jar]) {
      const again = await startBackEnd({ ...options, emulatorJar });
      const after = await call(again.port, 'batchGet', { documents });
      await again.stop();
      expect(fields(after)).toEqual(fields(before));
      expect(fields(after).get(nameOf('press/kept'))).toMatchObject({ title: { stringValue: '제목' } });
      expect(fields(after).get(nameOf('press/gone'))).toBeUndefined();
    }
  });
});
