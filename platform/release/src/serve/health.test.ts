import { rename } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { readLive, readLock } from '../live';
import { type ServedSite, serveSite } from './testing/servedSite';

let site: ServedSite;
afterEach(() => site.close());

const ask = async () => {
  const answer = await fetch(`${site.origin}/healthz`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  return { code: answer.status, said: await answer.json() };
};
const saying =
  (status: number, body: string): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);

it('names the release and what the back end says of itself', async () => {
  site = await serveSite(saying(200, '{"status":"ok","firestore":"embedded"}'));
  const id = (await readLive(site.store))?.site ?? '';
  const { id: lock } = await readLock(site.store, id);
  expect(await ask()).toEqual({
    code: 200,
    said: {
      status: 'ok',
      site: { serving: true, id, lock },
      backEnd: { reachable: true, status: 'ok', firestore: 'embedded' },
    },
  });
});

it('fails with the back end that says so, and tells no path of it', async () => {
  site = await serveSite(
    saying(503, '{"status":"unavailable","down":["database","/opt/x"],"jar":"/opt/emulator.jar","why":{"deep":1}}'),
  );
  expect(await ask()).toMatchObject({
    code: 503,
    said: { status: 'failing', backEnd: { reachable: true, status: 'unavailable', down: ['database'] } },
  });
  expect(JSON.stringify((await ask()).said)).not.toMatch(/opt|deep/);
});

it.each([
  ['nobody answers', 'http://127.0.0.1:1'],
  ['what answers is no back end', saying(200, '<title>Wi-Fi</title>')],
])('fails where %s', async (_, backEnd) => {
  site = await serveSite(backEnd);
  expect(await ask()).toMatchObject({ code: 503, said: { status: 'failing', backEnd: { reachable: false } } });
});

it('fails where the site can not be read', async () => {
  site = await serveSite(null);
  expect((await ask()).code).toBe(200);
  await rename(site.store.root, `${site.store.root}-away`);
  expect(await ask()).toEqual({ code: 503, said: { status: 'failing', site: { serving: false }, backEnd: null } });
});
