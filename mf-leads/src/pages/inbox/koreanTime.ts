import { inSeoul } from '@riverview/shared-ui/seoul-time';

/** Korean local time of an ISO date, `2026-11-20 21:30`, the same words in every browser. */
export const koreanTime = (iso: string): string =>
  inSeoul(Date.parse(iso)).toISOString().slice(0, 16).replace('T', ' ');
