import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Witness } from '@platform/contract';
import { beforeEach, expect, it } from 'vitest';
import { collectGarbage } from '../collectGarbage';
import { sha256 } from '../hash';
import type { Release } from '../journal';
import { release } from '../release';
import { requireSiteFile } from '../site';
import { textOf } from '../store/bytes';
import type { FolderStore } from '../store/FolderStore';
import { page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from '../testing';
import { findEvidence, writeEvidence } from './evidence';
import { namedRelease } from './namedRelease';

const alpha = remote('mf-alpha', [page({ path: '/' }), page({ path: '/About' })]);
const day = 86_400_000;

let store: FolderStore;
let made: Release[];
const shown = new Map<number, string>();

async function go(words: string): Promise<Release> {
  const replace = {
    shell: await publishShell(store),
    'mf-alpha': await publishRemote(store, alpha, { words: JSON.stringify(words) }),
  };
  const { release: one } = await release({ store, replace, site: sampleSite, backEnd: null });
  shown.set(one.number, textOf(await requireSiteFile(store, one.site, 'About.html')));
  return one;
}

beforeEach(async () => {
  store = await temporaryStore();
  made = [await go('336 homes'), await go('still 336 homes'), await go('337 homes')];
});

const witness = (given: Partial<Witness>): Witness => ({
  id: 'f00d',
  at: '2099-01-01T00:00:00.000Z',
  release: 'live/1',
  page: '/About',
  texts: { 'consent-2026-11-22.json': '{"label":"agreed"}' },
  ...given,
});

it('is what the visitors of a release were shown, byte for byte, whatever was published since', async () => {
  const target = await mkdtemp(path.join(tmpdir(), 'evidence-'));
  const evidence = await findEvidence(store, 'live/1', witness({}));
  await writeEvidence(store, evidence, target);
  const about = await readFile(path.join(target, 'public/About.html'), 'utf8');
  expect(about).toBe(shown.get(1));
  expect(about).toContain('336 homes');
  const said = JSON.parse(await readFile(path.join(target, 'evidence.json'), 'utf8'));
  expect(said).toMatchObject({
    channel: 'live',
    release: { number: 1, modules: made[0]?.modules },
    witness: { id: 'f00d' },
  });
  expect(said.files['About.html']).toBe(sha256(about));
  expect(await readFile(path.join(target, 'consent-2026-11-22.json'), 'utf8')).toBe('{"label":"agreed"}');
  const version = made[0]?.modules['mf-alpha'] ?? '';
  expect(await readFile(path.join(target, 'public/_modules/mf-alpha', version, 'remoteEntry.js'), 'utf8')).toBe(
    'container();',
  );
});

it('is found by the lock that an older lead names: of several releases the one of its day', async () => {
  const again = await go('336 homes');
  const lock = again.lock;
  expect(lock).toBe(made[0]?.lock);
  expect((await namedRelease(store, lock, made[1]?.at))?.release.number).toBe(1);
  expect((await namedRelease(store, lock, again.at))?.release.number).toBe(4);
  expect((await namedRelease(store, lock, '2001-01-01T00:00:00.000Z'))?.release.number).toBe(1);
});

it('is what was live then, for a lead that names nothing', async () => {
  expect((await findEvidence(store, null, witness({ release: null, at: made[1]?.at ?? '' }))).release.number).toBe(2);
});

it('outlasts sweeps: as long as the rule says, and as long as a lead names it', async () => {
  const later = Date.now() + 3 * day;
  const rule = { releases: 1, days: 0, evidenceUntil: '2099-12-31' };
  await collectGarbage(store, { rule, now: later });
  expect((await findEvidence(store, 'live/1', null)).release.number).toBe(1);

  const short = { ...rule, releases: 1, evidenceUntil: '2001-01-01' };
  const { kept } = await collectGarbage(store, { rule: short, named: ['live/1'], now: later, dryRun: true });
  expect(kept.releases.find(({ release: { number } }) => number === 1)?.why).toBe('named by a lead');
});

it('is refused for a release that there never was', async () => {
  await expect(findEvidence(store, 'live/99', null)).rejects.toThrow('The journal has no release live/99');
});
