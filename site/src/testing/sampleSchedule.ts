import type { VisitSchedule } from '../visitSchedule';

/** Every day from ten to six, four people each hour, for tests; each says only what matters to it. */
export const sampleSchedule: VisitSchedule = {
  from: '2026-12-01',
  until: '2027-01-31',
  opens: '10:00',
  closes: '18:00',
  every: 60,
  capacity: 4,
  closedWeekdays: [],
  closedOnHolidays: false,
  closedDays: [],
  exceptions: {},
};
