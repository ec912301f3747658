import type { LeadForm } from '@riverview/site/lead';
import { formWords } from '../../content/formWords';
import type { Outbox } from '../../delivery/Outbox';

/** The leads of a form that wait in this browser. */
export interface Waiting {
  /** For whom, each no plainer than its owner needs: the next person at this device may read it. */
  readonly who: readonly string[];
  /** Whether all of them outlive the page. */
  readonly safe: boolean;
}

export const nothingWaits: Waiting = { who: [], safe: true };

/** What waits of this form, of whomever. */
export function whatWaits(outbox: Outbox, form: LeadForm): Waiting {
  const waiting = outbox.waitingFrom(form);
  return {
    who: waiting.map(({ lead }) => formWords.masked(lead.name, lead.phone)),
    safe: waiting.every((one) => outbox.isSafe(one)),
  };
}
