import type { Prerender } from '@platform/contract';

/** Tells search engines of each step of the sale, once its days are known. */
export default {
  structuredData: ({ facts }) =>
    (facts.salesSchedule ?? []).map(({ label, from, until }) => ({
      '@type': 'Event' as const,
      name: `${facts.projectName} ${label}`,
      startDate: from,
      endDate: until ?? from,
      eventStatus: 'https://schema.org/EventScheduled' as const,
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode' as const,
      location: { '@type': 'VirtualLocation' as const, url: `${facts.origin}/BusinessGuide/plan` },
      organizer: { '@type': 'Organization' as const, name: facts.projectName, url: facts.origin },
    })),
} satisfies Prerender;
