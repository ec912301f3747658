import type { Basis } from './basis';

/**
 * The public holidays of a year, substitutes and Labour Day included, on which a tax cannot be due; ISO 8601. Weekends are not repeated unless a
 * holiday falls on one. 관공서의 공휴일에 관한 규정 제2조·제3조 with the calendar the authority announced for the year.
 */
export const holidays: Readonly<Record<number, readonly string[]>> = {
  2026: [
    '2026-01-01',
    '2026-02-16',
    '2026-02-17',
    '2026-02-18',
    '2026-03-01',
    '2026-03-02',
    '2026-05-01',
    '2026-05-05',
    '2026-05-24',
    '2026-05-25',
    '2026-06-03',
    '2026-06-06',
    '2026-07-17',
    '2026-08-15',
    '2026-08-17',
    '2026-09-24',
    '2026-09-25',
    '2026-09-26',
    '2026-10-03',
    '2026-10-05',
    '2026-10-09',
    '2026-12-25',
  ],
  2027: [
    '2027-01-01',
    '2027-02-06',
    '2027-02-07',
    '2027-02-08',
    '2027-02-09',
    '2027-03-01',
    '2027-05-01',
    '2027-05-03',
    '2027-05-05',
    '2027-05-13',
    '2027-06-06',
    '2027-07-17',
    '2027-07-19',
    '2027-08-15',
    '2027-08-16',
    '2027-09-14',
    '2027-09-15',
    '2027-09-16',
    '2027-10-03',
    '2027-10-04',
    '2027-10-09',
    '2027-10-11',
    '2027-12-25',
    '2027-12-27',
  ],
};

/** What the table above was read from. */
export const holidayBases: readonly Basis[] = [
  { law: 'holidayDecree', article: '제2조, 제3조' },
  { law: 'calendar', article: '' },
];
