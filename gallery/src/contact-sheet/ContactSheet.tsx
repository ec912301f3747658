import { classNames } from '@riverview/shared-ui/class-names';
import type { Contact } from 'art/contactSheet';
import { words } from '../words';
import styles from './ContactSheet.module.css';

interface ContactSheetProps {
  readonly contacts: readonly Contact[];
}

const count = new Intl.NumberFormat('ko-KR');

/** Every picture of the site with its name, size, bytes and the modules that show it. */
export function ContactSheet({ contacts }: ContactSheetProps) {
  const { title, file, bytes, partOf, missing, unused } = words.contactSheet;
  return (
    <main className={classNames('wrap', styles.page)}>
      <h1 className="display display-2">{title}</h1>
      <ul className={styles.sheet}>
        {contacts.map((contact) => (
          <li key={contact.name} id={contact.name} className={styles.contact}>
            {contact.file ? (
              <a className={styles.frame} href={`/masters/${contact.file}`}>
                <img className={styles.picture} src={`/masters/${contact.file}`} alt={contact.shows} loading="lazy" />
              </a>
            ) : (
              <p className={styles.frame}>{missing}</p>
            )}
            <h2 className={styles.name}>{contact.name}</h2>
            <p>{contact.shows}</p>
            <p className="num">
              {contact.file &&
                `${file(count.format(contact.width), count.format(contact.height))} · ${contact.partOf ? partOf(contact.partOf) : bytes(count.format(Math.round(contact.bytes / 1000)))}`}
            </p>
            <p className={styles.users}>{contact.usedBy.join(', ') || unused}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}
