import type { Facts } from '@platform/contract';

/** The page of the schedule; its calendar stands beside it. */
export const schedulePath = '/BusinessGuide/plan';

const file = `${schedulePath}.ics`;

/** Where the calendar of the schedule is taken from: once, or for good by a calendar that asks again. */
export function calendarAddresses({ origin }: Pick<Facts, 'origin'>) {
  const feed = `webcal://${new URL(origin).host}${file}`;
  return {
    file,
    /** Opens the calendar of a telephone or a computer. */
    subscription: feed,
    /** Telephones with Android know no address of that kind; their calendar is Google's. */
    google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(feed)}`,
  } as const;
}
