import { useFacts } from '@platform/runtime';
import type { LeadForm, LeadProblems } from '@riverview/site/leadFields';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SendOutcome } from '../../api/sendLead';
import { browserOutbox, writeDown } from '../../delivery/browserOutbox';
import { inTime } from '../../delivery/inTime';
import type { LeadToSend } from '../../delivery/leadToSend';
import { postNatively } from '../../delivery/postNatively';
import { forget } from './formElement';
import { loadLateParts } from './loadLateParts';
import type { SentLead } from './sentLead';
import { afterwards, type Submission } from './submission';
import { nothingWaits, type Waiting } from './waiting';

/** How long a visitor who has pressed the button waits for the outbox itself, milliseconds. */
const patience = 8000;

/** The way of a form's leads through the outbox, and where it stands. */
export function useSubmission(form: LeadForm, element: RefObject<HTMLFormElement | null>) {
  const { endpoint } = useFacts().leads;
  const sent = useRef<SentLead>(null);
  const [submission, setSubmission] = useState<Submission>({ kind: 'idle' });
  const [waiting, setWaiting] = useState<Waiting>(nothingWaits);
  const [problems, setProblems] = useState<LeadProblems>({});
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    let shown = true;
    let unfollow = () => {};
    void browserOutbox(endpoint).then(async (outbox) => {
      const [{ followOutbox }] = await Promise.all([loadLateParts(), outbox.ready]);
      if (shown) unfollow = followOutbox(outbox, { form, element, sent, setWaiting, setProblems, setSubmission });
    });
    return () => {
      shown = false;
      unfollow();
    };
  }, [endpoint, form, element]);

  const endAttempt = () => setAttempts((count) => count + 1);

  async function send(lead: LeadToSend): Promise<void> {
    const safe = writeDown(lead);
    const coming = browserOutbox(endpoint);
    let outcome: SendOutcome = { kind: 'unreachable' };
    let left: Waiting = { who: [], safe };
    try {
      const outbox = await inTime(coming, patience);
      outcome = await outbox.submit(lead);
      left = (await loadLateParts()).whatWaits(outbox, form);
    } catch {
      void coming.then(() => send(lead));
    }
    if (outcome.kind === 'accepted') forget(form, element.current);
    if (outcome.kind === 'refused') setProblems(outcome.problems);
    endAttempt();
    setWaiting(left);
    setSubmission(afterwards(outcome));
  }

  return {
    submission,
    setSubmission,
    /** What waits of this form, of whomever, as far as `submission` knows. */
    waiting,
    problems,
    setProblems,
    /** Attempts that have ended. */
    attempts,
    endAttempt,
    submit(next: SentLead): void {
      setSubmission({ kind: 'submitting' });
      sent.current = next;
      void send(next.lead);
    },
    /** Sends what was sent last once more, at once. */
    sendAgain(): void {
      if (!sent.current) return;
      setSubmission((before) => (before.kind === 'kept' ? { ...before, retrying: true } : before));
      void send(sent.current.lead);
    },
    /** Leaves the page with what was sent last, as a form without scripts does. */
    sendNatively(): void {
      if (!sent.current) return;
      const { lead } = sent.current;
      void browserOutbox(endpoint).then((outbox) => outbox.drop(lead));
      postNatively(lead, endpoint);
    },
  };
}
