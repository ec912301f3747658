import { useFacts } from '@platform/runtime';
import { Button } from '@riverview/shared-ui/button';
import { IconAlert, IconCheck } from '@riverview/shared-ui/icon';
import { telHref } from '@riverview/shared-ui/tel-link';
import { useEffect, useRef } from 'react';
import { NextSteps } from '../../components/lead-form/NextSteps';
import { outcomeWords } from '../../components/lead-form/outcomeWords';
import type { LeadFormState } from '../../components/lead-form/useLeadForm';
import { interestWords } from '../../content/formWords';
import { interestResult, outcomes } from '../../content/outcomes';
import styles from './InterestForm.module.css';

interface InterestResultProps {
  readonly state: LeadFormState;
  readonly onDone: (() => void) | undefined;
}

/** The result of the popup, in the place of its form: the first sentence as the heading, the rest below it. */
export function InterestResult({ state, onDone }: InterestResultProps) {
  const { phone, hours } = useFacts();
  const { submission } = state;
  const words = outcomes.interest;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const said = outcomeWords(state, words);
  const [message = '', ...notes] = said?.texts ?? [];
  const [first = '', ...rest] = message.split(/(?<=\.) /);
  const done = submission.kind === 'done';
  return (
    <div className={styles.result}>
      <span className={styles.icon} data-kind={said?.kind}>
        {done ? <IconCheck /> : <IconAlert />}
      </span>
      <div role={done ? 'status' : 'alert'}>
        <h2 className={styles.title} ref={heading} tabIndex={-1}>
          {first}
        </h2>{' '}
        <p>{rest.join(' ')}</p>
      </div>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {done && <NextSteps onLeave={onDone} visit={submission.visit} />}
      <p className={styles.actions}>
        {submission.kind === 'kept' && (
          <Button onClick={state.sendAgain} busy={submission.retrying} busyLabel={interestWords.submitting}>
            {interestResult.retry}
          </Button>
        )}
        {said?.unsafe && submission.kind === 'kept' && submission.because !== 'offline' && (
          <Button variant="line" onClick={state.sendNatively}>
            {words.sendNatively}
          </Button>
        )}
        {onDone && (
          <Button variant="line" onClick={onDone}>
            {interestResult.close}
          </Button>
        )}
      </p>
      {submission.kind === 'done' && submission.withdraw && (
        <p className={styles.call}>
          <a href={submission.withdraw}>{words.withdraw}</a>
        </p>
      )}
      {!done && (
        <p className={styles.call}>
          {words.call}{' '}
          <a className="num nowrap" href={telHref(phone)}>
            {phone}
          </a>{' '}
          <span className="nowrap">{hours}</span>
        </p>
      )}
    </div>
  );
}
