import type { Prerender } from '@platform/contract';
import { schedule } from '../../content/business';
import { schedulePath } from '../../sales-schedule/calendarAddresses';
import { calendarFile } from '../../sales-schedule/calendarFile';

/** Tells search engines and calendars of each step of the sale, once its days are known. */
export default {
  lastModified: ({ facts }) => facts.salesScheduleRevised,
  alternates: ({ facts: { projectName, origin, salesSchedule: days, salesScheduleRevised, recruitmentNotice } }) =>
    days
      ? {
          ics: calendarFile({
            name: projectName,
            url: origin + schedulePath,
            // Of days whose settling nobody dated: when they were announced, or else a day that is surely before.
            revised: salesScheduleRevised ?? recruitmentNotice?.publishedOn ?? '2026-01-01',
            note: schedule.note,
            days,
          }),
        }
      : {},
  structuredData: ({ facts }) =>
    (facts.salesSchedule ?? []).map(({ label, from, until }) => ({
      '@type': 'Event' as const,
      name: `${facts.projectName} ${label}`,
      startDate: from,
      endDate: until ?? from,
      eventStatus: 'https://schema.org/EventScheduled' as const,
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode' as const,
      location: { '@type': 'VirtualLocation' as const, url: facts.origin + schedulePath },
      organizer: { '@type': 'Organization' as const, name: facts.projectName, url: facts.origin },
    })),
} satisfies Prerender;
