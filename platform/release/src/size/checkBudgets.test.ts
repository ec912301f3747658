import { randomBytes } from 'node:crypto';
import type { Budget, Remote } from '@platform/contract';
import { expect, it } from 'vitest';
import { release } from '../release';
import { page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from '../testing';
import { checkBudgets, spend } from './checkBudgets';

const budgets: readonly Budget[] = [
  { name: 'scripts of any page', pages: () => true, kind: 'js', counts: 'all', limit: 120_000 },
];

const forms: Remote = {
  ...remote('mf-forms', [
    page({ path: '/' }),
    page({ path: '/{site}/sign-up/:id', budget: { scripts: 9_000, styles: 100 } }),
  ]),
  budget: { scripts: 12_000 },
};

async function spendingsWith(weight: number) {
  const store = await temporaryStore();
  // Random letters do not compress: they weigh what they are.
  const words = JSON.stringify(randomBytes(weight).toString('base64'));
  const version = await publishRemote(store, forms, { words });
  await release({
    store,
    replace: { shell: await publishShell(store), 'mf-forms': version },
    site: sampleSite,
    backEnd: null,
  });
  return checkBudgets(store, budgets);
}

it('is content while every page is within its budgets', async () => {
  expect((await spendingsWith(1_000)).filter(({ within }) => !within)).toEqual([]);
});

it('holds a module and its pages to what their remote.ts says, and names the page that breaks it', async () => {
  const broken = (await spendingsWith(15_000)).filter(({ within }) => !within);
  expect(broken.map(({ budget, page: dearest }) => [budget.name, dearest])).toEqual([
    ['scripts of mf-forms on any page', 'index.html'],
    ['scripts of /sample/sign-up/:id beyond the shell', 'sample/sign-up/_any.html'],
  ]);
});

it('holds a page to its own budget alone', async () => {
  const spendings = await spendingsWith(10_000);
  expect(spendings.map(({ budget, page: dearest, within }) => [budget.name, dearest, within])).toEqual([
    ['scripts of any page', 'index.html', true],
    ['scripts of mf-forms on any page', 'index.html', true],
    ['scripts of /sample/sign-up/:id beyond the shell', 'sample/sign-up/_any.html', false],
    ['styles of /sample/sign-up/:id beyond the shell', '–', true],
  ]);
});

it('asks a budget of each document whether it is for it, by its file and by what it says', async () => {
  const store = await temporaryStore();
  const documents = [
    ['a.html', '<script type="module" src="/_modules/shell/1/gone.js"></script>'],
    ['b.html', '<div data-small></div>'],
  ] as const;
  const asked: (readonly [file: string, html: string])[] = [];
  const pages = (file: string, html: string) => {
    asked.push([file, html]);
    return html.includes('data-small');
  };
  const [spending] = await spend(store, documents, [{ name: 'small', pages, kind: 'js', counts: 'all', limit: 1 }]);
  expect([asked, spending?.within]).toEqual([documents, true]);
});
