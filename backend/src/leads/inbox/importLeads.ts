import type { ServerResponse } from 'node:http';
import { type LeadWork, readWorkChange, type WorkChange, worked, workLimits } from '@riverview/site/leadWork';
import { answerJson } from '../http/answers';
import { BodyRefused } from '../http/readBody';
import type { KeptLead } from '../leadStore';
import type { LeadsContext } from '../leadsContext';
import { workedLead } from './changeLead';

/** Rows of one file: all of them are written in one transaction. */
const mostRows = 200;

/** Why a row is not taken. */
type Problem = 'malformed' | 'twice' | 'unknown' | 'other-phone' | 'changed-meanwhile' | 'full';

interface Row {
  /** Of the file, for whoever mends it. */
  readonly line: number;
  readonly id: string;
  readonly phone: string;
  readonly revision: number;
  readonly change: WorkChange;
}

function readRow(sent: unknown): Row | { readonly line: number } {
  const { line, id, phone, revision, change } = Object(sent) as Readonly<Record<string, unknown>>;
  const read = readWorkChange(Object(change) as Readonly<Record<string, unknown>>);
  const at = typeof line === 'number' ? line : 0;
  const isWhole = typeof id === 'string' && typeof phone === 'string' && typeof revision === 'number' && read;
  return isWhole ? { line: at, id, phone, revision, change: read } : { line: at };
}

function problemOf(row: Row, lead: KeptLead | undefined): Problem | null {
  if (!lead) return 'unknown';
  // A sheet that was sorted by one column alone has the notes of one person beside the number of another.
  if (lead.phone !== row.phone) return 'other-phone';
  if (lead.work.revision !== row.revision) return 'changed-meanwhile';
  return lead.work.history.length >= workLimits.history ? 'full' : null;
}

const brief = ({ status, next }: LeadWork) => ({ status, next });

/**
 * Answers `POST /import` `{ rows, apply }`: what rows of a file would change, and why some would not; with `apply`, and where every
 * one of them may, changes all of them in one transaction, or none.
 */
export async function importLeads(
  response: ServerResponse,
  sent: Readonly<Record<string, unknown>>,
  who: string,
  { store, clock, log }: LeadsContext,
): Promise<void> {
  const { rows: given, apply } = sent;
  if (!Array.isArray(given) || given.length === 0 || given.length > mostRows)
    throw new BodyRefused(400, `Send { "rows": [...], "apply": false }, of 1 to ${mostRows} rows.`);
  const rows: Row[] = [];
  const problems: { readonly line: number; readonly problem: Problem }[] = [];
  const seen = new Set<string>();
  for (const read of given.map(readRow)) {
    if (!('id' in read)) problems.push({ line: read.line, problem: 'malformed' });
    else if (seen.has(read.id)) problems.push({ line: read.line, problem: 'twice' });
    else rows.push(read);
    if ('id' in read) seen.add(read.id);
  }
  const at = (await clock.read()).stamp.toISOString();
  const isApplied = apply === true && problems.length === 0;
  await log({ who, action: 'import', count: rows.length, detail: isApplied ? 'apply' : 'preview' });
  let changes: readonly object[] = [];
  const ids = rows.map(({ id }) => id);
  const applied = await store.change(ids, (leads) => {
    const found = new Map(leads.map((lead) => [lead.id, lead]));
    const wrong = rows.flatMap((row) => {
      const problem = problemOf(row, found.get(row.id));
      return problem ? [{ line: row.line, problem }] : [];
    });
    problems.push(...wrong.filter(({ line }) => !problems.some((known) => known.line === line)));
    changes = rows.flatMap(({ id, line, change }) => {
      const lead = found.get(id);
      if (!lead || wrong.some((one) => one.line === line)) return [];
      const { name, work } = lead;
      const note = change.note ?? null;
      return [{ line, id, name, before: brief(work), after: brief(worked(work, change, who, at)), note }];
    });
    if (!isApplied || wrong.length > 0) return null;
    return rows.map(({ id, change }) => workedLead(found.get(id) as KeptLead, change, who, at));
  });
  const status = apply === true && !applied ? 409 : 200;
  answerJson(response, status, { ok: status === 200, applied, changes, problems });
}
