import type { LeadForm, LeadProblems } from '@riverview/site/leadFields';
import type { Delivery, Outbox } from '../../delivery/Outbox';
import { keepDraft } from './drafts';
import { fillIn, forget, isTypedIn, typedIn } from './formElement';
import { holdsOnly, isSent, type SentLead } from './sentLead';
import { afterwards, calm, type Submission } from './submission';
import type { Waiting } from './waiting';
import { whatWaits } from './whatWaits';

/** A form as its deliveries reach it. */
export interface FollowingForm {
  readonly form: LeadForm;
  readonly element: { readonly current: HTMLFormElement | null };
  readonly sent: { readonly current: SentLead | null };
  readonly setWaiting: (waiting: Waiting) => void;
  readonly setProblems: (problems: LeadProblems) => void;
  readonly setSubmission: (next: (now: Submission) => Submission) => void;
}

/** Tells a form what waits, and what becomes of it behind the scenes, until the returned function is called. */
export function followOutbox(
  outbox: Outbox,
  { form, element, sent, setWaiting, setProblems, setSubmission }: FollowingForm,
): () => void {
  function refuse(problems: LeadProblems): void {
    setProblems(problems);
    setSubmission(() => ({ kind: 'refused' }));
  }

  /** What was refused behind the scenes goes back into its form, unless something else is being typed or shown there. */
  function takeRefused(): void {
    if (!element.current || isTypedIn(element.current)) return;
    const taken = outbox.takeRefused(form);
    if (!taken?.refused) return;
    fillIn(element.current, taken.lead);
    keepDraft(form, typedIn(element.current));
    refuse(taken.refused);
  }

  function delivered({ lead, outcome }: Delivery): void {
    const mine = isSent(sent.current, lead);
    const held = !element.current || holdsOnly(element.current, lead, sent.current);
    if (outcome.kind === 'refused' && mine && held) {
      outbox.drop(lead);
      refuse(outcome.problems);
      return;
    }
    const arrived = outcome.kind === 'accepted' && held;
    if (arrived) forget(form, element.current);
    const left = whatWaits(outbox, form);
    setWaiting(left);
    setSubmission((now) => {
      // What the visitor is told of another lead stays: this one was an earlier one's.
      if (now.kind !== 'idle' && now.kind !== 'waiting' && !(now.kind === 'kept' && mine)) return now;
      return arrived && left.who.length === 0 ? afterwards(outcome) : calm(left);
    });
    if (outcome.kind === 'refused') takeRefused();
  }

  const left = whatWaits(outbox, form);
  setWaiting(left);
  setSubmission((now) => (now.kind === 'idle' ? calm(left) : now));
  takeRefused();
  return outbox.onDelivery((delivery, late) => {
    if (delivery.lead.form !== form) return false;
    // An empty form need not be told of what came before it: it may be another person's.
    if (!late || (element.current && isTypedIn(element.current))) delivered(delivery);
    return true;
  });
}
