import { expect, it } from 'vitest';
import { Recomposer } from './Recomposer';

const timing = { quiet: 20, longest: 60, firstPause: 5, longestPause: 10 };
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('composes once for a burst, and again for what came while it composed', async () => {
  let state = 0;
  const composed: number[] = [];
  const recomposer = new Recomposer(async () => {
    const seen = state;
    await wait(30);
    composed.push(seen);
  }, timing);
  const asked: Promise<void>[] = [];
  for (; state < 10; state++) asked.push(recomposer.ask());
  await wait(30);
  state = 11;
  const late = recomposer.ask();
  await Promise.all([...asked, late]);
  expect(composed).toEqual([10, 11]);
});

it('does not wait for quiet for ever', async () => {
  let composed = 0;
  const recomposer = new Recomposer(async () => {
    composed += 1;
  }, timing);
  for (let at = 0; at < 20; at++) {
    void recomposer.ask();
    await wait(10);
  }
  expect(composed).toBeGreaterThan(1);
});

it('never composes twice at a time', async () => {
  let running = 0;
  let most = 0;
  const recomposer = new Recomposer(async () => {
    running += 1;
    most = Math.max(most, running);
    await wait(40);
    running -= 1;
  }, timing);
  const first = recomposer.ask();
  await wait(30);
  const second = recomposer.ask();
  await Promise.all([first, second]);
  expect(most).toBe(1);
});

it('tells who asked of a failure, and insists where it is told to', async () => {
  let failures = 2;
  const recomposer = new Recomposer(async () => {
    failures -= 1;
    if (failures >= 0) throw new Error('the back end is away');
  }, timing);
  await expect(recomposer.ask()).rejects.toThrow('the back end is away');
  const reported: unknown[] = [];
  await recomposer.insist((error) => reported.push(error));
  expect(reported).toHaveLength(1);
});
