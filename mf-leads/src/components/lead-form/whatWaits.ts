import type { LeadForm } from '@riverview/site/leadFields';
import { formWords } from '../../content/outcomes';
import type { Outbox } from '../../delivery/Outbox';
import type { Waiting } from './waiting';

/** What waits of this form, of whomever. */
export function whatWaits(outbox: Outbox, form: LeadForm): Waiting {
  const waiting = outbox.waitingFrom(form);
  return {
    who: waiting.map(({ lead }) => formWords.masked(lead.name, lead.phone)),
    safe: waiting.every((one) => outbox.isSafe(one)),
  };
}
