import { dayAfter, offeredDays, type VisitSchedule } from './visitSchedule';

/** What the desk begins with where it has set nothing yet: every day from ten to six, four people each hour, for as long as days are offered. */
export const firstSchedule = (from: string): VisitSchedule => ({
  from,
  until: dayAfter(from, offeredDays),
  opens: '10:00',
  closes: '18:00',
  every: 60,
  capacity: 4,
  closedWeekdays: [],
  closedOnHolidays: false,
  closedDays: [],
  exceptions: {},
});
