import { inSeoul } from '@riverview/shared-ui/seoul-time';

/** When the day of an instant began in Seoul, ISO 8601. */
export const seoulMidnight = (instant: Date): string =>
  new Date(Date.parse(inSeoul(instant.getTime()).toISOString().slice(0, 10)) - 9 * 3_600_000).toISOString();
