import { Button, buttonClass, IconButton, iconButtonClass, textLinkClass } from '@riverview/shared-ui/button';
import * as icons from '@riverview/shared-ui/icon';
import { Spinner } from '@riverview/shared-ui/spinner';
import styles from '../Gallery.module.css';
import { words } from '../words';
import { GallerySection } from './GallerySection';

const { buttons } = words;

/** Buttons, links that stand as buttons, and icons, on both grounds. */
export function Buttons() {
  return (
    <>
      <GallerySection title={words.sections.buttons}>
        <div className={styles.row}>
          <Button>{buttons.main}</Button>
          <Button variant="line">{buttons.line}</Button>
          <Button disabled>{buttons.disabled}</Button>
          <Button busy busyLabel={buttons.busyLabel}>
            {buttons.busy}
          </Button>
          <a className={textLinkClass()} href="#top">
            {buttons.link}
            <icons.IconArrow />
          </a>
          <IconButton label={buttons.previous} outlined>
            <icons.IconArrowLeft />
          </IconButton>
          <IconButton label={buttons.next} outlined disabled>
            <icons.IconArrow />
          </IconButton>
        </div>
        <Button wide>{buttons.wide}</Button>
      </GallerySection>
      <GallerySection title={`${words.sections.buttons} · ${buttons.onDark}`} onDark>
        <div className={styles.row}>
          <a className={buttonClass('lamp')} href="#top">
            {buttons.lamp}
          </a>
          <Button variant="onDark">{buttons.onDark}</Button>
          <button type="button" className={textLinkClass({ onDark: true })}>
            <icons.IconFull />
            {buttons.textButton}
          </button>
          <a className={iconButtonClass({ outlined: true, onDark: true })} href="#top">
            <icons.IconArrow />
            <span className="sr-only">{buttons.next}</span>
          </a>
        </div>
      </GallerySection>
      <GallerySection title={words.sections.icons}>
        <div className={styles.icons}>
          {Object.entries(icons).map(([name, Icon]) => (
            <Icon key={name} />
          ))}
          <Spinner />
        </div>
      </GallerySection>
    </>
  );
}
