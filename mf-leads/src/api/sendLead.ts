import { type LeadField, type LeadProblem, type LeadProblems, leadFields } from '@riverview/site/leadFields';
import type { ToldVisit } from '@riverview/site/visitWords';
import type { LeadToSend } from '../delivery/leadToSend';

/** What became of the visit that a lead books, or may book, and the address of the page that books, changes and cancels it. */
export interface VisitOutcome extends ToldVisit {
  readonly link: string;
}

/** What became of one attempt to send a lead. */
export type SendOutcome =
  /** The endpoint has it. `withdraw`: address of the page that takes it back, where the endpoint is; `null` where the answer names none. */
  | { readonly kind: 'accepted'; readonly withdraw: string | null; readonly visit?: VisitOutcome }
  /** The endpoint will never take it as it is. */
  | { readonly kind: 'refused'; readonly problems: LeadProblems }
  /** Somebody answered, but not the endpoint with a yes or a no. `retryAfter`: milliseconds. */
  | { readonly kind: 'failed'; readonly retryAfter: number | null }
  /** No answer: no network, no server, a redirect, or none in time. */
  | { readonly kind: 'unreachable' };

/** Milliseconds until an answer is no longer waited for. */
const patience = 12_000;
/** Pause after a status that the same request will hardly ever improve on, milliseconds. */
const longPause = 600_000;
const passing: readonly number[] = [401, 403, 408, 425, 429];
const problemCodes: readonly unknown[] = ['missing', 'malformed', 'too-long'] satisfies LeadProblem[];
const receiptRule = /^[0-9a-f]{64}$/;
/** A path of the endpoint: whatever else stands there is not put into a link. */
const withdrawRule = /^\/api\/leads\/withdraw\?[\w=&%.-]+$/;
const visitRule = /^\/api\/leads\/visit\?[\w=&%.-]+$/;
const visitStates: readonly unknown[] = [
  'booked',
  'waiting',
  'cancelled',
  'closed',
  'none',
] satisfies ToldVisit['status'][];

/** The endpoint's answers, as far as a stranger's may look like them. */
type Answer = Readonly<
  Partial<Record<'ok' | 'key' | 'receipt' | 'withdraw' | 'visit' | 'errors' | 'field' | 'code', unknown>>
>;

/** Scheme and host of an endpoint, empty where it is the site's own: what it names by path is there. */
const originOf = (endpoint: string) => /^https?:\/\/[^/]+|/.exec(endpoint)?.[0] ?? '';

function problemsOf(errors: unknown): LeadProblems {
  return Object.fromEntries(
    ((Array.isArray(errors) ? errors : []) as readonly (Answer | null)[])
      .filter((error) => leadFields.includes(error?.field as LeadField))
      .map((error) => [error?.field, problemCodes.includes(error?.code) ? error?.code : 'malformed']),
  ) as LeadProblems;
}

function visitOf(said: unknown, origin: string): VisitOutcome | null {
  const { status, slot, position, link } = Object(said) as VisitOutcome;
  if (!visitStates.includes(status) || !visitRule.test(link)) return null;
  return { status, slot, position, link: origin + link };
}

/**
 * Posts a lead as JSON. Accepted and refused are only what the endpoint itself says of this very lead, by its key: a hotel's
 * Wi-Fi, a proxy or an error page may answer anything in its place, with any status, and the lead waits.
 */
export async function sendLead(lead: LeadToSend, endpoint: string, timeout = patience): Promise<SendOutcome> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(lead),
      // Goes on when the visitor closes the page right after pressing the button.
      keepalive: true,
      // The endpoint sends nobody elsewhere. Login pages do, and on the way a post turns into a GET.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const { ok, status, headers } = response;
    const said = (await response.json().catch(() => null)) as Answer | null;
    const answer = said?.key === lead.key ? said : null;
    if (ok && answer?.ok === true && receiptRule.test(String(answer.receipt))) {
      const withdraw = String(answer.withdraw);
      const visit = visitOf(answer.visit, originOf(endpoint));
      return {
        kind: 'accepted',
        withdraw: withdrawRule.test(withdraw) ? originOf(endpoint) + withdraw : null,
        ...(visit && { visit }),
      };
    }
    const problems = problemsOf(answer?.errors);
    if (status === 422 && answer?.ok === false && Object.keys(problems)[0]) return { kind: 'refused', problems };
    const asked = headers.get('retry-after');
    if (asked && Number(asked) >= 0) return { kind: 'failed', retryAfter: Number(asked) * 1000 };
    const hardly = status >= 400 && status < 500 && !passing.includes(status);
    return { kind: 'failed', retryAfter: hardly ? longPause : null };
  } catch {
    return { kind: 'unreachable' };
  }
}
