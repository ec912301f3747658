import { randomBytes } from 'node:crypto';
import type { Budget } from '@platform/contract';
import { expect, it } from 'vitest';
import { release } from '../release';
import { page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from '../testing';
import { checkBudgets } from './checkBudgets';

const budgets: readonly Budget[] = [
  { name: 'scripts of any page', pages: () => true, kind: 'js', counts: 'all', limit: 120_000 },
  { name: 'forms on any page', pages: () => true, kind: 'js', counts: { own: 'mf-forms' }, limit: 12_000 },
];

async function spendingsWith(weight: number) {
  const store = await temporaryStore();
  // Random letters do not compress: they weigh what they are.
  const words = JSON.stringify(randomBytes(weight).toString('base64'));
  const forms = await publishRemote(store, remote('mf-forms', [page({ path: '/' })]), { words });
  await release({
    store,
    replace: { shell: await publishShell(store), 'mf-forms': forms },
    site: sampleSite,
    backEnd: null,
  });
  return checkBudgets(store, budgets);
}

it('is content while every page is within its budgets', async () => {
  expect((await spendingsWith(1_000)).filter(({ within }) => !within)).toEqual([]);
});

it('names the budget that is broken, and the page that breaks it', async () => {
  const broken = (await spendingsWith(15_000)).filter(({ within }) => !within);
  expect(broken.map(({ budget, page: dearest }) => [budget.name, dearest])).toEqual([
    ['forms on any page', 'index.html'],
  ]);
});
