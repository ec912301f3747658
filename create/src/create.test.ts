import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Remote } from '@platform/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createModule, createPage } from './create';
import { nextPort, readModules } from './modules';

const repository = path.resolve(import.meta.dirname, '../..');
const linter = path.join(repository, 'node_modules/.bin/biome');

/** A workspace with copies of two modules of this one. */
let workspace: string;
let modules: readonly Remote[];

beforeEach(async () => {
  workspace = mkdtempSync(path.join(tmpdir(), 'create-'));
  for (const name of ['mf-press', 'mf-leads']) {
    for (const file of ['remote.ts', 'README.md']) {
      cpSync(path.join(repository, name, file), path.join(workspace, name, file));
    }
  }
  for (const file of ['platform/runtime/package.json', 'tsconfig.base.json', 'tsconfig.site.json']) {
    cpSync(path.join(repository, file), path.join(workspace, file));
  }
  modules = await readModules(workspace);
});
afterEach(() => rmSync(workspace, { recursive: true }));

const notice = {
  module: 'mf-press',
  path: '/Promotion/NoticeBoard',
  title: "알림 '판'",
  description: '둔산 리버뷰의 알림을 모았습니다. 새 소식이 나오는 대로 날짜순으로 이 페이지에 올려 드립니다.',
  group: 'promotion',
};
const events = { ...notice, module: 'mf-events', path: '/Events', title: '행사' };

const read = (file: string) => readFileSync(path.join(workspace, file), 'utf8');
const allFiles = () =>
  readdirSync(workspace, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? path.relative(workspace, path.join(entry.parentPath, entry.name)) : [],
  );

/** The linter of this repository has nothing to change where it will stand. */
function lint(file: string) {
  const linted = execFileSync(linter, ['check', '--write', `--stdin-file-path=${file}`], {
    cwd: repository,
    input: read(file),
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  expect(linted, file).toBe(read(file));
}

test('a page is six files, written as the linter wants them', async () => {
  const written = await createPage(workspace, modules, notice);
  expect(written).toEqual([
    'mf-press/src/pages/notice-board/NoticeBoardPage.tsx',
    'mf-press/src/pages/notice-board/NoticeBoardPage.test.tsx',
    'mf-press/src/content/noticeBoard.ts',
    'e2e/src/mf-press/notice-board.spec.ts',
    'mf-press/remote.ts',
    'mf-press/README.md',
  ]);
  for (const file of written.filter((name) => !name.endsWith('.md'))) lint(file);
  expect(read('mf-press/README.md')).toContain('`/Promotion/Press` · `/Promotion/NoticeBoard`.\n');
}, 60_000);

test('the module declares it behind the others of its menu group', async () => {
  await createPage(workspace, modules, notice);
  const { default: remote } = (await import(path.join(workspace, 'mf-press/remote.ts?added'))) as { default: Remote };
  const before = modules.find(({ name }) => name === 'mf-press');
  expect(remote.pages.slice(0, -1)).toEqual(before?.pages);
  expect(remote.exposes).toEqual({
    ...before?.exposes,
    './NoticeBoardPage': './src/pages/notice-board/NoticeBoardPage.tsx',
  });
  expect(remote.pages.at(-1)).toMatchObject({
    path: notice.path,
    title: notice.title,
    description: notice.description,
    menu: { group: 'promotion', label: notice.title, order: 3 },
  });
  expect(remote.redirects).toEqual(before?.redirects);
});

test('a module comes with a page of its own, on a port of its own', async () => {
  const written = await createModule(workspace, modules, events);
  expect(written).toHaveLength(10);
  for (const file of written.filter((name) => !name.endsWith('.md'))) lint(file);
  const [, , added] = [...modules, ...(await readModules(workspace)).filter(({ name }) => name === 'mf-events')];
  expect(added).toMatchObject({ name: 'mf-events', devPort: nextPort(modules) });
  expect(modules.map(({ devPort }) => devPort)).not.toContain(added?.devPort);
  expect(added?.pages.map(({ path: address, expose }) => [address, expose])).toEqual([['/Events', './EventsPage']]);
  expect(JSON.parse(read('mf-events/package.json'))).toMatchObject({ name: 'mf-events', description: '행사' });
}, 60_000);

test.each([
  ['a path of another page', { path: '/Privacy' }, /Privacy is a page of mf-leads/],
  ['the path of an alias, in other letters', { path: '/promotion/CUSTOMER' }, /is a page of mf-leads/],
  ['what is no path', { path: 'Notice Board' }, /can not be a page's path/],
  ['a module that is not there', { module: 'mf-none' }, /no module mf-none.*mf-leads, mf-press/],
])('%s is refused, and nothing is written', async (_, wrong, message) => {
  const before = allFiles();
  await expect(createPage(workspace, modules, { ...notice, ...wrong })).rejects.toThrow(message);
  expect(allFiles()).toEqual(before);
});

test('a module that is there is not written over', async () => {
  await expect(createModule(workspace, modules, { ...events, module: 'mf-press' })).rejects.toThrow(/is a module/);
  await expect(createModule(workspace, modules, { ...events, module: 'events' })).rejects.toThrow(/Write it like/);
});

test('a remote.ts written in another way is left alone, and the lines for it are said', async () => {
  const file = path.join(workspace, 'mf-press/remote.ts');
  const other = read('mf-press/remote.ts').replace('  pages: [\n', '  pages: [ // all of them\n');
  writeFileSync(file, other);
  await expect(createPage(workspace, modules, notice)).rejects.toThrow(
    /Add it by hand:[\s\S]*path: '\/Promotion\/NoticeBoard'/,
  );
  expect(read('mf-press/remote.ts')).toBe(other);
});
