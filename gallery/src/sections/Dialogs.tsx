import { Button, IconButton } from '@riverview/shared-ui/button';
import { Dialog } from '@riverview/shared-ui/dialog';
import { TextField } from '@riverview/shared-ui/field';
import { IconClose } from '@riverview/shared-ui/icon';
import { useId, useState } from 'react';
import styles from '../Gallery.module.css';
import { words } from '../words';
import { GallerySection } from './GallerySection';

const { dialog } = words;

/** A form in a dialog, and one longer than the screen. */
export function Dialogs() {
  const [open, setOpen] = useState<'form' | 'long' | null>(null);
  const formTitle = useId();
  const longTitle = useId();
  const close = () => setOpen(null);
  const closeButton = (
    <IconButton className={styles.close} label={dialog.close} onClick={close}>
      <IconClose />
    </IconButton>
  );
  return (
    <GallerySection title={words.sections.dialog}>
      <div className={styles.row}>
        <Button onClick={() => setOpen('form')}>{dialog.open}</Button>
        <Button variant="line" onClick={() => setOpen('long')}>
          {dialog.openLong}
        </Button>
      </div>
      <Dialog open={open === 'form'} onClose={close} labelledBy={formTitle}>
        <div className={styles.dialogMain}>
          {closeButton}
          <h3 className="display display-2" id={formTitle}>
            {dialog.title}
          </h3>
          <p>{dialog.lead}</p>
          <TextField label={words.fields.name} required autoComplete="name" />
          <Button wide>{dialog.submit}</Button>
        </div>
      </Dialog>
      <Dialog open={open === 'long'} onClose={close} labelledBy={longTitle}>
        <div className={styles.dialogMain}>
          {closeButton}
          <h3 className="display display-2" id={longTitle}>
            {dialog.longTitle}
          </h3>
          {Array.from({ length: 40 }, (_, index) => index).map((index) => (
            <p key={index}>{dialog.paragraph}</p>
          ))}
        </div>
      </Dialog>
    </GallerySection>
  );
}
