import { inSeoul } from './inSeoul';

/** What a clock in Seoul shows at an instant in ISO 8601, `2026-11-20 21:30`: the same words in every browser and in Node. */
export const seoulMinute = (iso: string): string =>
  inSeoul(Date.parse(iso)).toISOString().slice(0, 16).replace('T', ' ');
