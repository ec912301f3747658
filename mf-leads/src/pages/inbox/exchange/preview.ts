import type { ImportChange, InboxApi } from '../../../api/inboxApi';
import type { ImportRow, RowProblem } from './importRows';

/** Rows that one call takes, and bytes: the endpoint and the edge take no more. */
export const mostRows = 200;
const mostBytes = 60_000;

export interface Preview {
  /** What would change. */
  readonly changes: readonly ImportChange[];
  readonly problems: readonly RowProblem[];
  /** The rows that change something; none where one of them is wrong. */
  readonly wanted: readonly ImportRow[];
  /** More than can be written in one go. */
  readonly isTooMuch: boolean;
}

const size = (rows: readonly ImportRow[]): number => new TextEncoder().encode(JSON.stringify(rows)).length;

/** Rows in calls of a size that is taken. */
function* calls(rows: readonly ImportRow[]): Generator<readonly ImportRow[]> {
  let call: ImportRow[] = [];
  for (const row of rows) {
    if (call.length === mostRows || size([...call, row]) > mostBytes) {
      yield call;
      call = [];
    }
    call.push(row);
  }
  if (call.length > 0) yield call;
}

const changesSomething = ({ before, after, note }: ImportChange): boolean =>
  note !== null || JSON.stringify(before) !== JSON.stringify(after);

/** Asks what the rows of a file would change. */
export async function previewOf(
  read: { readonly rows: readonly ImportRow[]; readonly problems: readonly RowProblem[] },
  api: Pick<InboxApi, 'bring'>,
): Promise<Preview> {
  const problems = [...read.problems];
  const changes: ImportChange[] = [];
  for (const rows of calls(read.rows)) {
    const answer = await api.bring(rows, false);
    problems.push(...answer.problems);
    changes.push(...answer.changes.filter(changesSomething));
  }
  const lines = new Set(changes.map(({ line }) => line));
  const wanted = read.rows.filter(({ line }) => lines.has(line));
  const isTooMuch = wanted.length > mostRows || size(wanted) > mostBytes;
  return {
    changes,
    problems: problems.sort((a, b) => a.line - b.line),
    wanted: problems.length > 0 || isTooMuch ? [] : wanted,
    isTooMuch,
  };
}
