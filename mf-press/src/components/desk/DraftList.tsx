import { useFacts } from '@platform/runtime';
import { Button } from '@riverview/shared-ui/button';
import { Message } from '@riverview/shared-ui/message';
import { useRef, useState } from 'react';
import { type KeptDraft, listDrafts, removeDraft } from '../../api/drafts';
import { errorCode } from '../../api/errorCode';
import { koreanDateTime } from '../../content/dates';
import { draftWords, writeError } from '../../content/desk';
import styles from './DeskList.module.css';
import { RemoveButton } from './RemoveButton';
import { useLoaded } from './useLoaded';

interface DraftListProps {
  /** Another number: drafts have changed. */
  readonly changes: number;
  /** The form is at work: what stands in it is not to be changed. */
  readonly disabled: boolean;
  /** Puts a draft into the form, or with `null` a fresh one. Rejects where what stood there could not be kept. */
  readonly onOpen: (draft: KeptDraft | null) => Promise<void>;
  /** A draft was deleted. */
  readonly onChange: () => void;
}

/** The drafts that the server keeps, and posts that wait for their time. */
export function DraftList({ changes, disabled, onOpen, onChange }: DraftListProps) {
  const facts = useFacts();
  const { items, failed, load } = useLoaded(() => listDrafts(facts), changes);
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState<{ readonly kind: 'ok' | 'error'; readonly text: string } | null>(null);

  async function open(draft: KeptDraft | null) {
    setSaid(null);
    try {
      await onOpen(draft);
    } catch (error) {
      setSaid({ kind: 'error', text: writeError(errorCode(error)) });
    }
  }

  async function remove({ id }: KeptDraft) {
    await removeDraft(facts, id);
    setSaid({ kind: 'ok', text: draftWords.removed });
    onChange();
    // Its row goes, and would take the focus with it.
    heading.current?.focus();
  }

  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h3 ref={heading} tabIndex={-1} className={styles.heading}>
          {draftWords.heading}
        </h3>
        <Button variant="line" disabled={disabled} onClick={() => void open(null)}>
          {draftWords.fresh}
        </Button>
      </div>
      {failed && (
        <div className={styles.failure}>
          <Message kind="error">{draftWords.failed}</Message>
          <Button variant="line" onClick={load}>
            {draftWords.retry}
          </Button>
        </div>
      )}
      {items === null && !failed && <p className={styles.quiet}>{draftWords.loading}</p>}
      {items?.length === 0 && <p className={styles.quiet}>{draftWords.empty}</p>}
      {items && items.length > 0 && (
        <ul className={styles.list}>
          {items.map((draft) => (
            <li key={draft.id} className={styles.row}>
              <div className={styles.what}>
                <bdi className={styles.title}>{draft.title.trim() || draftWords.untitled}</bdi>
                <span className={styles.quiet}>
                  {draft.publishAt
                    ? draftWords.waits(koreanDateTime(draft.publishAt))
                    : draftWords.saved(koreanDateTime(draft.saved))}
                </span>
              </div>
              <div className={styles.buttons}>
                <Button variant="line" disabled={disabled} onClick={() => void open(draft)}>
                  {draftWords.open}
                </Button>
                <RemoveButton
                  title={draft.title}
                  label={draftWords.remove}
                  heading={draftWords.removeHeading}
                  onRemove={() => remove(draft)}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      <div aria-live="polite">{said && <Message kind={said.kind}>{said.text}</Message>}</div>
    </section>
  );
}
