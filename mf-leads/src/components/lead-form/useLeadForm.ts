import { useFacts, useSite } from '@platform/runtime';
import {
  checkLead,
  honeypotField,
  type LeadField,
  type LeadForm,
  type LeadProblems,
  leadFields,
  normalizePhone,
} from '@riverview/site/lead';
import { type FocusEvent, type FormEvent, type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import type { SendOutcome } from '../../api/sendLead';
import { browserOutbox } from '../../delivery/browserOutbox';
import { type LeadToSend, newKey } from '../../delivery/leadToSend';
import { keepDraft, readDraft } from './drafts';
import { formatTyped } from './formatTyped';
import { fieldsOf, fillIn, typedIn } from './formElement';

/** Where a submission stands. `kept`: not acknowledged yet, written down, tried again. `waiting`: the same, of an earlier page. */
export type Submission =
  | { readonly kind: 'idle' | 'submitting' | 'done' | 'refused' | 'waiting' }
  | {
      readonly kind: 'kept';
      readonly because: 'failed' | 'unreachable' | 'offline';
      /** The visitor has asked for another attempt, which is on its way. */
      readonly retrying: boolean;
    };

/** A form of leads: what it shows and what its form element needs. */
export interface LeadFormState {
  readonly form: LeadForm;
  readonly submission: Submission;
  readonly problems: LeadProblems;
  /** Attempts that have ended. */
  readonly attempts: number;
  readonly ref: RefCallback<HTMLFormElement>;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  /** Sends what was sent last once more, at once. */
  readonly sendAgain: () => void;
}

function afterwards(outcome: SendOutcome): Submission {
  if (outcome.kind === 'accepted') return { kind: 'done' };
  if (outcome.kind === 'refused') return { kind: 'refused' };
  return { kind: 'kept', because: navigator.onLine ? outcome.kind : 'offline', retrying: false };
}

/** Empties the form of what has arrived. `false`: the visitor has gone on to type something else, which stays. */
function forget(form: LeadForm, element: HTMLFormElement | null, { phone }: LeadToSend): boolean {
  const typed = element && typedIn(element).phone;
  if (typed && normalizePhone(typed) !== phone) return false;
  element?.reset();
  keepDraft(form, {});
  return true;
}

/** The one submit path of all forms: checks, sends through the outbox, keeps what was typed until it has arrived. */
export function useLeadForm(form: LeadForm, opener: string | null = null): LeadFormState {
  const { endpoint } = useFacts().leads;
  const release = useSite().lock.id;
  const element = useRef<HTMLFormElement>(null);
  const sent = useRef<LeadToSend>(null);
  const [submission, setSubmission] = useState<Submission>({ kind: 'idle' });
  const [problems, setProblems] = useState<LeadProblems>({});
  const [attempts, setAttempts] = useState(0);

  const ref = useCallback(
    (attached: HTMLFormElement | null) => {
      element.current = attached;
      if (!attached) return;
      attached.noValidate = true; // from here on the errors are ours
      fillIn(attached, readDraft(form));
    },
    [form],
  );

  useEffect(() => {
    const outbox = browserOutbox(endpoint);
    const refused = outbox.takeRefused(form);
    if (refused?.refused) {
      if (element.current) fillIn(element.current, refused.lead);
      setProblems(refused.refused);
      setSubmission({ kind: 'refused' });
    } else if (outbox.waitingFrom(form)) setSubmission({ kind: 'waiting' });
    return outbox.onDelivery(({ lead, outcome }) => {
      if (lead.form !== form) return;
      if (outcome.kind === 'refused') setProblems(outcome.problems);
      const about = outcome.kind === 'refused' || forget(form, element.current, lead);
      setSubmission(about ? afterwards(outcome) : { kind: 'idle' });
    });
  }, [endpoint, form]);

  // After the render that shows the errors, so that the field is read out with its own.
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  async function send(lead: LeadToSend): Promise<void> {
    sent.current = lead;
    const outcome = await browserOutbox(endpoint).submit(lead);
    if (outcome.kind === 'accepted') forget(form, element.current, lead);
    if (outcome.kind === 'refused') setProblems(outcome.problems);
    setAttempts((count) => count + 1);
    setSubmission(afterwards(outcome));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = fieldsOf(event.currentTarget);
    const { lead, problems: found } = checkLead({ ...fields, form, key: newKey(), release, opener });
    setProblems(found ?? {});
    if (!lead) {
      setSubmission({ kind: 'idle' });
      setAttempts((count) => count + 1);
    } else if (fields[honeypotField]) setSubmission({ kind: 'done' });
    else {
      setSubmission({ kind: 'submitting' });
      void send({ ...lead, key: lead.key ?? newKey() });
    }
  }

  function onInput(event: FormEvent<HTMLFormElement>): void {
    const { target, currentTarget, nativeEvent } = event;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    if (target.name === 'phone' && !(nativeEvent as InputEvent).isComposing) {
      const { value, caret } = formatTyped({
        value: target.value,
        caret: target.selectionStart ?? target.value.length,
      });
      if (value !== target.value) {
        target.value = value;
        target.setSelectionRange(caret, caret);
      }
    }
    keepDraft(form, typedIn(currentTarget));
    const name = leadFields.find((field): field is LeadField => field === target.name);
    if (name && problems[name]) setProblems(({ [name]: _, ...others }) => others);
    if (submission.kind === 'done') setSubmission({ kind: 'idle' });
  }

  function onBlur({ target }: FocusEvent<HTMLFormElement>): void {
    if (!(target instanceof HTMLInputElement) || target.name !== 'phone') return;
    const normal = normalizePhone(target.value);
    if (normal && normal !== target.value) target.value = normal;
  }

  function sendAgain(): void {
    if (!sent.current) return;
    setSubmission((before) => (before.kind === 'kept' ? { ...before, retrying: true } : before));
    void send(sent.current);
  }

  return { form, submission, problems, attempts, ref, onSubmit, onInput, onBlur, sendAgain };
}
