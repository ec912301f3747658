import { useFacts, usePaper } from '@platform/runtime';
import { DownloadLink } from '@riverview/shared-ui/download-link';
import { Lines } from '@riverview/shared-ui/lines';
import { Note } from '@riverview/shared-ui/note';
import { Picture } from '@riverview/shared-ui/picture';
import { telHref } from '@riverview/shared-ui/tel-link';
import { facade } from '@riverview/site/pictures/facade';
import { customerPage } from '../../content/customerPage';
import styles from './CustomerPage.module.css';

/** The page whose document is the whole brochure. */
const brochurePath = '/BusinessGuide/intro';

/** Heading, what a registration brings, the phone number with its hours, what there is to read at home, and the house. */
export function CustomerSide() {
  const facts = useFacts();
  const { projectName, phone, hours } = facts;
  const brochure = usePaper(brochurePath);
  return (
    <div className={styles.side}>
      <h2 className="display display-2">
        <Lines of={customerPage.heading} />
      </h2>
      <p className={styles.blurb}>
        {customerPage.blurb.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </p>
      <p>{customerPage.modelHouse(facts)}</p>
      <p className={styles.phone}>
        <a className="num nowrap" href={telHref(phone)}>
          {phone}
        </a>
        <span>{hours}</span>
      </p>
      {brochure && (
        <p>
          <DownloadLink {...brochure} label={customerPage.brochure} />
        </p>
      )}
      <Picture
        className={styles.picture}
        source={facade}
        alt={customerPage.pictureAlt(projectName)}
        sizes="(max-width: 900px) 90vw, 43vw"
      />
      <Note className={styles.note}>{customerPage.note}</Note>
    </div>
  );
}
