import { expect, test } from 'vitest';
import { importRows } from './importRows';
import { parseCsv } from './parseCsv';

test.each([
  [
    '\ufeff"a","b"\r\n"1","2"\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,"b, ""c""\nd"\n\n,\nx,y',
    [
      ['a', 'b, "c"\nd'],
      ['x', 'y'],
    ],
  ],
  ['a,\r\n', [['a', '']]],
  ['a,', [['a', '']]],
  ['', []],
  ['a,"b', []],
])('%j is the cells %j', (text, cells) => expect(parseCsv(text)).toEqual(cells));

const titles = ['이름', '상태', '다음 할 일', '기한', '접수번호', '변경 번호', '연락처', '새 메모'];
const id = 'lead-000000000001';
const read = (...row: string[]) => importRows([titles, ['김하늘', ...row]]);

test('a row says what is to change, in whatever order its columns stand', () => {
  expect(read('부재', "'=1+1 다시 전화", '2026. 11. 5.', id, '3', '010-1234-5678', '메모')).toEqual({
    problems: [],
    rows: [
      {
        line: 2,
        id,
        phone: '010-1234-5678',
        revision: 3,
        change: { status: 'no-answer', next: { what: '=1+1 다시 전화', due: '2026-11-05' }, note: '메모' },
      },
    ],
  });
  // An empty plan is none; an empty note is none to be added.
  expect(read('', '', '', id, '0', '010-1234-5678', '')?.rows[0]?.change).toEqual({ next: null });
});

test.each([
  ['id', ['통화', '', '', '', '0', '010-1234-5678', '']],
  ['id', ['통화', '', '', '1.23E+40', '0', '010-1234-5678', '']],
  ['revision', ['통화', '', '', id, '', '010-1234-5678', '']],
  ['status', ['통화중', '', '', id, '0', '010-1234-5678', '']],
  ['plan', ['', '전화', '', id, '0', '010-1234-5678', '']],
  ['plan', ['', '', '2026-11-05', id, '0', '010-1234-5678', '']],
  ['plan', ['', '전화', '2026-02-30', id, '0', '010-1234-5678', '']],
  ['note', ['', '', '', id, '0', '010-1234-5678', 'ㄱ'.repeat(1001)]],
])('a row with a wrong %s is named by its line', (problem, row) =>
  expect(read(...row)).toEqual({ rows: [], problems: [{ line: 2, problem }] }),
);

test('a file without our columns is none of ours; one without those that change does nothing', () => {
  expect(
    importRows([
      ['이름', '연락처'],
      ['김하늘', '010-1234-5678'],
    ]),
  ).toBeNull();
  expect(importRows([])).toBeNull();
  expect(
    importRows([
      ['접수번호', '변경 번호', '연락처'],
      [id, '0', '010-1234-5678'],
    ]),
  ).toEqual({ rows: [], problems: [] });
});
