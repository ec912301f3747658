import { Message } from '@riverview/shared-ui/message';
import { useEffect, useRef } from 'react';
import type { FormWords } from '../../content/formWords';
import { outcomeWords } from './outcomeWords';
import styles from './SubmissionMessage.module.css';
import type { Submission } from './useLeadForm';

interface SubmissionMessageProps {
  readonly submission: Submission;
  readonly words: FormWords;
  readonly onDark: boolean;
}

/** What became of the submission, in words, colour, icon and role. It takes the focus that the disabled button lost. */
export function SubmissionMessage({ submission, words, onDark }: SubmissionMessageProps) {
  const message = useRef<HTMLDivElement>(null);
  const { kind } = submission;
  useEffect(() => {
    // Not from under the hands of a visitor who types while an earlier lead arrives.
    if (document.activeElement?.matches('input, textarea')) return;
    if (kind === 'done' || kind === 'kept' || kind === 'refused') message.current?.focus();
  }, [kind]);
  const said = outcomeWords(submission, words);
  if (!said) return null;
  return (
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
  );
}
