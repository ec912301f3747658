import { expect, test } from 'vitest';
import { calendarFile } from './calendarFile';
import { daysText } from './salesDays';

test.each([
  ['2026-12-05', undefined, '2026년 12월 5일(토)'],
  ['2026-12-05', '2026-12-05', '2026년 12월 5일(토)'],
  ['2026-12-05', '2026-12-07', '2026년 12월 5일(토) – 7일(월)'],
  ['2026-11-30', '2026-12-02', '2026년 11월 30일(월) – 12월 2일(수)'],
  ['2026-12-31', '2027-01-02', '2026년 12월 31일(목) – 2027년 1월 2일(토)'],
])('%s until %s is %s', (from, until, text) => {
  expect(daysText({ from, until })).toBe(text);
});

test.each([
  ['2026-02-30', undefined, 'is no day'],
  ['12월 5일', undefined, 'is no day'],
  ['2026-12-05', '2026-12-32', 'is no day'],
  ['2026-12-05', '2026-12-01', 'end before they begin'],
])('%s until %s is refused', (from, until, why) => {
  expect(() => daysText({ from, until })).toThrow(why);
});

const calendar = {
  name: '둔산 리버뷰',
  url: 'https://www.riverview.kr/BusinessGuide/plan',
  revised: '2026-11-22',
  note: '일정은 인허가와 사업 여건에 따라 변경될 수 있으며, 입주자모집공고를 기준으로 합니다.',
  days: [{ label: '청약 접수; 1순위', from: '2026-12-30', until: '2026-12-31' }],
};

/** The lines as a calendar reads them. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('a calendar has a whole-day event for each step, ending on the day after', () => {
  const lines = unfolded(calendarFile(calendar));
  expect(lines).toContain('DTSTART;VALUE=DATE:20261230');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain('SUMMARY:둔산 리버뷰 청약 접수\\; 1순위');
  expect([lines[0], lines.at(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
});

const uids = (days: readonly { label: string; from: string }[]) =>
  unfolded(calendarFile({ ...calendar, days })).flatMap(
    (line) => line.match(/^UID:(.+)@www\.riverview\.kr$/)?.[1] ?? [],
  );

test('a step keeps its name when another is put before it or its day moves; two of one label have two', () => {
  const [notice, first, contract] = [
    { label: '입주자모집공고', from: '2026-12-01' },
    { label: '청약 접수', from: '2026-12-10' },
    { label: '계약', from: '2027-01-05' },
  ] as const;
  const [before = '', last = ''] = uids([notice, contract]);
  expect(uids([notice, first, { ...contract, from: '2027-01-12' }])).toEqual([before, expect.any(String), last]);
  expect(new Set(uids([first, { ...first, from: '2026-12-11' }, notice])).size).toBe(3);
  for (const uid of uids([notice, first, contract])) expect(uid).toMatch(/^[0-9a-f]{8}-0$/);
});

test('a later revision goes before an earlier one', () => {
  const sequence = (revised: string) =>
    Number(
      unfolded(calendarFile({ ...calendar, revised }))
        .find((line) => line.startsWith('SEQUENCE:'))
        ?.slice(9),
    );
  expect(sequence('2026-11-22')).toBeGreaterThan(0);
  expect(sequence('2026-12-01') - sequence('2026-11-22')).toBe(9);
});

test('every event has what RFC 5545, 3.6.1 asks for, once, and lines end as it says', () => {
  const file = calendarFile({ ...calendar, days: [...calendar.days, { label: '계약', from: '2027-01-05' }] });
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const events =
    unfolded(file)
      .join('\n')
      .match(/BEGIN:VEVENT\n[\s\S]*?END:VEVENT/g) ?? [];
  expect(events).toHaveLength(2);
  for (const event of events)
    for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SEQUENCE', 'SUMMARY', 'URL'])
      expect(event.match(new RegExp(`^${name}[:;]`, 'gm')), name).toHaveLength(1);
});

test('no line is longer than 75 octets, and no letter is cut', () => {
  const file = calendarFile(calendar);
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file).not.toContain('\ufffd');
  expect(unfolded(file)).toContain(
    'DESCRIPTION:일정은 인허가와 사업 여건에 따라 변경될 수 있으며\\, 입주자모집공고를 기준으로 합니다.',
  );
});
