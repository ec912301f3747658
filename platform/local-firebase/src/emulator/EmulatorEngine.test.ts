import { describe, expect, test } from 'vitest';
import { findEmulator } from '../emulator/findEmulator';
import { type Answer, signIn } from '../testing/postsClient';
import { rawRequest } from '../testing/rawRequest';
import { call, creation, nameOf, startSample } from '../testing/startSample';
import { temporaryFolder } from '../testing/temporaryFolder';

const jar = findEmulator();

/** Documents of an answer by name; `undefined` for one that is missing. */
function fields({ body }: Answer): ReadonlyMap<string, unknown> {
  const answers = body as { missing?: string; found?: { name: string; fields: unknown } }[];
  return new Map(answers.map(({ missing, found }) => [missing ?? found?.name ?? '', found?.fields]));
}

describe.skipIf(!jar)('the official emulator behind this back end', () => {
  test('keeps what was acknowledged over a restart, under either engine, whatever the form of the write', {
    timeout: 240_000,
  }, async () => {
    const options = { dataDir: temporaryFolder() };
    const first = await startSample({ ...options, emulatorJar: jar });
    const admin = await signIn(first, first.administrator.email, first.administrator.password);
    await call(first.port, 'commit', { writes: [creation('kept'), creation('gone')] }, admin);
    await call(first.port, 'commit', { writes: [{ delete: nameOf('posts/gone') }] }, admin);
    await call(first.port, 'commit', { writes: [creation('form')] }, admin);
    const change = (title: string) => ({
      update: { name: nameOf('posts/form'), fields: { title: { stringValue: title } } },
      updateMask: { fieldPaths: ['title'] },
    });
    const { status } = await call(first.port, 'commit', { writes: [change('하나'), change('둘')] }, admin);
    expect(status).toBe(200);
    const documents = ['kept', 'gone', 'form', 'sample-01'].map((id) => nameOf(`posts/${id}`));
    const before = await call(first.port, 'batchGet', { documents });
    await first.stop();

    for (const emulatorJar of [null, jar]) {
      const again = await startSample({ ...options, emulatorJar });
      const after = await call(again.port, 'batchGet', { documents });
      await again.stop();
      expect(fields(after)).toEqual(fields(before));
      expect(fields(after).get(nameOf('posts/kept'))).toMatchObject({ title: { stringValue: '제목' } });
      expect(fields(after).get(nameOf('posts/gone'))).toBeUndefined();
      expect(fields(after).get(nameOf('posts/form'))).toMatchObject({ title: { stringValue: '둘' } });
    }
  });

  test('killed under the site it is UNAVAILABLE, says so, and comes back with all it had', {
    timeout: 240_000,
  }, async () => {
    const backEnd = await startSample({ emulatorJar: jar });
    try {
      const admin = await signIn(backEnd, backEnd.administrator.email, backEnd.administrator.password);
      await call(backEnd.port, 'commit', { writes: [creation('kept')] }, admin);
      const documents = [nameOf('posts/kept'), nameOf('posts/sample-01')];
      const before = await call(backEnd.port, 'batchGet', { documents });
      process.kill((await backEnd.emulator?.pid()) ?? 0, 'SIGKILL');
      await expect.poll(() => backEnd.emulator?.address, { timeout: 10_000 }).toBeNull();

      const away = [
        await call(backEnd.port, 'batchGet', { documents }),
        await call(backEnd.port, 'commit', { writes: [creation('lost')] }, admin),
      ];
      expect(away.map(({ status, body }) => [status, body.error.status])).toEqual([
        [503, 'UNAVAILABLE'],
        [503, 'UNAVAILABLE'],
      ]);
      const health = await rawRequest(backEnd.port, '/healthz', { method: 'GET' });
      expect(health.status).toBe(503);
      expect(JSON.parse(health.text)).toMatchObject({ status: 'unavailable', down: ['official emulator'] });

      await expect.poll(() => backEnd.emulator?.address, { timeout: 120_000, interval: 200 }).not.toBeNull();
      expect(fields(await call(backEnd.port, 'batchGet', { documents }))).toEqual(fields(before));
      expect((await call(backEnd.port, 'commit', { writes: [creation('after')] }, admin)).status).toBe(200);
      expect((await rawRequest(backEnd.port, '/healthz', { method: 'GET' })).status).toBe(200);
    } finally {
      await backEnd.stop();
    }
  });
});
