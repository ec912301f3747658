import { expect, test, vi } from 'vitest';
import { startWorker } from './workerHost';

test('a bucket answers without stopping the thread that asks, and refuses once its runtime has ended', async () => {
  const stopped = vi.spyOn(Atomics, 'wait');
  const { bucket, close } = await startWorker();
  const uploaded = expect.any(Date);
  const made = await bucket.put('가/a', 'abc', { onlyIf: { etagDoesNotMatch: '*' } });
  expect(made).toEqual({ key: '가/a', size: 3, etag: '900150983cd24fb0d6963f7d28e17f72', uploaded });
  expect(await bucket.put('가/a', 'other', { onlyIf: { etagDoesNotMatch: '*' } })).toBeNull();
  const found = await bucket.get('가/a');
  expect(new TextDecoder().decode(await found?.arrayBuffer())).toBe('abc');
  expect(await bucket.head('가/a')).toEqual(made);
  expect(await bucket.list({ prefix: '가/' })).toMatchObject({ objects: [made], truncated: false });
  await bucket.delete('가/a');
  expect(await bucket.get('가/a')).toBeNull();
  await close();
  await expect(bucket.head('가/a')).rejects.toThrow();
  expect(stopped).not.toHaveBeenCalled();
}, 30_000);
