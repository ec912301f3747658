import type { LockedRoute } from '@platform/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleSite } from '../testing';
import type { AskBackEnd } from './askBackEnd';
import { isDocumentKnown } from './isDocumentKnown';

const route = (path: string, documents?: string) => ({ path, ...(documents && { documents }) }) as LockedRoute;
const asked = vi.fn<AskBackEnd>();
const site = {
  routes: [route('/sample/news'), route('/sample/news/:id', 'news'), route('/tags/:tag')],
  facts: sampleSite.facts,
  backEnd: asked,
};
afterEach(() => void asked.mockReset());

test.each([
  ['found', { found: { name: 'a' } }, true],
  ['missing', { missing: 'a' }, false],
])('a document that is %s', async (_, part, known) => {
  asked.mockResolvedValue(Response.json([part]));
  expect(await isDocumentKnown('/Sample/news/late', site)).toBe(known);
  const call = asked.mock.calls[0]?.[0];
  expect(call?.method).toBe('POST');
  expect(call?.target).toMatch(/^\/v1\/projects\/sample\/.*:batchGet\?key=key$/);
  expect(JSON.parse(new TextDecoder().decode(call?.body)).documents).toEqual([
    'projects/sample/databases/(default)/documents/news/late',
  ]);
});

test.each([
  ['does not answer', () => Promise.reject(new Error('no network'))],
  ['answers with an error', async () => new Response('', { status: 503 })],
])('a back end that %s makes no page missing', async (_, answer) => {
  asked.mockImplementation(answer);
  expect(await isDocumentKnown('/sample/news/late', site)).toBe(true);
});

test('a path that names no document is not asked for', async () => {
  expect(await isDocumentKnown('/tags/river', site)).toBe(true);
  expect(asked).not.toHaveBeenCalled();
});
