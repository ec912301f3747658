import { type Attack, type Outcome, type Row, rows } from './attack';

interface Result {
  readonly attack: Attack;
  readonly outcome: Outcome;
}

function section(row: Row, results: readonly Result[]): string {
  const mine = results.filter(({ attack }) => attack.row === row);
  const lines = (mark: string, of: (outcome: Outcome) => readonly string[]) =>
    mine.flatMap(({ attack, outcome }) => of(outcome).map((text) => `      ${mark} ${attack.name}: ${text}\n`));
  return [
    ...lines('✗', ({ broke }) => broke),
    ...lines('–', ({ skipped }) => skipped.map((text) => `skipped, ${text}`)),
    ...lines('·', ({ figures }) => figures),
  ].join('');
}

/** The table of a run: a line for each row, what broke, what was skipped and what was measured below it. */
export function table(results: readonly Result[]): string {
  const head = `${'#'.padEnd(4)}${'attack'.padEnd(48)}${'tried'.padStart(8)}${'survived'.padStart(10)}${'broke'.padStart(8)}\n`;
  const lines = (Object.keys(rows) as Row[])
    // Keys that look like numbers come first in an object; the table has 1b behind 1.
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .flatMap((row) => {
      const mine = results.filter(({ attack }) => attack.row === row);
      if (mine.length === 0) return [];
      const tried = mine.reduce((sum, { outcome }) => sum + outcome.tried, 0);
      const survived = mine.reduce((sum, { outcome }) => sum + outcome.survived, 0);
      const figures = [tried, survived, tried - survived];
      const line = `${row.padEnd(4)}${rows[row].padEnd(48)}${figures.map((n, at) => String(n).padStart([8, 10, 8][at] ?? 8)).join('')}`;
      return [`${line}\n${section(row, results)}`];
    });
  return head + lines.join('');
}
