import { holidays } from '@riverview/site/holidays';
import { expect, test } from 'vitest';
import { stampTaxDue } from './stampTaxDue';

test.each([
  ['an ordinary Thursday stays', '2026-11-20', '2026-12-10'],
  ['the first of a month', '2026-11-01', '2026-12-10'],
  ['a Sunday goes on to Monday', '2026-12-31', '2027-01-11'],
  ['a Saturday goes on to Monday', '2026-09-15', '2026-10-12'],
  ['the day after the substitute of New Year stays', '2027-01-31', '2027-02-10'],
  ['a Sunday before a substitute holiday goes on to Tuesday', '2027-09-01', '2027-10-12'],
  ['after the 29th of February', '2028-02-29', '2028-03-10'],
])('%s: signed on %3$s', (_, signed, due) => {
  expect(stampTaxDue(signed)?.on).toBe(due);
});

test('says from which 10th a day was moved', () => {
  expect(stampTaxDue('2026-12-01')).toEqual({ on: '2027-01-11', tenth: '2027-01-10', holidaysKnown: true });
});

test('of a year whose holidays are not known, passes over weekends and says so', () => {
  expect(stampTaxDue('2028-05-20')).toEqual({ on: '2028-06-12', tenth: '2028-06-10', holidaysKnown: false });
});

test.each(['', '2026-11', '2026-13-01', '2026-02-29', '2026-11-31', 'soon'])('of %j is unknown', (signed) => {
  expect(stampTaxDue(signed)).toBeNull();
});

const lunar = new Intl.DateTimeFormat('en-u-ca-dangi', { timeZone: 'UTC', month: 'numeric', day: 'numeric' });
const moons = ['1/1', '1/2', '4/8', '8/14', '8/15', '8/16'];
const suns = ['01-01', '03-01', '05-01', '05-05', '06-06', '07-17', '08-15', '10-03', '10-09', '12-25'];

test.each(Object.keys(holidays))('the holidays of %s are those of the law, by sun and moon', (year) => {
  const named: string[] = [];
  for (let at = Date.UTC(Number(year), 0, 1); new Date(at).getUTCFullYear() === Number(year); at += 86_400_000) {
    const iso = new Date(at).toISOString().slice(0, 10);
    const tomorrow = lunar.format(at + 86_400_000);
    const off = suns.includes(iso.slice(5)) || moons.includes(lunar.format(at)) || tomorrow === '1/1';
    if (off) named.push(iso);
  }
  const others = holidays[Number(year)]?.filter((iso) => !named.includes(iso)) ?? [];
  expect(holidays[Number(year)]).toEqual([...named, ...others].sort());
  // What is left over is an election, or stands in for a holiday that fell on a weekend: never on one itself.
  expect(others.filter((iso) => [0, 6].includes(new Date(iso).getUTCDay()))).toEqual([]);
});
