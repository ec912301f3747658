import { useFacts } from '@platform/runtime';
import { Button } from '@riverview/shared-ui/button';
import { TextField } from '@riverview/shared-ui/field';
import { Message } from '@riverview/shared-ui/message';
import { type RefObject, useRef, useState } from 'react';
import { errorCode } from '../../api/errorCode';
import { pictureError, pictureWords } from '../../content/pictures';
import { cleanAlt, pictureLine } from '../article-text/parseMarkup';
import { change, ownLine } from './markText';
import styles from './PictureTool.module.css';
import { shrinkPicture } from './shrinkPicture';

interface PictureToolProps {
  /** Where the text is written. */
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly disabled: boolean;
  /** A picture is on its way: what it goes into has to wait for it. */
  readonly onBusy?: (isBusy: boolean) => void;
}

/** Uploads a picture and puts its line into the text. Nothing where the site keeps no pictures. */
export function PictureTool({ area, disabled, onBusy }: PictureToolProps) {
  const { firebase } = useFacts();
  const file = useRef<HTMLInputElement>(null);
  const words = useRef<HTMLInputElement>(null);
  const [alt, setAlt] = useState('');
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<{ readonly file?: string; readonly alt?: string }>({});
  const [said, setSaid] = useState<{ readonly kind: 'ok' | 'error'; readonly text: string } | null>(null);
  if (!firebase.storageBucket) return null;

  async function add() {
    const chosen = file.current?.files?.[0];
    setSaid(null);
    setMissing({ ...(!chosen && { file: pictureWords.noFile }), ...(!cleanAlt(alt) && { alt: pictureWords.noAlt }) });
    if (!chosen) return file.current?.focus();
    if (!cleanAlt(alt)) return words.current?.focus();
    setBusy(true);
    onBusy?.(true);
    try {
      const { blob, ...size } = await shrinkPicture(chosen);
      const { uploadPicture } = await import('../../api/pictures');
      const id = await uploadPicture(firebase, blob);
      if (area.current) {
        const { value, selectionEnd: at } = area.current;
        change(area.current, ownLine(value, at, pictureLine({ id, alt, ...size })));
      }
      if (file.current) file.current.value = '';
      setAlt('');
      setSaid({ kind: 'ok', text: pictureWords.added });
    } catch (error) {
      setSaid({ kind: 'error', text: pictureError(errorCode(error)) });
    } finally {
      setBusy(false);
      onBusy?.(false);
    }
  }

  return (
    <fieldset className={styles.tool} disabled={disabled || busy}>
      <legend className={styles.legend}>{pictureWords.legend}</legend>
      <TextField
        ref={file}
        type="file"
        accept="image/*"
        label={pictureWords.file}
        hint={pictureWords.fileHint}
        error={missing.file}
        onChange={() => setMissing({})}
      />
      <TextField
        ref={words}
        label={pictureWords.alt}
        hint={pictureWords.altHint}
        error={missing.alt}
        value={alt}
        maxLength={300}
        autoComplete="off"
        onChange={(event) => {
          setAlt(event.currentTarget.value);
          setMissing({});
        }}
        onKeyDown={(event) => {
          // Enter would send the whole post.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void add();
        }}
      />
      <Button
        variant="line"
        className={styles.add}
        busy={busy}
        busyLabel={pictureWords.adding}
        onClick={() => void add()}
      >
        {pictureWords.add}
      </Button>
      <div aria-live="polite">{said && <Message kind={said.kind}>{said.text}</Message>}</div>
    </fieldset>
  );
}
