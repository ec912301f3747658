import type { Facts } from '@platform/contract';
import { schedule } from '../../content/business';
import { calendarFile } from '../../sales-schedule/calendarFile';
import type { SalesDays } from '../../sales-schedule/salesDays';

/** The schedule as a file of its own address, so that it needs neither a script nor a server. */
export function calendarHref({ projectName, origin, recruitmentNotice }: Facts, days: readonly SalesDays[]): string {
  const file = calendarFile({
    name: projectName,
    url: `${origin}/BusinessGuide/plan`,
    // The same for whoever composes and whoever hydrates.
    writtenOn: recruitmentNotice?.publishedOn ?? days[0]?.from ?? '2026-01-01',
    note: schedule.note,
    days,
  });
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
}
