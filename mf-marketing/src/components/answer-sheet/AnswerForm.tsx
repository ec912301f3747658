import type { ComponentProps } from 'react';
import styles from './AnswerForm.module.css';

interface AnswerFormProps extends ComponentProps<'form'> {
  readonly words: {
    readonly title: string;
    /** Read where the page cannot answer. */
    readonly withoutScript: string;
    readonly reset: string;
    /** That nothing of it leaves the page. */
    readonly local: string;
  };
  /** Names the form's title in the document. */
  readonly titleId: string;
}

/** The questions of a page that answers by itself, group by group, and the way to begin anew. Not printed: the answer is. */
export function AnswerForm({ words, titleId, children, ...form }: AnswerFormProps) {
  return (
    <form {...form} className={styles.form} aria-labelledby={titleId} autoComplete="off">
      <h2 id={titleId} className={styles.title}>
        {words.title}
      </h2>
      <noscript>{words.withoutScript}</noscript>
      {children}
      <p className={styles.end}>
        <button type="reset" className={styles.reset}>
          {words.reset}
        </button>
        <span>{words.local}</span>
      </p>
    </form>
  );
}
