import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { exportHosting } from './exportHosting';
import { release } from './release';
import { page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from './testing';

it('exports the live site with the versions that open tabs still ask for', async () => {
  const store = await temporaryStore();
  const alpha = remote('mf-alpha', [page({ path: '/' })]);
  const old = await publishRemote(store, alpha);
  await release({
    store,
    replace: { shell: await publishShell(store), 'mf-alpha': old },
    site: sampleSite,
    backEnd: null,
  });
  const fresh = await publishRemote(store, alpha, { words: "'fresh'" });
  await release({ store, replace: { 'mf-alpha': fresh }, site: sampleSite, backEnd: null });

  const target = path.join(mkdtempSync(path.join(tmpdir(), 'export-')), 'deploy');
  await exportHosting(store, () => null, target);

  expect(readFileSync(path.join(target, 'public/index.html'), 'utf8')).toContain('fresh');
  for (const version of [old, fresh]) {
    expect(existsSync(path.join(target, `public/_modules/mf-alpha/${version}/remoteEntry.js`))).toBe(true);
  }
  expect(existsSync(path.join(target, 'public/_modules/mf-alpha', fresh, 'server'))).toBe(false);
  const config = JSON.parse(readFileSync(path.join(target, 'firebase.json'), 'utf8'));
  expect(config.hosting).toMatchObject({ public: 'public', cleanUrls: true, trailingSlash: false });
  expect(config.hosting.headers.at(-1)).toEqual({
    source: '**',
    headers: [{ key: 'Server-Timing', value: 'release;desc="live/2"' }],
  });
});
