import { Button, textLinkClass } from '@riverview/shared-ui/button';
import { IconOut } from '@riverview/shared-ui/icon';
import { Spinner } from '@riverview/shared-ui/spinner';
import { useEffect, useId, useState } from 'react';
import { notes } from '../../content/notes';
import { recruitment } from '../../content/subscription';
import styles from './NoticeDocument.module.css';

/** After this long the page offers the way around a slow viewer, ms. */
const patience = 8000;

interface NoticeDocumentProps {
  readonly url: string;
}

/** The notice as a document, opened on request; says so while it loads. */
export function NoticeDocument({ url }: NoticeDocumentProps) {
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const [slow, setSlow] = useState(false);
  const frameId = useId();

  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => clearTimeout(timer);
  }, [loading]);

  function toggle() {
    setOpen(!open);
    setLoading(!open);
    setSlow(false);
  }

  return (
    <div className={styles.document}>
      <div className={styles.actions}>
        <Button variant="main" aria-expanded={open} aria-controls={frameId} onClick={toggle}>
          {open ? recruitment.close : recruitment.open}
        </Button>
        <a className={textLinkClass()} href={url} target="_blank" rel="noopener">
          {recruitment.download}
          <IconOut />
          <span className="sr-only">{notes.newTab}</span>
        </a>
      </div>
      <p className={styles.status} role="status">
        {loading && (
          <>
            <Spinner /> {slow ? recruitment.slow : recruitment.loading}
          </>
        )}
      </p>
      <div id={frameId} hidden={!open}>
        {open && (
          <iframe className={styles.frame} src={url} title={recruitment.frame} onLoad={() => setLoading(false)} />
        )}
      </div>
    </div>
  );
}
