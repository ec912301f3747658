import { expect, test } from 'vitest';
import type { R2Bucket } from '../../store/r2';
import { closableBucket } from './closableBucket';

const facts = { key: 'a', size: 3, etag: 'e', uploaded: new Date(0) };

/** A bucket that answers when it is told; it writes down what it is asked, and each part of an answer that is read. */
function slowBucket() {
  const seen: string[] = [];
  let answer: () => void = () => {};
  const told = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const object = {
    ...facts,
    get etag() {
      seen.push('etag');
      return facts.etag;
    },
    async arrayBuffer() {
      seen.push('bytes');
      return new TextEncoder().encode('abc').buffer as ArrayBuffer;
    },
  };
  const asked = <T>(what: string, value: T) => {
    seen.push(what);
    return told.then(() => value);
  };
  const remote: R2Bucket = {
    get: () => asked('get', object),
    head: () => asked('head', object),
    put: () => asked('put', object),
    list: () => asked('list', { objects: [object], truncated: true, cursor: 'c' }),
    delete: () => asked('delete', undefined),
  };
  return { remote, seen, answer };
}

test('what is asked before it is closed is answered, and nothing is asked after that, nor of what was found', async () => {
  const { remote, seen, answer } = slowBucket();
  const { bucket, settle } = closableBucket(remote);
  const getting = bucket.get('a');
  let hasSettled = false;
  const settling = settle().then(() => {
    hasSettled = true;
  });
  await expect(bucket.head('a')).rejects.toThrow('The bucket is closed.');
  expect(hasSettled).toBe(false);
  answer();
  await settling;
  const found = await getting;
  expect(() => found?.etag).toThrow('The bucket is closed.');
  await expect(found?.arrayBuffer()).rejects.toThrow('The bucket is closed.');
  expect(seen).toEqual(['get']);
});

test('it answers what the other one does, and reads no more of it', async () => {
  const { remote, seen, answer } = slowBucket();
  const { bucket } = closableBucket(remote);
  answer();
  const found = await bucket.get('a');
  expect(Buffer.from((await found?.arrayBuffer()) ?? new ArrayBuffer(0)).toString()).toBe('abc');
  expect(seen).toEqual(['get', 'bytes']);
  expect(await bucket.head('a')).toEqual(facts);
  expect(await bucket.put('a', '', { onlyIf: {} })).toEqual(facts);
  expect(await bucket.list({ prefix: '' })).toEqual({ objects: [facts], truncated: true, cursor: 'c' });
  expect(await bucket.delete('a')).toBeUndefined();
});

test('what fails is not waited for', async () => {
  const { remote } = slowBucket();
  const { bucket, settle } = closableBucket({ ...remote, head: () => Promise.reject(new Error('no bucket')) });
  await expect(bucket.head('a')).rejects.toThrow('no bucket');
  await settle();
});
