import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressLimit, addressOf as addressOfSocket } from './http/addressLimit';
import { answerJson } from './http/answers';
import { checkOrigins, crossOrigin } from './http/crossOrigin';
import { answerInbox } from './inbox/answerInbox';
import { keepHouse } from './keepHouse';
import { leadsContext } from './leadsContext';
import type { LeadsOptions } from './leadsOptions';
import { receiveLead } from './receiveLead';
import { answerBook } from './visits/answerBook';
import { answerVisit } from './visits/answerVisit';
import { openSlots } from './visits/openSlots';
import { answerDone, answerWithdraw } from './withdraw/answerWithdraw';

const base = '/api/leads';
const housekeepingEvery = 300_000;

/**
 * The leads endpoint and the administrator's inbox, under `/api/leads`. Resolves to `false`, having touched nothing,
 * for any other path. Runs on Node's http server and as a Cloud Function alike.
 */
export function createLeadsHandler(
  options: LeadsOptions,
  context = leadsContext(options),
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const { facts, limits, report, uptime, addressOf = addressOfSocket } = context;
  const waitFor = addressLimit(limits, uptime);
  const known = { site: facts.origin, embedding: facts.leads.embedOrigins };
  checkOrigins(known.embedding);
  let keptHouseAt = uptime();

  /** What a schedule does wherever there is one, done with the posts as well: a cloud function may sleep in between. */
  function keepHouseAtTimes(): void {
    if (uptime() - keptHouseAt < housekeepingEvery) return;
    keptHouseAt = uptime();
    keepHouse(context).catch(report);
  }

  async function route(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const path = url.pathname.slice(base.length);
    const passage = crossOrigin(request, response, known, path === '');
    if (passage === 'answered') return;
    if (passage === 'refused') {
      request.resume();
      return answerJson(response, 403, { ok: false, error: 'Calls from other sites are not taken.' });
    }
    if (request.method === 'POST' && path === '') {
      const address = addressOf(request);
      await receiveLead(request, response, address, waitFor(address), context);
      return keepHouseAtTimes();
    }
    if (request.method === 'GET' && path === '/done') return answerDone(response, url.searchParams, context);
    if (path === '/visit' || path === '/visit/calendar')
      return answerVisit(request, response, url.searchParams, path === '/visit/calendar', context);
    if (request.method === 'GET' && path === '/book') return answerBook(response, context);
    if (request.method === 'GET' && path === '/slots')
      return answerJson(response, 200, { slots: await openSlots(context) });
    if (path === '/withdraw') return answerWithdraw(request, response, url.searchParams, context);
    await answerInbox(request, response, path, url.searchParams, context);
  }

  return async (request, response) => {
    const url = URL.canParse(request.url ?? '', 'http://local') ? new URL(request.url ?? '', 'http://local') : null;
    if (!url || (url.pathname !== base && !url.pathname.startsWith(`${base}/`))) return false;
    try {
      await route(request, response, url);
    } catch (error) {
      report(error);
      if (response.headersSent) response.destroy();
      else answerJson(response, 500, { ok: false, error: 'Something failed here. Please send it again.' });
    }
    return true;
  };
}
