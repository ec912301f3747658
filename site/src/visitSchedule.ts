import { holidays } from './holidays';

/**
 * When visits may be booked, as the desk sets it. Days are ISO 8601, times are Seoul's clock (`10:00`), weekdays count from
 * Sunday, 0.
 */
export interface VisitSchedule {
  readonly from: string;
  /** The last day. */
  readonly until: string;
  readonly opens: string;
  readonly closes: string;
  /** Minutes from one slot to the next. */
  readonly every: number;
  /** How many come at one time. */
  readonly capacity: number;
  readonly closedWeekdays: readonly number[];
  readonly closedOnHolidays: boolean;
  readonly closedDays: readonly string[];
  /** Slots that take another number, by slot; 0 closes one. */
  readonly exceptions: Readonly<Record<string, number>>;
}

/** A time that may be booked: `2026-12-05T10:00`, Seoul's clock. */
export interface Slot {
  readonly slot: string;
  readonly capacity: number;
}

/** Days from today on that are offered. */
export const offeredDays = 30;
const mostCapacity = 200;
const day = 86_400_000;

const dayRule = /^20\d\d-\d\d-\d\d$/;
const timeRule = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const slotRule = /^20\d\d-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/;

const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  dayRule.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(Date.parse(value)).toISOString().startsWith(value);

/** Whether a text names a time as slots do, whether or not it is offered. */
export const isSlot = (value: unknown): value is string =>
  typeof value === 'string' && slotRule.test(value) && isDay(value.slice(0, 10));

/** When a slot begins, milliseconds since 1970. */
export const startOf = (slot: string): number => Date.parse(`${slot}:00+09:00`);

/** The day of an instant in Seoul, ISO 8601. */
export const seoulDay = (instant: number): string => new Date(instant + 9 * 3_600_000).toISOString().slice(0, 10);

export const dayAfter = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * day).toISOString().slice(0, 10);

const isHoliday = (date: string): boolean => holidays[Number(date.slice(0, 4))]?.includes(date) ?? false;

/** Why nobody comes on a day, `null` where it is open. */
export function whyClosed(schedule: VisitSchedule, date: string): 'outside' | 'weekday' | 'holiday' | 'day' | null {
  if (date < schedule.from || date > schedule.until) return 'outside';
  if (schedule.closedDays.includes(date)) return 'day';
  if (schedule.closedOnHolidays && isHoliday(date)) return 'holiday';
  return schedule.closedWeekdays.includes(new Date(Date.parse(date)).getUTCDay()) ? 'weekday' : null;
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The slots of a day with what each takes, closed ones with 0; none on a closed day. */
export function slotsOn(schedule: VisitSchedule, date: string): readonly Slot[] {
  if (whyClosed(schedule, date)) return [];
  const [opens, closes] = [minutes(schedule.opens), minutes(schedule.closes)];
  const count = Math.max(0, Math.ceil((closes - opens) / schedule.every));
  return Array.from({ length: count }, (_, index) => {
    const slot = `${date}T${clock(opens + index * schedule.every)}`;
    return { slot, capacity: schedule.exceptions[slot] ?? schedule.capacity };
  });
}

/** What a slot takes at an instant (milliseconds since 1970); 0 for one that is over, too far ahead or none of the schedule's. */
export function capacityOf(schedule: VisitSchedule | null, slot: string, now: number): number {
  if (!schedule || !isSlot(slot) || startOf(slot) <= now) return 0;
  const date = slot.slice(0, 10);
  if (date > dayAfter(seoulDay(now), offeredDays)) return 0;
  return slotsOn(schedule, date).find((one) => one.slot === slot)?.capacity ?? 0;
}

/** Every slot that may be booked at an instant, day by day; days without any are left out. */
export function offeredSlots(schedule: VisitSchedule | null, now: number): readonly Slot[] {
  if (!schedule) return [];
  const today = seoulDay(now);
  return Array.from({ length: offeredDays + 1 }, (_, index) => slotsOn(schedule, dayAfter(today, index)))
    .flat()
    .filter(({ slot, capacity }) => capacity > 0 && startOf(slot) > now);
}

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** A schedule as it was sent, or `null` where it is none. */
export function readSchedule(sent: Readonly<Record<string, unknown>>): VisitSchedule | null {
  const { from, until, opens, closes, every, capacity, closedWeekdays, closedOnHolidays, closedDays } = sent;
  const exceptions = Object.entries(Object(sent.exceptions ?? {})) as [string, unknown][];
  const isTime = (value: unknown): value is string => typeof value === 'string' && timeRule.test(value);
  if (!isDay(from) || !isDay(until) || from > until) return null;
  if (!isTime(opens) || !isTime(closes) || opens >= closes) return null;
  if (!isWhole(every, 10, 480) || !isWhole(capacity, 0, mostCapacity) || typeof closedOnHolidays !== 'boolean')
    return null;
  if (!Array.isArray(closedWeekdays) || !closedWeekdays.every((one) => isWhole(one, 0, 6))) return null;
  if (!Array.isArray(closedDays) || closedDays.length > 366 || !closedDays.every(isDay)) return null;
  if (exceptions.length > 500 || !exceptions.every(([slot, most]) => isSlot(slot) && isWhole(most, 0, mostCapacity)))
    return null;
  return {
    from,
    until,
    opens,
    closes,
    every,
    capacity,
    closedWeekdays: closedWeekdays as number[],
    closedOnHolidays,
    closedDays: closedDays as string[],
    exceptions: Object.fromEntries(exceptions) as Record<string, number>,
  };
}
