import { expect, test } from 'vitest';
import { sampleSchedule } from './testing/sampleSchedule';
import { capacityOf, offeredSlots, readSchedule, slotsOn, whyClosed } from './visitSchedule';

/** Tuesday, 1 December 2026, half past eleven in Seoul. */
const now = Date.parse('2026-12-01T11:30:00+09:00');

test('a day has a slot for each interval that begins before it closes', () => {
  const slots = slotsOn({ ...sampleSchedule, opens: '10:00', closes: '12:30', every: 60 }, '2026-12-05');
  expect(slots.map(({ slot }) => slot)).toEqual(['2026-12-05T10:00', '2026-12-05T11:00', '2026-12-05T12:00']);
});

test.each([
  ['2026-11-30', 'outside'],
  ['2027-02-01', 'outside'],
  ['2026-12-07', 'weekday'], // a Monday
  ['2026-12-25', 'holiday'],
  ['2026-12-31', 'day'],
  ['2026-12-26', null],
])('%s is closed because of: %s', (date, why) => {
  const schedule = { ...sampleSchedule, closedWeekdays: [1], closedOnHolidays: true, closedDays: ['2026-12-31'] };
  expect(whyClosed(schedule, date)).toBe(why);
  expect(slotsOn(schedule, date).length > 0).toBe(why === null);
});

test('holidays are open where the desk is open on them', () =>
  expect(slotsOn({ ...sampleSchedule, closedOnHolidays: false }, '2026-12-25')).not.toEqual([]));

test('a slot takes what the day takes, or what was set for it', () => {
  const schedule = { ...sampleSchedule, exceptions: { '2026-12-05T11:00': 9, '2026-12-05T12:00': 0 } };
  expect(capacityOf(schedule, '2026-12-05T10:00', now)).toBe(sampleSchedule.capacity);
  expect(capacityOf(schedule, '2026-12-05T11:00', now)).toBe(9);
  expect(capacityOf(schedule, '2026-12-05T12:00', now)).toBe(0);
});

test.each([
  ['over', '2026-12-01T11:00'],
  ['between two slots', '2026-12-05T10:07'],
  ['after the last', '2026-12-05T18:00'],
  ['further ahead than is offered', '2027-01-02T10:00'],
  ['no day', '2026-12-32T10:00'],
  ['no slot', '2026-12-05'],
])('a slot that is %s takes nobody', (_, slot) => expect(capacityOf(sampleSchedule, slot, now)).toBe(0));

test('what is offered begins after now, ends with the days that are offered, and leaves out what is closed', () => {
  const slots = offeredSlots({ ...sampleSchedule, exceptions: { '2026-12-01T13:00': 0 } }, now);
  expect(slots.slice(0, 2).map(({ slot }) => slot)).toEqual(['2026-12-01T12:00', '2026-12-01T14:00']);
  expect(slots.at(-1)?.slot).toBe('2026-12-31T17:00');
  expect(offeredSlots(null, now)).toEqual([]);
});

test('a schedule that was sent is read as it is, and refused as a whole where a part of it is none', () => {
  expect(readSchedule({ ...sampleSchedule, other: 1 })).toEqual(sampleSchedule);
  for (const wrong of [
    { from: '2026-12-32' },
    { until: '2026-11-01' },
    { opens: '25:00' },
    { closes: '10:00' },
    { every: 0 },
    { every: 30.5 },
    { capacity: -1 },
    { capacity: 100_000 },
    { closedWeekdays: [7] },
    { closedOnHolidays: 'yes' },
    { closedDays: ['tomorrow'] },
    { exceptions: { '2026-12-05T10:00': -1 } },
    { exceptions: { 'some day': 3 } },
  ])
    expect(readSchedule({ ...sampleSchedule, ...wrong }), JSON.stringify(wrong)).toBeNull();
});
