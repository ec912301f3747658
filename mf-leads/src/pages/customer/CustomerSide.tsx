import { useFacts } from '@platform/runtime';
import { Note } from '@riverview/shared-ui/note';
import { Picture } from '@riverview/shared-ui/picture';
import { Fragment } from 'react';
import { customerPage } from '../../content/customerPage';
import { facade } from '../../pictures/facade';
import styles from './CustomerPage.module.css';

/** Heading, what a registration brings, the phone number with its hours, and the house. */
export function CustomerSide() {
  const { projectName, phone, hours } = useFacts();
  return (
    <div className={styles.side}>
      <h2 className="display display-2">
        {customerPage.heading.map((line, n) => (
          <Fragment key={line}>
            {n > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </h2>
      <p className={styles.blurb}>
        {customerPage.blurb.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </p>
      <p className={styles.phone}>
        <a className="num nowrap" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          {phone}
        </a>
        <span>{hours}</span>
      </p>
      <Picture
        className={styles.picture}
        source={facade}
        alt={customerPage.pictureAlt(projectName)}
        sizes="(max-width: 900px) 90vw, 40vw"
      />
      <Note className={styles.note}>{customerPage.note}</Note>
    </div>
  );
}
