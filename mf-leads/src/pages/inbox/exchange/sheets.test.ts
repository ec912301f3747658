import { expect, test } from 'vitest';
import { readFile, writeXlsx } from './sheets';

const cells = [
  ['상태', '새 메모'],
  ['통화', '\'=HYPERLINK("x")'],
  ['신규', ' 010 '],
];

test('what is written as XLSX is read as it was, and holds text alone', async () => {
  const blob = await writeXlsx(cells);
  expect(await readFile(new File([blob], 'leads.xlsx'))).toEqual(cells.map((row) => row.map((cell) => cell.trim())));
  const { unzipSync, strFromU8 } = await import('fflate');
  const parts = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const xml = Object.values(parts)
    .map((part) => strFromU8(part))
    .join('');
  expect(xml).not.toMatch(/<f[ >]/);
});

test('a CSV is read as UTF-8, or as Excel in Korean saves it', async () => {
  const utf8 = new File(['\ufeff상태,이름\r\n통화,김하늘'], 'leads.csv');
  const cp949 = new File([Uint8Array.of(0xbb, 0xf3, 0xc5, 0xc2, 0x2c, 0x61)], 'leads.csv');
  expect(await readFile(utf8)).toEqual([
    ['상태', '이름'],
    ['통화', '김하늘'],
  ]);
  expect((await readFile(cp949))[0]?.[0]).toBe('상태');
});

test('what is no XLSX is refused', async () => {
  await expect(readFile(new File(['not a sheet'], 'leads.xlsx'))).rejects.toThrow();
});
