import type { LeadProblems } from '@riverview/site/leadFields';
import type { SendOutcome } from '../api/sendLead';
import type { LeadToSend } from './leadToSend';

/** A lead that the endpoint has not acknowledged yet, as it is written down. */
export interface WaitingLead {
  readonly lead: LeadToSend;
  /** Attempts that failed so far. Of two copies the one with more is the newer. */
  readonly attempts: number;
  /** When the last of them failed, and the time before which it is not to be tried again, milliseconds. */
  readonly since: number;
  readonly notBefore: number;
  /** Set when the endpoint refused it while no form was there to say so. */
  readonly refused: LeadProblems | null;
  /** Set for the moment before it is forgotten: so other tabs learn why it went. */
  readonly accepted: Extract<SendOutcome, { kind: 'accepted' }> | null;
}

/** No pause is longer, whatever the endpoint asks for and the clock does, milliseconds. */
export const longestWait = 3_600_000;

/** A lead that was not tried yet. */
export function untried(lead: LeadToSend): WaitingLead {
  return { lead, attempts: 0, since: 0, notBefore: 0, refused: null, accepted: null };
}

/** Whether it may be tried. A pause that begins in the future or ends beyond any that is made was set by a wrong clock. */
export function isDue({ since, notBefore }: WaitingLead, now: number): boolean {
  return !(since <= now && now < notBefore && notBefore <= now + longestWait);
}

/**
 * What was written down, by this version of the site or an earlier one; `null` for what is no lead or cannot be read. A
 * refusal that names no field, as earlier versions noted after a stranger's answer, is none.
 */
export function readWaiting(written: string | null): WaitingLead | null {
  try {
    const found = JSON.parse(written ?? '') as WaitingLead;
    if (!found.lead.key || !found.lead.form || !found.lead.phone) return null;
    const refused = Object.keys(found.refused ?? {})[0] ? found.refused : null;
    return { ...untried(found.lead), ...found, attempts: Number(found.attempts) || 0, refused };
  } catch {
    return null;
  }
}
