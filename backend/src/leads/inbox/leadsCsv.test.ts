import { expect, test } from 'vitest';
import { storedLead } from '../testing/storedLead';
import type { VisitPlace } from '../visits/visit';
import { csvHead, csvRows } from './leadsCsv';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠SUM(A1)', '\t=1', '\n=1'])(
  'a message that begins as a formula is words to a spreadsheet: %j',
  (message) => {
    expect(csvRows([{ ...storedLead({ id: 'a'.repeat(64), message }), visit: null }])).toContain(`"'${message}"`);
  },
);

test.each([
  [{ source: 'naver', medium: 'cpc', campaign: '오픈', landing: '/' }, '"naver","cpc","오픈","","","","/"'],
  [{ referrer: 'cafe.daum.net', landing: '/' }, '"cafe.daum.net","","","","","cafe.daum.net","/"'],
  [{ landing: '/' }, '"직접 방문","","","","","","/"'],
  [{ source: 'a', campaign: '-1' }, '"a","","\'-1","","","",""'],
  [null, '"","","","","","",""'],
] as const)('how the visit of a lead began: %#', (arrival, cells) => {
  const [head = ''] = csvHead().trimEnd().split('\r\n');
  const at = head.split(',').indexOf('"유입"');
  const row = csvRows([{ ...storedLead({ id: 'a'.repeat(64), arrival }), visit: null }]).trimEnd();
  expect(
    row
      .split(',')
      .slice(at, at + 7)
      .join(','),
  ).toBe(cells);
});

const visit: VisitPlace = {
  lead: 'a'.repeat(64),
  slot: '2026-12-05T10:00',
  status: 'booked',
  since: '2026-11-20T12:00:00.000Z',
  arrivedAt: null,
  agreed: null,
  news: null,
  newsAt: '9999-12-31T00:00:00.000Z',
  tries: 0,
  untold: false,
  position: null,
};

test.each([
  [visit, '"2026-12-05 10:00","예약"'],
  [{ ...visit, status: 'waiting', position: 3 }, '"2026-12-05 10:00","대기 3번째"'],
  [{ ...visit, status: 'cancelled' }, '"2026-12-05 10:00","취소"'],
  [{ ...visit, arrivedAt: '2026-12-05T01:05:00.000Z' }, '"2026-12-05 10:00","도착 2026-12-05 10:05"'],
  [null, '"","",""'],
] as const)('the visit of a lead and what became of it: %#', (booked, cells) => {
  expect(csvRows([{ ...storedLead({ id: 'a'.repeat(64) }), visit: booked }])).toContain(cells);
});
