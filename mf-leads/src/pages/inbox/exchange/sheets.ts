import { parseCsv } from './parseCsv';

type Sheet = readonly (readonly string[])[];

/** Excel in Korean saves CSV as CP949 unless it is told otherwise. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr').decode(bytes);
  }
}

const cellText = (cell: unknown): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : cell === null || cell === undefined ? '' : String(cell);

/** The cells of a CSV or XLSX file, as text; rejects where it is neither. What reads XLSX is fetched then. */
export async function readFile(file: File): Promise<Sheet> {
  if (!/\.xlsx$/i.test(file.name)) return parseCsv(textOf(await file.arrayBuffer()));
  const { readSheet } = await import('read-excel-file/browser');
  const rows = await readSheet(file);
  return rows.map((row) => row.map(cellText)).filter((row) => row.some((cell) => cell.trim() !== ''));
}

/** An XLSX file of the same cells: all of them are text, which no spreadsheet runs. What writes it is fetched then. */
export async function writeXlsx(sheet: Sheet): Promise<Blob> {
  const { default: write } = await import('write-excel-file/browser');
  const rows = sheet.map((row, line) =>
    row.map((value) => ({ value, type: String, ...(line === 0 && { fontWeight: 'bold' as const }) })),
  );
  return write(rows, { columns: (sheet[0] ?? []).map(() => ({ width: 16 })) }).toBlob();
}
