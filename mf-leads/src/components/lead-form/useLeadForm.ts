import { servedRelease, useLocation, useSite } from '@platform/runtime';
import { honeypotField, type LeadField, type LeadForm, leadFields, optionalItems } from '@riverview/site/leadFields';
import { type FocusEvent, type FormEvent, type RefCallback, useCallback, useEffect, useRef } from 'react';
import { inTime } from '../../delivery/inTime';
import { newKey } from '../../delivery/leadToSend';
import { keepDraft, readDraft } from './drafts';
import { fieldsOf, fillIn, typedIn } from './formElement';
import { holdUntilOnline } from './holdUntilOnline';
import { latePartsNow, loadLateParts } from './loadLateParts';
import { calm } from './submission';
import { todayInSeoul } from './todayInSeoul';
import { useSubmission } from './useSubmission';

/** A form of leads: what it shows and what its form element needs. */
export interface LeadFormState
  extends Pick<
    ReturnType<typeof useSubmission>,
    'submission' | 'waiting' | 'problems' | 'attempts' | 'sendAgain' | 'sendNatively'
  > {
  readonly form: LeadForm;
  readonly ref: RefCallback<HTMLFormElement>;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
}

/** How long a form that is sent waits for its late parts before the browser posts it, milliseconds. */
const patience = 5000;

/** The one submit path of all forms: checks, hands to the outbox, keeps what was typed until it has arrived. */
export function useLeadForm(form: LeadForm, opener: string | null = null): LeadFormState {
  const { lock } = useSite();
  const { pathname } = useLocation();
  const element = useRef<HTMLFormElement>(null);
  const { setSubmission, setProblems, endAttempt, submit, ...state } = useSubmission(form, element);
  const { submission, waiting, problems, attempts } = state;

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
    void loadLateParts().then(({ formatTypedBefore }) => element.current && formatTypedBefore(element.current));
  }, []);

  // After the render that shows the errors, so that the field is read out with its own.
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  function check(sentForm: HTMLFormElement, { checkLead, typedText }: Awaited<ReturnType<typeof loadLateParts>>): void {
    const fields = fieldsOf(sentForm);
    // The page of another site, `//partner.example/visit`, came from none of our releases.
    const release = (!pathname.startsWith('//') && servedRelease()) || lock.id; // read here, not while it is rendered: no release would have the page of the one before
    const { lead, problems: found } = checkLead({ ...fields, form, release, opener });
    // The endpoint takes it: what waited may come after its day.
    const isOver = lead?.visitDay && lead.visitDay < todayInSeoul();
    setProblems(isOver ? { visitDay: 'malformed' } : (found ?? {}));
    if (!lead || isOver) {
      setSubmission(calm(waiting));
      endAttempt();
    } else if (fields[honeypotField]) setSubmission({ kind: 'done', withdraw: null });
    else submit({ lead: { ...lead, key: newKey() }, typed: typedText(sentForm) });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const sentForm = event.currentTarget;
    const parts = latePartsNow();
    if (parts) check(sentForm, parts);
    else if (!navigator.onLine) holdUntilOnline(sentForm);
    else
      inTime(loadLateParts(), patience).then(
        (found) => check(sentForm, found),
        () => (navigator.onLine ? sentForm.submit() : holdUntilOnline(sentForm)),
      );
  }

  function onInput(event: FormEvent<HTMLFormElement>): void {
    const { target, currentTarget } = event;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    latePartsNow()?.formatWhileTyping(event);
    keepDraft(form, typedIn(currentTarget));
    const name = leadFields.find((field): field is LeadField => field === target.name);
    if (name && problems[name]) setProblems(({ [name]: _, ...others }) => others);
    // Emptied, an optional item needs no consent; typed on, it is told of it once the form is sent.
    if (name && (optionalItems[form] as readonly LeadField[]).includes(name) && problems.details)
      setProblems(({ details: _, ...others }) => others);
    if (submission.kind === 'done') setSubmission(calm(waiting));
    if (submission.kind === 'kept' && target.type !== 'checkbox') {
      // From here on it is another lead, perhaps another person's, who has agreed to nothing yet.
      for (const consent of currentTarget.querySelectorAll<HTMLInputElement>('[type="checkbox"]'))
        consent.checked = false;
      setSubmission({ kind: 'waiting' });
    }
  }

  return { ...state, form, ref, onSubmit, onInput, onBlur: (event) => latePartsNow()?.normalizeOnLeaving(event) };
}
