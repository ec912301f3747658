import { Button } from '@riverview/shared-ui/button';
import { TextArea, TextField } from '@riverview/shared-ui/field';
import { Message } from '@riverview/shared-ui/message';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { errorCode } from '../../api/errorCode';
import type { PostWords } from '../../api/writePosts';
import { desk, writeError } from '../../content/desk';
import { limits } from '../../content/limits';
import { MarkupBar } from './MarkupBar';
import styles from './PostForm.module.css';
import { PreviewButton } from './PreviewButton';

interface PostFormProps {
  readonly words: PostWords;
  readonly onWords: (words: PostWords) => void;
  /** Rejects where the post could not be written; the form then says why and keeps what was typed. */
  readonly onSubmit: (words: PostWords) => Promise<void>;
  readonly note?: string;
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** Title, summary and body of a post. Title and summary are required. */
export function PostForm({ words, onWords, onSubmit, note, submitLabel, busyLabel, children }: PostFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const busy = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [checked, setChecked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const trimmed = { ...pick(words), title: words.title.trim(), summary: words.summary.trim() };
  const missing = (['title', 'summary'] as const).filter((field) => trimmed[field] === '');
  const errorOf = (field: 'title' | 'summary') =>
    checked && missing.includes(field) ? desk.missing[field] : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    // The state of the button comes a moment after a second click.
    if (busy.current) return;
    setFailure(null);
    setChecked(true);
    if (missing[0]) {
      window.alert(desk.required);
      form.current?.querySelector<HTMLInputElement>(`[name="${missing[0]}"]`)?.focus();
      return;
    }
    busy.current = true;
    setBusy(true);
    try {
      await onSubmit(trimmed);
      setChecked(false);
    } catch (error) {
      setFailure(writeError(errorCode(error)));
    } finally {
      busy.current = false;
      setBusy(false);
    }
  }

  const field = (name: keyof PostWords) => ({
    name,
    label: desk[name],
    value: words[name],
    maxLength: limits[name],
    disabled: isBusy,
    autoComplete: 'off',
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onWords({ ...pick(words), [name]: event.currentTarget.value }),
  });

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextField {...field('title')} required error={errorOf('title')} />
      <TextField {...field('summary')} required error={errorOf('summary')} />
      <TextArea {...field('content')} ref={area} rows={8} hint={desk.contentHint} />
      <MarkupBar area={area} disabled={isBusy} />
      {failure && <Message kind="error">{failure}</Message>}
      <div className={styles.end}>
        {note && <p className={styles.note}>{note}</p>}
        {children}
        <PreviewButton words={trimmed} />
        <Button type="submit" busy={isBusy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

function pick({ title, summary, content }: PostWords): PostWords {
  return { title, summary, content };
}
