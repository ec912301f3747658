import path from 'node:path';
import { makeHere } from '@platform/assets/paper/testing/makeHere';
import { countIn, saidIn } from '@platform/assets/paper/testing/readPdf';
import type { PaperBlock, PaperSheet } from '@platform/contract';
import { settledFacts } from '@riverview/site/testing/settledFacts';
import { unsettledFacts } from '@riverview/site/testing/unsettledFacts';
import { expect, test } from 'vitest';
import { overview } from '../content/business';
import { saleNotices } from '../content/saleNotices';
import { brochure } from './brochure';

const module = path.join(import.meta.dirname, '../..');

const ownSheets = (facts: typeof unsettledFacts) =>
  brochure(facts).sheets.filter((sheet): sheet is PaperSheet => typeof sheet !== 'string');

function flat(blocks: readonly PaperBlock[]): PaperBlock[] {
  return blocks.flatMap((block) => (block.kind === 'columns' ? block.columns.flatMap(flat) : [block]));
}

const rowsOf = (facts: typeof unsettledFacts) =>
  ownSheets(facts).flatMap(({ blocks }) => flat(blocks).flatMap((block) => (block.kind === 'table' ? block.rows : [])));

test('every fact of the overview and of the notices is in it, what is open as the pages say it', () => {
  const rows = rowsOf(unsettledFacts);
  for (const { label, value } of [...overview.rows(unsettledFacts), ...saleNotices.rows(unsettledFacts)]) {
    const found = rows.find(({ cells: [name] }) => name === label);
    if (value === null) expect(found).toEqual({ cells: [label, '추후 공개'], tone: 'open' });
    else expect(found?.cells[0]).toBe(label);
  }
  expect(rowsOf(settledFacts).some(({ tone }) => tone === 'open')).toBe(false);
});

test('what buyers are to be told stands in it, with the word for what says it', () => {
  const said = JSON.stringify(ownSheets(unsettledFacts));
  for (const { title, text } of saleNotices.topics(unsettledFacts, '안내 책자')) {
    expect(said).toContain(title);
    expect(said).toContain(text);
  }
  expect(said).toContain('이 안내 책자는 입주자모집공고 전의 사전 홍보입니다');
  expect(said).not.toMatch(/이 (?:홈페이지|페이지)/);
});

test('the types have their places between the location and the schedule', () => {
  expect(brochure(unsettledFacts).sheets.map((sheet) => (typeof sheet === 'string' ? sheet : sheet.bookmark))).toEqual([
    '표지',
    '사업개요',
    '입지안내',
    '/FloorPlan/*',
    '분양일정',
    '꼭 확인해 주세요',
  ]);
});

test.each([
  ['before anything is settled', unsettledFacts],
  ['once all is', settledFacts],
])(
  'the file is tagged in Korean, one side for each of its sheets, %s',
  async (_, facts) => {
    const pdf = await makeHere(module, brochure(facts));
    expect(saidIn(pdf, 'Lang')).toEqual(['ko-KR']);
    expect(saidIn(pdf, 'Title')).toEqual(ownSheets(facts).map(({ bookmark }) => bookmark));
    expect(saidIn(pdf, 'Alt')).toHaveLength(countIn(pdf, 'Figure'));
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(5);
  },
  60_000,
);
