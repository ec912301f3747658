/** Whole days as `2026-11-22`, which compare as they are written. Counting is that of 민법 제160조: by the calendar. */

const parts = (day: string): readonly [number, number, number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8)),
];

const written = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** Whether it is a day of the calendar, from 1900 on. */
export function isDay(text: string | null): text is string {
  if (!text || !/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const [year, month, day] = parts(text);
  return month >= 1 && month <= 12 && day >= 1 && written(year, month, day) === text;
}

/**
 * The day on which `months` whole months since `day` are over: the same day of a later month, and where that month has no such
 * day, the first of the one after it (민법 제160조 제3항). Negative counts back, to the last day there is.
 */
export function afterMonths(day: string, months: number): string {
  const [year, month, date] = parts(day);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  if (date <= last) return written(year, month + months, date);
  return months < 0 ? written(year, month + months, last) : written(year, month + months + 1, 1);
}

/** Whole months from `start` to `end`; none where `end` comes first. */
export function wholeMonths(start: string, end: string): number {
  const [startYear, startMonth] = parts(start);
  const [endYear, endMonth] = parts(end);
  let months = (endYear - startYear) * 12 + endMonth - startMonth;
  if (months > 0 && afterMonths(start, months) > end) months -= 1;
  return Math.max(0, months);
}

/** The day on which somebody born on `day` becomes `years` old. */
export const birthday = (day: string, years: number): string => afterMonths(day, years * 12);

/** The later of some days, `null` standing for none. */
export const latest = (...days: readonly (string | null)[]): string =>
  days.reduce<string>((found, day) => (day && day > found ? day : found), '');
