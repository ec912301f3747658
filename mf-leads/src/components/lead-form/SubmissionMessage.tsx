import { textLinkClass } from '@riverview/shared-ui/button';
import { Message } from '@riverview/shared-ui/message';
import { useEffect, useRef } from 'react';
import { outcomes } from '../../content/outcomes';
import { NextSteps } from './NextSteps';
import { OtherWays } from './OtherWays';
import { outcomeWords } from './outcomeWords';
import styles from './SubmissionMessage.module.css';
import type { LeadFormState } from './useLeadForm';

interface SubmissionMessageProps {
  readonly state: LeadFormState;
  readonly onDark: boolean;
}

/** What became of the submission, in words, colour, icon and role. It takes the focus that the disabled button lost. */
export function SubmissionMessage({ state, onDark }: SubmissionMessageProps) {
  const message = useRef<HTMLDivElement>(null);
  const { form, submission } = state;
  const words = outcomes[form];
  const { kind } = submission;
  useEffect(() => {
    // Not from under the hands of a visitor who types while an earlier lead arrives.
    if (document.activeElement?.matches('input, textarea')) return;
    if (kind === 'done' || kind === 'kept' || kind === 'refused') message.current?.focus();
  }, [kind]);
  const said = outcomeWords(state, words);
  if (!said) return null;
  return (
    <>
      <Message
        ref={message}
        kind={said.kind}
        tabIndex={-1}
        className={`${styles.message} ${onDark ? styles.onDark : ''}`}
        data-kind={said.kind}
      >
        {said.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Message>
      {said.unsafe && <OtherWays state={state} words={words} onDark={onDark} />}
      {kind === 'done' && <NextSteps onDark={onDark} visit={submission.visit} />}
      {kind === 'done' && submission.withdraw && (
        <p>
          <a className={textLinkClass({ onDark })} href={submission.withdraw}>
            {words.withdraw}
          </a>
        </p>
      )}
    </>
  );
}
