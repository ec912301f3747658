import { expect, test } from 'vitest';
import { AddressBudget } from './AddressBudget';

const hour = 3_600_000;
const taken = (budget: AddressBudget, address: string, tries: number, now: number) =>
  Array.from({ length: tries }, () => budget.take(address, now)).filter(Boolean).length;

test('so many at once, and so many an hour after that', () => {
  const budget = new AddressBudget(5, 4);
  expect(taken(budget, 'a', 20, 0)).toBe(5);
  expect(taken(budget, 'a', 20, hour)).toBe(4);
  expect(taken(budget, 'a', 20, 100 * hour)).toBe(5);
  expect(taken(budget, 'b', 20, 0)).toBe(5);
});

test('a flood of addresses gives nothing back, and a clock turned back takes nothing', () => {
  const budget = new AddressBudget(5, 4);
  taken(budget, 'a', 20, 1000);
  for (let at = 0; at < 25_000; at++) budget.take(`flood-${at}`, 1000);
  expect(budget.take('a', 1000)).toBe(false);
  expect(budget.take('a', 0)).toBe(false);
});
