import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initializeApp } from 'firebase/app';
import { connectStorageEmulator, getMetadata, getStorage, ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type LocalFirebase, startLocalFirebase } from '../server/startLocalFirebase';
import { signIn } from '../testing/postsClient';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const bucket = 'sample.firebasestorage.app';
const webp = Buffer.from('RIFF\x04\x00\x00\x00WEBPVP8 a picture', 'latin1');
const contentType = 'image/webp';
let firebase: LocalFirebase;

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'storage-'));
  const rules = join(dataDir, 'storage.rules');
  writeFileSync(
    rules,
    `rules_version = '2';
    service firebase.storage {
      match /b/{bucket}/o/{name} {
        allow get;
        allow create: if request.auth.token.admin == true && firestore.exists(/databases/(default)/documents/posts/hello);
      }
    }`,
  );
  const sample = (name: string) => new URL(`../testing/sample/${name}`, import.meta.url).pathname;
  firebase = await startLocalFirebase({
    projectId: 'sample',
    rules: sample('firestore.rules'),
    indexes: sample('firestore.indexes.json'),
    storage: { bucket, rules },
    dataDir,
    port: 0,
    emulatorJar: null,
    seed: {
      name: 'posts',
      documents: [{ collection: 'posts', id: 'hello', fields: {}, time: '2026-01-01T00:00:00Z' }],
    },
  });
});
afterAll(() => firebase.stop());

test('the SDK uploads, reads what it uploaded, and hears why not', async () => {
  firebase.accounts.save('member@example.com', 'no administrator', {});
  const storageOf = (name: string, mockUserToken: string) => {
    const storage = getStorage(initializeApp({ projectId: 'sample', apiKey: 'k' }, name), `gs://${bucket}`);
    connectStorageEmulator(storage, '127.0.0.1', firebase.port, { mockUserToken });
    return storage;
  };
  const { email, password } = firebase.administrator;
  const ours = storageOf('administrator', await signIn(firebase, email, password));
  const place = ref(ours, 'picture-1');
  const { metadata } = await uploadBytes(place, new Uint8Array(webp), { contentType });
  expect(metadata).toMatchObject({ name: 'picture-1', bucket, size: webp.length, contentType });
  expect(await getMetadata(place)).toMatchObject({ name: 'picture-1', size: webp.length });
  const answer = await fetch(`http://127.0.0.1:${firebase.port}/v0/b/${bucket}/o/picture-1?alt=media`);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(webp);
  const theirs = storageOf('member', await signIn(firebase, 'member@example.com', 'no administrator'));
  await expect(uploadBytes(ref(theirs, 'picture-2'), new Uint8Array(webp), { contentType })).rejects.toMatchObject({
    code: 'storage/unauthorized',
  });
});
