import { useFacts } from '@platform/runtime';
import { Button } from '@riverview/shared-ui/button';
import { Message } from '@riverview/shared-ui/message';
import { useState } from 'react';
import { listVersions, type PostText, type Version } from '../../api/editPosts';
import { errorCode } from '../../api/errorCode';
import { koreanDateTime } from '../../content/dates';
import { draftWords, versionWords, writeError } from '../../content/desk';
import styles from './DeskList.module.css';
import { PreviewButton } from './PreviewButton';
import { useLoaded } from './useLoaded';

interface VersionsProps {
  readonly postId: string;
  /** Another one: the post has been edited. */
  readonly changes: unknown;
  /** Makes the post say so again. Rejects where it could not. */
  readonly onRestore: (text: PostText) => Promise<void>;
}

/** What a post said before its edits, to be looked at and to be brought back. */
export function Versions({ postId, changes, onRestore }: VersionsProps) {
  const facts = useFacts();
  const { items, failed, load } = useLoaded(() => listVersions(facts, postId), changes);
  const [busy, setBusy] = useState<string | null>(null);
  const [said, setSaid] = useState<{ readonly kind: 'ok' | 'error'; readonly text: string } | null>(null);

  async function restore({ id, since: _, ...text }: Version) {
    setBusy(id);
    setSaid(null);
    try {
      await onRestore(text);
      setSaid({ kind: 'ok', text: versionWords.restored });
    } catch (error) {
      setSaid({ kind: 'error', text: writeError(errorCode(error)) });
    } finally {
      setBusy(null);
    }
  }

  return (
    <section className={styles.section} aria-label={versionWords.toggle}>
      {failed && (
        <div className={styles.failure}>
          <Message kind="error">{versionWords.failed}</Message>
          <Button variant="line" onClick={load}>
            {draftWords.retry}
          </Button>
        </div>
      )}
      {items === null && !failed && <p className={styles.quiet}>{versionWords.loading}</p>}
      {items?.length === 0 && <p className={styles.quiet}>{versionWords.empty}</p>}
      {items && items.length > 0 && (
        <ol className={styles.list}>
          {items.map((version) => (
            <li key={version.id} className={styles.row}>
              <div className={styles.what}>
                <bdi className={styles.title}>{version.title}</bdi>
                <span className={styles.quiet}>{versionWords.since(koreanDateTime(version.since))}</span>
              </div>
              <div className={styles.buttons}>
                <PreviewButton
                  words={version}
                  isPlain={!version.isMarked}
                  timeLabel={koreanDateTime(version.since)}
                  label={versionWords.show}
                  heading={versionWords.showHeading}
                />
                <Button
                  variant="line"
                  disabled={busy !== null}
                  busy={busy === version.id}
                  busyLabel={versionWords.restoring}
                  onClick={() => void restore(version)}
                >
                  {versionWords.restore}
                </Button>
              </div>
            </li>
          ))}
        </ol>
      )}
      <div aria-live="polite">{said && <Message kind={said.kind}>{said.text}</Message>}</div>
    </section>
  );
}
