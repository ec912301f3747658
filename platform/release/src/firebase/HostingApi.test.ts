import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listen } from '../serve/testing/servedSite';
import { HostingApi } from './HostingApi';
import { HostingStandIn } from './testing/HostingStandIn';

let hosting: HostingStandIn;
let api: HostingApi;
let visitors: string;

beforeEach(async () => {
  hosting = new HostingStandIn('riverside', () => undefined);
  const folder = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  mkdirSync(path.join(folder, 'public/_assets'), { recursive: true });
  const config = { public: 'public', cleanUrls: true, trailingSlash: false, redirects: [], rewrites: [], headers: [] };
  writeFileSync(path.join(folder, 'firebase.json'), JSON.stringify({ hosting: config }));
  for (const [name, words] of Object.entries({ 'index.html': 'front', 'old.html': 'old', '404.html': 'none' }))
    writeFileSync(path.join(folder, 'public', name), words);
  for (let at = 0; at < 120; at++) writeFileSync(path.join(folder, `public/_assets/${at}.txt`), `asset ${at}`);
  hosting.deploy(folder);
  const origin = `http://127.0.0.1:${await listen(hosting.api)}`;
  visitors = `http://127.0.0.1:${await listen(hosting.visitors)}`;
  api = new HostingApi({ site: 'riverside', origin, accessToken: async () => hosting.token });
});

afterEach(() => {
  for (const server of [hosting.api, hosting.visitors]) {
    server.closeAllConnections();
    server.close();
  }
});

const seen = async (address: string) => {
  const answer = await fetch(visitors + address);
  return answer.status === 404 ? 404 : answer.text();
};

it('releases the live version with other files, and sends only those', async () => {
  const live = await api.live();
  if (!live) throw new Error('nothing is live');
  expect(live.files.size).toBe(123);
  const files = new Map([
    ['/news.html', 'a new page'],
    ['/index.html', 'another front'],
    ['/old.html', null],
  ]);
  expect(await api.release(live, files)).toBe(hosting.releases[0]);
  expect(hosting.uploads).toBe(2);
  expect(await seen('/news')).toBe('a new page');
  expect(await seen('/')).toBe('another front');
  expect(await seen('/old')).toBe(404);
  expect(await seen('/_assets/119.txt')).toBe('asset 119');
});

it('makes no version where nothing is other', async () => {
  const live = await api.live();
  if (!live) throw new Error('nothing is live');
  await api.release(live, new Map([['/news.html', 'a new page']]));
  const again = await api.live();
  if (!again) throw new Error('nothing is live');
  expect(await api.release(again, new Map([['/news.html', 'a new page']]))).toBeNull();
  expect(hosting.releases).toHaveLength(2);
});

it('does not take the place of what was deployed meanwhile', async () => {
  const live = await api.live();
  if (!live) throw new Error('nothing is live');
  await api.release(live, new Map([['/index.html', 'deployed meanwhile']]));
  await expect(api.release(live, new Map([['/index.html', 'late']]))).rejects.toThrow('deployed while it was composed');
  expect(await seen('/')).toBe('deployed meanwhile');
});

it('says what was refused, and leaves live what is live', async () => {
  const { port } = hosting.api.address() as { port: number };
  const stranger = new HostingApi({
    site: 'riverside',
    origin: `http://127.0.0.1:${port}`,
    accessToken: async () => 'nobody',
  });
  await expect(stranger.live()).rejects.toThrow(
    'Firebase Hosting answered 401 to GET /v1beta1/sites/riverside/releases',
  );
  expect(await seen('/')).toBe('front');
});
