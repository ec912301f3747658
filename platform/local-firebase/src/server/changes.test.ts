import { afterEach, beforeEach, expect, it } from 'vitest';
import { signIn, viewKey } from '../testing/postsClient';
import { call, creation, nameOf, startSample, view } from '../testing/startSample';
import type { LocalFirebase } from './startLocalFirebase';

let firebase: LocalFirebase;
let token: string;

beforeEach(async () => {
  firebase = await startSample({ watched: { collection: 'posts', ignoring: ['views', 'lastView'] } });
  token = await signIn(firebase, firebase.administrator.email, firebase.administrator.password);
});
afterEach(() => firebase.stop());

async function stateAfter(after: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${firebase.port}/changes?after=${after}`);
  return ((await answer.json()) as { state: string }).state;
}

/** Whether somebody who waits is answered once `write` is done, well before the wait is over by itself. */
async function tells(write: () => Promise<unknown>): Promise<boolean> {
  const state = await stateAfter('');
  let told = false;
  const waiting = stateAfter(state).then((next) => {
    told = next !== state;
  });
  await write();
  await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 300))]);
  return told;
}

const commit = (writes: readonly object[], as: string | null = token) => call(firebase.port, 'commit', { writes }, as);

it('tells of a post that is written, edited and removed', async () => {
  expect(await tells(() => commit([creation('new')]))).toBe(true);
  const edit = {
    update: { name: nameOf('posts/new'), fields: { title: { stringValue: '고침' } } },
    updateMask: { fieldPaths: ['title'] },
  };
  expect(await tells(() => commit([edit]))).toBe(true);
  expect(await tells(() => commit([{ delete: nameOf('posts/new') }]))).toBe(true);
});

it('does not tell of a view, nor of a write that is refused', async () => {
  expect(await tells(() => commit(view('sample-01', viewKey('a')), null))).toBe(false);
  expect(await tells(() => commit([creation('stranger')], null))).toBe(false);
});

it('answers at once who missed a change, and all who wait when it stops', async () => {
  const before = await stateAfter('');
  await commit([creation('new')]);
  expect(await stateAfter(before)).not.toBe(before);
  const waiting = stateAfter(await stateAfter('')).catch(() => 'closed');
  await new Promise((resolve) => setTimeout(resolve, 50));
  await firebase.stop();
  expect(await waiting).toBeTypeOf('string');
  firebase = await startSample();
});
