import { useFacts } from '@platform/runtime';
import { IconPhone } from '@riverview/shared-ui/icon';
import { telHref } from '@riverview/shared-ui/tel-link';
import { floatingBar } from '../../content/floatingBar';
import { PopupTrigger } from '../popup/PopupTrigger';
import styles from './FloatingBar.module.css';

/** The two next steps, always under the thumb. Phones only. */
export function FloatingBar() {
  const { phone } = useFacts();
  return (
    <aside className={styles.bar} aria-label={floatingBar.label} data-fixed>
      <PopupTrigger from="floating-bar" className={styles.register}>
        {floatingBar.register}
      </PopupTrigger>
      <a className={styles.call} href={telHref(phone)}>
        <IconPhone />
        {floatingBar.call}
      </a>
    </aside>
  );
}
