import type { Basis } from './basis';

/** What the table of holidays (`@riverview/site/holidays`) was read from. */
export const holidayBases: readonly Basis[] = [
  { law: 'holidayDecree', article: '제2조, 제3조' },
  { law: 'calendar', article: '' },
];
