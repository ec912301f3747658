import { Button } from '@riverview/shared-ui/button';
import { TextArea, TextField } from '@riverview/shared-ui/field';
import { Message } from '@riverview/shared-ui/message';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { errorCode } from '../../api/errorCode';
import type { PostWords } from '../../api/writePosts';
import { desk, writeError } from '../../content/desk';
import { limits } from '../../content/limits';
import { MarkupBar } from './MarkupBar';
import { PictureTool } from './PictureTool';
import styles from './PostForm.module.css';
import { PreviewButton } from './PreviewButton';

type Work = 'submit' | 'aside' | 'picture';

interface PostFormProps {
  readonly words: PostWords;
  readonly onWords: (words: PostWords) => void;
  /** Rejects where the post could not be written; the form then says why and keeps what was typed. */
  readonly onSubmit: (words: PostWords) => Promise<void>;
  readonly note?: string;
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** Something else to do with what was typed, whole or not. Rejects as `onSubmit` does. */
  readonly aside?: {
    readonly label: string;
    readonly busyLabel: string;
    readonly act: (words: PostWords) => Promise<void>;
  };
  /** Further fields. */
  readonly fields?: ReactNode;
  /** Whether those fields let it be submitted; asked when it is. */
  readonly check?: () => boolean;
  /** Something else is at work with what stands in the form. */
  readonly disabled?: boolean;
  /** The form is at work, a picture on its way included: what stands in it is not to be changed from without. */
  readonly onBusy?: (isBusy: boolean) => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** Title, summary and body of a post. Title and summary are required. */
export function PostForm({
  words,
  onWords,
  onSubmit,
  note,
  submitLabel,
  busyLabel,
  aside,
  fields,
  check,
  disabled = false,
  onBusy,
  children,
}: PostFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const busy = useRef(false);
  const [work, setWork] = useState<Work | null>(null);
  const isBusy = disabled || work !== null;
  /** A picture comes while its text is written on. */
  const isFixed = disabled || (work !== null && work !== 'picture');
  const [checked, setChecked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const trimmed = { ...pick(words), title: words.title.trim(), summary: words.summary.trim() };
  const missing = (['title', 'summary'] as const).filter((field) => trimmed[field] === '');
  const errorOf = (field: 'title' | 'summary') =>
    checked && missing.includes(field) ? desk.missing[field] : undefined;

  function begin(what: Work | null) {
    busy.current = what !== null;
    setWork(what);
    onBusy?.(what !== null);
  }

  /** One work at a time, and its failure in words. */
  async function run(what: Work, act: (words: PostWords) => Promise<void>) {
    // The state of the button comes a moment after a second click.
    if (busy.current || disabled) return;
    setFailure(null);
    begin(what);
    try {
      await act(trimmed);
      setChecked(false);
    } catch (error) {
      setFailure(writeError(errorCode(error)));
    } finally {
      begin(null);
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy.current || disabled) return;
    setFailure(null);
    setChecked(true);
    if (missing[0]) {
      window.alert(desk.required);
      form.current?.querySelector<HTMLInputElement>(`[name="${missing[0]}"]`)?.focus();
      return;
    }
    if (check && !check()) return;
    await run('submit', onSubmit);
  }

  const field = (name: keyof PostWords) => ({
    name,
    label: desk[name],
    value: words[name],
    maxLength: limits[name],
    disabled: isFixed,
    autoComplete: 'off',
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onWords({ ...pick(words), [name]: event.currentTarget.value }),
  });

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextField {...field('title')} required error={errorOf('title')} />
      <TextField {...field('summary')} required error={errorOf('summary')} />
      <TextArea {...field('content')} ref={area} rows={8} hint={desk.contentHint} />
      <MarkupBar area={area} disabled={isFixed} />
      <PictureTool area={area} disabled={isFixed} onBusy={(isComing) => begin(isComing ? 'picture' : null)} />
      {fields}
      {failure && <Message kind="error">{failure}</Message>}
      <div className={styles.end}>
        {note && <p className={styles.note}>{note}</p>}
        {children}
        <PreviewButton words={trimmed} />
        {aside && (
          <Button
            variant="line"
            disabled={isBusy}
            busy={work === 'aside'}
            busyLabel={aside.busyLabel}
            onClick={() => void run('aside', aside.act)}
          >
            {aside.label}
          </Button>
        )}
        <Button type="submit" disabled={isBusy} busy={work === 'submit'} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

function pick({ title, summary, content }: PostWords): PostWords {
  return { title, summary, content };
}
