import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Remote, SiteFont } from '@platform/contract';
import { expect, it } from 'vitest';
import { remoteConfig } from './remoteConfig';
import { providedVersions } from './sharedPackages';
import { shellConfig } from './shellConfig';
import { build, filesIn, folderOf } from './testing';

const remote: Remote = {
  name: 'mf-fixture',
  devPort: 1,
  exposes: { './Page': './src/Page.tsx', './Plain': './src/Plain.tsx' },
  pages: [],
};

const sources = {
  'src/Page.tsx': `
    import './page.css';
    export default () => { void import('./Later').then(({ later }) => later()); };`,
  'src/Plain.tsx': 'export default () => null;',
  'src/Later.tsx': "import './later.css';\nexport const later = () => { void import('./Latest'); };",
  'src/Latest.tsx': 'export const latest = document.title;',
  'src/page.css': '.page { color: red }',
  'src/later.css': '.later { color: blue }',
};

const readJson = (dir: string, file: string) => JSON.parse(readFileSync(path.join(dir, 'dist', file), 'utf8'));

it('tells the files that a piece needs at once from those it may ask for later', async () => {
  const dir = folderOf(sources);
  expect(await build(remoteConfig(remote, dir))).toEqual([]);
  const { entry, exposes, requires, remote: written } = readJson(dir, 'remote.json');
  const files = filesIn(path.join(dir, 'dist/client'));
  const holding = (text: string) => Object.keys(files).filter((name) => files[name]?.includes(text));

  expect(written).toEqual(remote);
  expect(entry).toBe('remoteEntry.js');
  expect(exposes['./Page'].css).toEqual(holding('.page{'));
  expect(exposes['./Page'].laterCss).toEqual(holding('.later{'));
  expect(exposes['./Page'].laterJs).toHaveLength(2);
  expect(exposes['./Page'].laterJs).toContain(holding('document.title')[0]);
  expect(exposes['./Page'].js).not.toContain(holding('document.title')[0]);
  expect(exposes['./Plain']).toMatchObject({ css: [], laterJs: [], laterCss: [] });
  const [major, minor] = (providedVersions().react ?? '').split('.');
  expect(requires.react).toBe(`^${major}.${minor}.0`);
});

it('tells the characters of all that is built in, of remote.ts and of no file beside it', async () => {
  const dir = folderOf({
    ...sources,
    'src/Plain.tsx':
      "import './plain.css';\nimport { words } from './content/words';\nexport default () => words.text;",
    'src/content/words.ts': "export const words = { text: '뷁' };",
    'src/content/words.test.ts': "export const never = '쀍';",
    'src/plain.css': '.plain::before { content: "※" }',
  });
  const page = { path: '/x', expose: './Page', title: '홱', description: '솖' } as const;
  expect(await build(remoteConfig({ ...remote, pages: [page] }, dir))).toEqual([]);
  expect(readJson(dir, 'remote.json').characters).toEqual({ headlines: '※뷁홱', text: '※뷁홱' });
});

it('tells what the shell brings, exactly, and what every document loads', async () => {
  const dir = folderOf({
    'src/main.tsx': "import './main.css';",
    'src/main.css': 'body { margin: 0 }',
    'src/server.tsx': '',
  });
  expect(await build(shellConfig(dir, {}))).toEqual([]);
  const { entry, provides } = readJson(dir, 'shell.json');
  expect(provides).toEqual(providedVersions());
  for (const file of [...entry.js, ...entry.css]) expect(existsSync(path.join(dir, 'dist/client', file))).toBe(true);
  expect([entry.js.length, entry.css.length]).toEqual([1, 1]);
});

it('brings the fonts of a shell whole, named by their content', async () => {
  const font: SiteFont = {
    draws: 'text',
    property: '--font',
    family: 'Sans',
    source: './whole.woff2',
    always: '',
    preload: 'low',
    standInFamily: 'Sans',
    standIns: [],
  };
  const files = { 'whole.woff2': 'a font' };
  const dir = folderOf({ 'src/main.tsx': '', 'src/server.tsx': '', ...files });
  expect(await build(shellConfig(dir, {}, [font]))).toEqual([]);
  const [{ source, family }] = readJson(dir, 'shell.json').fonts;
  const assets = filesIn(path.join(dir, 'dist/_assets'));
  expect([assets[source], family]).toEqual(['a font', 'Sans']);
  expect(source).toMatch(/^[0-9a-f]{16}\.woff2$/);
});

it('writes nothing of a build that failed', async () => {
  const dir = folderOf({ ...sources, 'src/Plain.tsx': "import './nowhere';" });
  expect((await build(remoteConfig(remote, dir))).join()).toContain('./nowhere');
  expect(existsSync(path.join(dir, 'dist/remote.json'))).toBe(false);
});

it('hands the composer the banner pictures that a module brings, by addresses of its assets', async () => {
  const dir = folderOf({
    ...sources,
    'src/pictures/banner-own.ts':
      "import src from './own.svg';\nexport const bannerOwn = { src, width: 2, height: 1 };",
    'src/pictures/own.svg': '<svg/>',
  });
  const banners = { own: './src/pictures/banner-own.ts' };
  expect(await build(remoteConfig({ ...remote, banners }, dir))).toEqual([]);
  const bundle = createRequire(import.meta.url)(path.join(dir, 'dist/server/index.cjs'));
  const { bannerOwn } = await bundle.banners.own();
  const [asset] = Object.keys(filesIn(path.join(dir, 'dist/_assets')));
  expect(bannerOwn).toEqual({ src: `/_assets/${asset}`, width: 2, height: 1 });
});

it('drops the assets of an earlier build', async () => {
  const dir = folderOf({
    ...sources,
    'src/Plain.tsx': "import picture from './a.svg';\nexport default () => picture;",
    'src/a.svg': '<svg/>',
  });
  expect(await build(remoteConfig(remote, dir))).toEqual([]);
  const [earlier = ''] = Object.keys(filesIn(path.join(dir, 'dist/_assets')));
  writeFileSync(path.join(dir, 'src/a.svg'), '<svg></svg>');
  expect(await build(remoteConfig(remote, dir))).toEqual([]);
  const now = Object.keys(filesIn(path.join(dir, 'dist/_assets')));
  expect([now.length, now.includes(earlier)]).toEqual([1, false]);
});
