import { statusWords } from '@riverview/site/leadWords';
import { leadStatuses, readWorkChange, type WorkChange } from '@riverview/site/leadWork';

/** A row of a file that is to change a lead. */
export interface ImportRow {
  /** In the file, counted from 1. */
  readonly line: number;
  readonly id: string;
  readonly phone: string;
  readonly revision: number;
  readonly change: WorkChange;
}

/** Why a row can not be taken; the last five are the endpoint's. */
export type ImportProblem =
  | 'id'
  | 'revision'
  | 'status'
  | 'plan'
  | 'note'
  | 'malformed'
  | 'twice'
  | 'unknown'
  | 'other-phone'
  | 'changed-meanwhile'
  | 'full';

export interface RowProblem {
  readonly line: number;
  readonly problem: ImportProblem;
}

/** The columns that are read, by their titles in the export. Those that are not there change nothing. */
export const columns = {
  id: '접수번호',
  revision: '변경 번호',
  phone: '연락처',
  status: '상태',
  what: '다음 할 일',
  due: '기한',
  note: '새 메모',
} as const;
type Column = keyof typeof columns;
const needed: readonly Column[] = ['id', 'revision', 'phone'];

/** The export writes an apostrophe before what a spreadsheet would run. */
const plain = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@＝＋－＠])/, '');

/** `2026. 11. 5.`, `2026/11/5` and the like as `2026-11-05`. */
function dayOf(cell: string): string {
  const [, year, month = '', day = ''] = /^(20\d\d)\s*[-./년]\s*(\d\d?)\s*[-./월]\s*(\d\d?)\s*[.일]?$/.exec(cell) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell;
}

function readRow(cells: Readonly<Partial<Record<Column, string>>>, line: number): ImportRow | RowProblem {
  const { id = '', phone = '', what = '', due = '', note = '', status = '' } = cells;
  const revision = Number(cells.revision || Number.NaN);
  if (!/^[\w-]{16,64}$/.test(id)) return { line, problem: 'id' };
  if (!Number.isInteger(revision)) return { line, problem: 'revision' };
  const known = leadStatuses.find((one) => statusWords[one] === status);
  if (status && !known) return { line, problem: 'status' };
  const next = what && due ? { what, due: dayOf(due) } : null;
  if ((what || due) && !(next && readWorkChange({ next }))) return { line, problem: 'plan' };
  if (note && !readWorkChange({ note })) return { line, problem: 'note' };
  const hasPlan = cells.what !== undefined && cells.due !== undefined;
  return {
    line,
    id,
    phone,
    revision,
    change: { ...(known && { status: known }), ...(hasPlan && { next }), ...(note && { note }) },
  };
}

/** What the rows of a file are to change, and what is wrong with some; `null` where it is no file of ours, as columns are missing. */
export function importRows(
  sheet: readonly (readonly string[])[],
): { readonly rows: readonly ImportRow[]; readonly problems: readonly RowProblem[] } | null {
  const titles = sheet[0]?.map((title) => title.trim()) ?? [];
  const places = Object.entries(columns).flatMap(([column, title]) => {
    const place = titles.indexOf(title);
    return place < 0 ? [] : [[column as Column, place] as const];
  });
  if (needed.some((column) => !places.some(([found]) => found === column))) return null;
  const read = sheet.slice(1).map((row, at) => {
    const cells = Object.fromEntries(places.map(([column, place]) => [column, plain(row[place] ?? '')]));
    return readRow(cells, at + 2);
  });
  const rows = read.filter((row) => 'id' in row && Object.keys(row.change).length > 0) as ImportRow[];
  return { rows, problems: read.filter((row) => 'problem' in row) };
}
