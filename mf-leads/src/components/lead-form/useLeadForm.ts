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
import { browserOutbox, writeDown } from '../../delivery/browserOutbox';
import { inTime } from '../../delivery/inTime';
import { type LeadToSend, newKey } from '../../delivery/leadToSend';
import { postNatively } from '../../delivery/postNatively';
import { keepDraft, readDraft } from './drafts';
import { followOutbox } from './followOutbox';
import { formatTyped } from './formatTyped';
import { fieldsOf, fillIn, forget, typedIn } from './formElement';
import { type SentLead, typedText } from './sentLead';
import { afterwards, calm, type Submission } from './submission';
import { nothingWaits, type Waiting, whatWaits } from './whatWaits';

/** How long a visitor who has pressed the button waits for the outbox itself, milliseconds. */
const patience = 8000;

/** A form of leads: what it shows and what its form element needs. */
export interface LeadFormState {
  readonly form: LeadForm;
  readonly submission: Submission;
  /** What waits of this form, of whomever, as far as `submission` knows. */
  readonly waiting: Waiting;
  readonly problems: LeadProblems;
  /** Attempts that have ended. */
  readonly attempts: number;
  readonly ref: RefCallback<HTMLFormElement>;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  /** Sends what was sent last once more, at once. */
  readonly sendAgain: () => void;
  /** Leaves the page with what was sent last, as a form without scripts does. */
  readonly sendNatively: () => void;
}

/** The one submit path of all forms: checks, sends through the outbox, keeps what was typed until it has arrived. */
export function useLeadForm(form: LeadForm, opener: string | null = null): LeadFormState {
  const { endpoint } = useFacts().leads;
  const release = useSite().lock.id;
  const element = useRef<HTMLFormElement>(null);
  const sent = useRef<SentLead>(null);
  const [submission, setSubmission] = useState<Submission>({ kind: 'idle' });
  const [waiting, setWaiting] = useState<Waiting>(nothingWaits);
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
    let shown = true;
    let unfollow = () => {};
    void browserOutbox(endpoint).then(async (outbox) => {
      await outbox.ready;
      if (shown) unfollow = followOutbox(outbox, { form, element, sent, setWaiting, setProblems, setSubmission });
    });
    return () => {
      shown = false;
      unfollow();
    };
  }, [endpoint, form]);

  // After the render that shows the errors, so that the field is read out with its own.
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  async function send(lead: LeadToSend): Promise<void> {
    const safe = writeDown(lead);
    const coming = browserOutbox(endpoint);
    let outcome: SendOutcome = { kind: 'unreachable' };
    let left: Waiting = { who: [], safe };
    try {
      const outbox = await inTime(coming, patience);
      outcome = await outbox.submit(lead);
      left = whatWaits(outbox, form);
    } catch {
      void coming.then(() => send(lead));
    }
    if (outcome.kind === 'accepted') forget(form, element.current);
    if (outcome.kind === 'refused') setProblems(outcome.problems);
    setAttempts((count) => count + 1);
    setWaiting(left);
    setSubmission(afterwards(outcome));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = fieldsOf(event.currentTarget);
    const { lead, problems: found } = checkLead({ ...fields, form, release, opener });
    setProblems(found ?? {});
    if (!lead) {
      setSubmission(calm(waiting));
      setAttempts((count) => count + 1);
    } else if (fields[honeypotField]) setSubmission({ kind: 'done', withdraw: null });
    else {
      setSubmission({ kind: 'submitting' });
      sent.current = { lead: { ...lead, key: newKey() }, typed: typedText(event.currentTarget) };
      void send(sent.current.lead);
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
    if (submission.kind === 'done') setSubmission(calm(waiting));
    if (submission.kind === 'kept' && target.type !== 'checkbox') {
      // From here on it is another lead, perhaps another person's, who has agreed to nothing yet.
      for (const consent of currentTarget.querySelectorAll<HTMLInputElement>('[type="checkbox"]'))
        consent.checked = false;
      setSubmission({ kind: 'waiting' });
    }
  }

  function onBlur({ target }: FocusEvent<HTMLFormElement>): void {
    if (!(target instanceof HTMLInputElement) || target.name !== 'phone') return;
    const normal = normalizePhone(target.value);
    if (normal && normal !== target.value) target.value = normal;
  }

  function sendAgain(): void {
    if (!sent.current) return;
    setSubmission((before) => (before.kind === 'kept' ? { ...before, retrying: true } : before));
    void send(sent.current.lead);
  }

  function sendNatively(): void {
    if (!sent.current) return;
    const { lead } = sent.current;
    void browserOutbox(endpoint).then((outbox) => outbox.drop(lead));
    postNatively(lead, endpoint);
  }

  return { form, submission, waiting, problems, attempts, ref, onSubmit, onInput, onBlur, sendAgain, sendNatively };
}
