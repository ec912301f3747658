import { expect, test } from 'vitest';
import { advanceClock, type ClockRecord, firstClock } from './advanceClock';

const hour = 3_600_000;
const day = 24 * hour;
const earliest = Date.parse('2026-11-20T00:00:00Z');
const start = Date.parse('2027-05-01T00:00:00Z');

const known: ClockRecord = { trusted: start, confirmed: true, ran: 0, leapt: 0, ahead: null };

/** Readings in order: how far the wall clock is off from `start` plus what has run, and how long has run since the one before. */
function read(
  record: ClockRecord,
  readings: readonly { readonly off: number; readonly ran: number; readonly times?: number }[],
): { readonly trusted: number; readonly record: ClockRecord } {
  let now = record;
  let ran = 0;
  for (const reading of readings) {
    for (let n = 0; n < (reading.times ?? 1); n++) {
      ran += reading.ran;
      now = advanceClock(now, start + ran + reading.off, reading.ran, earliest);
    }
  }
  return { trusted: now.trusted - start, record: now };
}

test.each([
  ['runs with a right clock', [{ off: 0, ran: hour, times: 100 }], 100 * hour],
  ['believes a stop of two days', [{ off: 47 * hour, ran: 0 }], 47 * hour],
  ['does not believe 366 days for one reading', [{ off: 366 * day, ran: hour }], hour],
  ['nor for 23 hours', [{ off: 366 * day, ran: hour, times: 24 }], 24 * hour],
  ['does once they have stood for a day of running', [{ off: 366 * day, ran: hour, times: 26 }], 366 * day + 26 * hour],
  [
    'not if the clock was right again in between',
    [
      { off: 366 * day, ran: hour, times: 20 },
      { off: 0, ran: hour },
      { off: 366 * day, ran: hour, times: 20 },
    ],
    41 * hour,
  ],
  ['goes on by the running time under a clock of 1970', [{ off: -50 * 365 * day, ran: hour, times: 10 }], 10 * hour],
  [
    'and with the clock again once that is right',
    [
      { off: -50 * 365 * day, ran: hour, times: 10 },
      { off: 0, ran: hour },
    ],
    11 * hour,
  ],
  ['waits for a clock that was set back a little', [{ off: -hour, ran: hour, times: 2 }], hour],
  [
    'does not believe leaps that add up',
    [
      { off: 40 * hour, ran: hour },
      { off: 80 * hour, ran: hour },
    ],
    42 * hour,
  ],
  [
    'believes one on every day of running',
    [
      { off: 40 * hour, ran: hour },
      { off: 40 * hour, ran: hour, times: 24 },
      { off: 80 * hour, ran: hour },
    ],
    106 * hour,
  ],
  [
    'a clock that creeps ahead by a day every minute is not believed',
    [
      { off: 30 * day, ran: 60_000 },
      { off: 60 * day, ran: 60_000 },
      { off: 90 * day, ran: 60_000 },
    ],
    180_000,
  ],
])('%s', (_, readings, trusted) => {
  expect(read(known, readings).trusted).toBe(trusted);
});

test('time never goes back, whatever the clock says', () => {
  let record = known;
  let state = 7;
  for (let n = 0; n < 5000; n++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const wall = [start, 0, start + 1000 * day, start - 3 * hour, start + 5 * hour][state % 5] ?? 0;
    const next = advanceClock(record, wall, state % 600_000, earliest);
    expect(next.trusted).toBeGreaterThanOrEqual(record.trusted);
    record = next;
  }
});

test('what has stood is not lost with the process', () => {
  const { record } = read(known, [{ off: 366 * day, ran: hour, times: 20 }]);
  const kept = JSON.parse(JSON.stringify(record)) as ClockRecord;
  expect(kept.ahead?.stood).toBe(19 * hour);
  const wall = (kept.ahead?.wall ?? 0) + 9 * hour;
  const restarted = advanceClock(kept, wall, 0, earliest);
  expect(advanceClock(restarted, wall + 5 * hour, 5 * hour, earliest).trusted).toBe(wall + 5 * hour);
});

test.each([
  ['an empty store believes the clock', start, null, start],
  ['a clock before the first consent was published is none', 0, null, earliest],
  ['a store whose newest lead came an hour ago believes it', start, start - hour, start],
  ['one whose newest lead came long ago waits', start, start - 100 * day, start - 100 * day],
  ['one with a lead of the future goes by the clock', start, start + 366 * day, start],
])('at first: %s', (_, wall, newest, trusted) => {
  expect(firstClock(wall, earliest, newest).trusted).toBe(trusted);
});

test('a first clock that was wrong can be set back until a day of running has borne it out', () => {
  const first = firstClock(start + 366 * day, earliest, null);
  expect(advanceClock(first, start + hour, hour, earliest).trusted).toBe(start + hour);
  const borneOut = advanceClock(first, start + 367 * day, day, earliest);
  expect(advanceClock(borneOut, start + hour, hour, earliest).trusted).toBe(start + 367 * day + hour);
});
