import { useFacts } from '@platform/runtime';
import { Button } from '@riverview/shared-ui/button';
import { IconAlert, IconCheck } from '@riverview/shared-ui/icon';
import { useEffect, useRef } from 'react';
import { outcomeWords } from '../../components/lead-form/outcomeWords';
import type { LeadFormState } from '../../components/lead-form/useLeadForm';
import { interestWords } from '../../content/formWords';
import styles from './InterestForm.module.css';

interface InterestResultProps {
  readonly state: LeadFormState;
  readonly onDone: (() => void) | undefined;
}

/** The result of the popup, in the place of its form: the first sentence as the heading, the rest below it. */
export function InterestResult({ state, onDone }: InterestResultProps) {
  const { phone, hours } = useFacts();
  const { submission } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const said = outcomeWords(state, interestWords);
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
      <p className={styles.actions}>
        {submission.kind === 'kept' && (
          <Button onClick={state.sendAgain} busy={submission.retrying} busyLabel={interestWords.submitting}>
            {interestWords.retry}
          </Button>
        )}
        {said?.unsafe && submission.kind === 'kept' && submission.because !== 'offline' && (
          <Button variant="line" onClick={state.sendNatively}>
            {interestWords.sendNatively}
          </Button>
        )}
        {onDone && (
          <Button variant="line" onClick={onDone}>
            {interestWords.close}
          </Button>
        )}
      </p>
      {submission.kind === 'done' && submission.withdraw && (
        <p className={styles.call}>
          <a href={submission.withdraw}>{interestWords.withdraw}</a>
        </p>
      )}
      {!done && (
        <p className={styles.call}>
          {interestWords.call}{' '}
          <a className="num nowrap" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {phone}
          </a>{' '}
          <span className="nowrap">{hours}</span>
        </p>
      )}
    </div>
  );
}
