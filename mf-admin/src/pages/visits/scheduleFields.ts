import { readSchedule, type VisitSchedule } from '@riverview/site/visitSchedule';

/** `2026-12-05 10:00 = 8`, a line each. */
export const exceptionLines = (schedule: VisitSchedule): string =>
  Object.entries(schedule.exceptions)
    .map(([slot, most]) => `${slot.replace('T', ' ')} = ${most}`)
    .join('\n');

const words = (text: string): readonly string[] => text.split(/[\s,]+/).filter(Boolean);

/** The schedule that the fields of the form say, or `null` where they say none. */
export function scheduleIn(fields: FormData): VisitSchedule | null {
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  const lines = text('exceptions')
    .split('\n')
    .filter((line) => line.trim());
  const exceptions = lines.map((line) => /^\s*(\d{4}-\d\d-\d\d)[T\s]+(\d\d:\d\d)\s*=\s*(\d+)\s*$/.exec(line));
  if (exceptions.includes(null)) return null;
  return readSchedule({
    from: text('from'),
    until: text('until'),
    opens: text('opens'),
    closes: text('closes'),
    every: Number(text('every')),
    capacity: Number(text('capacity')),
    closedWeekdays: fields.getAll('closedWeekdays').map(Number),
    closedOnHolidays: fields.has('closedOnHolidays'),
    closedDays: words(text('closedDays')),
    exceptions: Object.fromEntries(exceptions.map((found) => [`${found?.[1]}T${found?.[2]}`, Number(found?.[3])])),
  });
}
