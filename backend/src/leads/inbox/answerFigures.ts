import type { ServerResponse } from 'node:http';
import { dayBegins, sourceOf } from '@riverview/site/leadFilter';
import { dayAfter, seoulDay } from '@riverview/site/visitSchedule';
import { answerJson } from '../http/answers';
import type { LeadsContext } from '../leadsContext';

const [fewest, usual, most] = [1, 30, 90];

/** Answers `GET /figures?days=`: how many leads came, by day, page, source, form and status. It tells nothing of anybody. */
export async function answerFigures(
  response: ServerResponse,
  parameters: URLSearchParams,
  { store, clock }: LeadsContext,
): Promise<void> {
  const asked = Math.trunc(Number(parameters.get('days') ?? usual));
  const days = asked >= fewest && asked <= most ? asked : usual;
  const until = seoulDay((await clock.read()).stamp.getTime());
  const from = dayAfter(until, 1 - days);
  const rows = (await store.tally(dayBegins(from))).map(({ opener, ...row }) => ({
    ...row,
    source: sourceOf({ page: row.page, opener }),
  }));
  answerJson(response, 200, { from, until, rows });
}
