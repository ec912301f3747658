import { expect, test } from 'vitest';
import { clockTime, processorTimes, processorUse } from './processorUse.mjs';

test('what was used of the processors between two moments', () => {
  const use = processorUse({ idle: 10_000, work: 5_000 }, { idle: 12_500, work: 12_500 });
  expect(use).toEqual({ seconds: 8, percent: 75 });
  expect(processorUse({ idle: 1, work: 1 }, { idle: 1, work: 1 })).toEqual({ seconds: 0, percent: 0 });
});

test('work is counted as it is done', () => {
  const before = processorTimes();
  for (const end = process.cpuUsage().user + 300_000; process.cpuUsage().user < end; ) Math.random();
  const after = processorTimes();
  // The system counts in ticks of a hundredth of a second.
  expect(after.work - before.work).toBeGreaterThanOrEqual(200);
});

test('a moment of a run', () => {
  expect([0, 9, 59.7, 339, 359.6, 1380].map(clockTime)).toEqual(['0:00', '0:09', '1:00', '5:39', '6:00', '23:00']);
});
