import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { release } from '../release';
import { facts, page, publishRemote, publishShell, remote, temporaryStore } from '../testing';
import { checkBudgets } from './checkBudgets';

async function spendingsWith(weight: number) {
  const store = await temporaryStore();
  // Random letters do not compress: they weigh what they are.
  const words = JSON.stringify(randomBytes(weight).toString('base64'));
  const leads = await publishRemote(store, remote('mf-leads', [page({ path: '/' })]), { words });
  await release({ store, replace: { shell: await publishShell(store), 'mf-leads': leads }, facts, backEnd: null });
  return checkBudgets(store);
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
