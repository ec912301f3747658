import { type LeadField, type LeadProblem, type LeadProblems, leadFields } from '@riverview/site/lead';
import type { LeadToSend } from '../delivery/leadToSend';

/** What became of one attempt to send a lead. */
export type SendOutcome =
  | { readonly kind: 'accepted' }
  /** The endpoint will never take it as it is. */
  | { readonly kind: 'refused'; readonly problems: LeadProblems }
  /** The endpoint answered, but not with success. */
  | { readonly kind: 'failed'; readonly retryAfter: number | null }
  /** No answer: no network, no server, or none in time. */
  | { readonly kind: 'unreachable' };

/** Milliseconds until an answer is no longer waited for. */
const patience = 12_000;
const hopeless: readonly number[] = [400, 413, 415, 422];
const problems: readonly string[] = ['missing', 'malformed', 'too-long'] satisfies LeadProblem[];

function problemsOf(answer: unknown): LeadProblems {
  const errors: unknown = answer && typeof answer === 'object' && 'errors' in answer ? answer.errors : null;
  const named = (Array.isArray(errors) ? errors : []) as readonly { field?: unknown; code?: unknown }[];
  return Object.fromEntries(
    named
      .filter(({ field }) => leadFields.includes(field as LeadField))
      .map(({ field, code }) => [field, problems.includes(String(code)) ? code : 'malformed']),
  ) as LeadProblems;
}

/** Posts a lead as JSON. Only a JSON answer that does not say `ok: false` counts: a login page of a hotel's Wi-Fi is no success. */
export async function sendLead(lead: LeadToSend, endpoint: string, timeout = patience): Promise<SendOutcome> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(lead),
      // Goes on when the visitor closes the page right after pressing the button.
      keepalive: true,
      signal: AbortSignal.timeout(timeout),
    });
    const answer: unknown = await response.json().catch(() => null);
    const ok = response.ok && typeof answer === 'object' && answer !== null;
    if (ok && (answer as { ok?: unknown }).ok !== false) return { kind: 'accepted' };
    if (hopeless.includes(response.status)) return { kind: 'refused', problems: problemsOf(answer) };
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    return { kind: 'failed', retryAfter: Number.isFinite(seconds) ? seconds * 1000 : null };
  } catch {
    return { kind: 'unreachable' };
  }
}
