import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressLimit, addressOf as addressOfSocket } from './http/addressLimit';
import { answerHtml, answerJson } from './http/answers';
import { crossOrigin } from './http/crossOrigin';
import { resultPage } from './http/resultPage';
import { answerInbox } from './inbox/answerInbox';
import type { LeadsOptions } from './leadsOptions';
import { receiveLead } from './receiveLead';
import { sendWaitingMessages } from './sms/sendVisitMessage';

const base = '/api/leads';
const housekeepingEvery = 300_000;

/**
 * The leads endpoint and the administrator's inbox, under `/api/leads`. Resolves to `false`, having touched nothing,
 * for any other path. Runs on Node's http server and as a Cloud Function alike.
 */
export function createLeadsHandler(
  options: LeadsOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const { store, facts, now, limits, report, addressOf = addressOfSocket } = options;
  const waitFor = addressLimit(limits, now);
  let keptHouseAt = 0;

  /**
   * Personal data goes when its time is over, whether or not anybody opens the inbox, and a message that a process took with
   * it is sent by the next: a cloud function may be stopped right after its answer.
   */
  function keepHouse(): void {
    const time = now().getTime();
    if (time - keptHouseAt < housekeepingEvery) return;
    keptHouseAt = time;
    store.removeExpired(new Date(time).toISOString()).catch(report);
    sendWaitingMessages(options).catch(report);
  }

  async function route(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const path = url.pathname.slice(base.length);
    const passage = crossOrigin(request, response, facts.origin);
    if (passage === 'answered') return;
    if (passage === 'refused') {
      request.resume();
      return answerJson(response, 403, { ok: false, error: 'Calls from other sites are not taken.' });
    }
    if (request.method === 'POST' && path === '') {
      await receiveLead(request, response, waitFor(addressOf(request)), options);
      return keepHouse();
    }
    if (request.method === 'GET' && path === '/done')
      return answerHtml(response, 200, resultPage({ kind: 'done', facts }));
    await answerInbox(request, response, path, url.searchParams, options);
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
