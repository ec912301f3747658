import { Button } from '@riverview/shared-ui/button';
import { Dialog } from '@riverview/shared-ui/dialog';
import { Message } from '@riverview/shared-ui/message';
import { useId, useRef, useState } from 'react';
import { errorCode } from '../../api/errorCode';
import { desk, writeError } from '../../content/desk';
import styles from './RemoveButton.module.css';

interface RemoveButtonProps {
  /** Title of the post, for the question. */
  readonly title: string;
  readonly label?: string;
  readonly heading?: string;
  /** Rejects where the post could not be deleted. */
  readonly onRemove: () => Promise<void>;
}

/** Deletes after a question, which opens on the answer that changes nothing. */
export function RemoveButton({
  title,
  label = desk.remove,
  heading = desk.removeHeading,
  onRemove,
}: RemoveButtonProps) {
  const headingId = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function remove() {
    setBusy(true);
    setFailure(null);
    try {
      await onRemove();
    } catch (error) {
      setFailure(writeError(errorCode(error)));
      setBusy(false);
    }
  }

  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        labelledBy={headingId}
        initialFocus={cancel}
        className={styles.dialog}
      >
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.title}>
          <bdi>{title}</bdi>
        </p>
        <p>{desk.removeWarning}</p>
        {failure && <Message kind="error">{failure}</Message>}
        <div className={styles.buttons}>
          <Button ref={cancel} variant="line" onClick={() => setOpen(false)}>
            {desk.cancel}
          </Button>
          <Button busy={busy} busyLabel={desk.removing} onClick={() => void remove()}>
            {desk.remove}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
