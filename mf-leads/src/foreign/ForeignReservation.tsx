// First, as in the shell: what components say of themselves comes after it.
import '@riverview/shared-ui/styles/tokens.css';
import '@riverview/shared-ui/styles/base.css';
import { useFacts } from '@platform/runtime';
import { ForeignSite } from '@platform/runtime/foreign';
import { Note } from '@riverview/shared-ui/note';
import { Picture } from '@riverview/shared-ui/picture';
import { telHref } from '@riverview/shared-ui/tel-link';
import { facade } from '@riverview/site/pictures/facade';
import { customerPage } from '../content/customerPage';
import { visitWords } from '../content/formWords';
import ReservationForm from '../exposes/reservation-form/ReservationForm';
import styles from './ForeignReservation.module.css';
import { seenFromElsewhere } from './seenFromElsewhere';

function Reservation() {
  const { projectName, phone, hours } = useFacts();
  return (
    <div className={styles.frame}>
      <section className={styles.reservation} data-theme="dark">
        <div className={styles.side}>
          <Picture
            className={styles.picture}
            source={facade}
            alt={customerPage.pictureAlt(projectName)}
            sizes="(max-width: 900px) 100vw, 40vw"
          />
          <Note className={styles.note}>{customerPage.note}</Note>
        </div>
        <div className={styles.form}>
          <h2 className="display display-2">
            {projectName} {visitWords.label}
          </h2>
          <p className={styles.phone}>
            <a className="num nowrap" href={telHref(phone)}>
              {phone}
            </a>{' '}
            <span className="nowrap">{hours}</span>
          </p>
          <ReservationForm />
        </div>
      </section>
    </div>
  );
}

/** The visit reservation as a page of another site places it: on a ground of its own, with the house and the phone beside it. */
export default function ForeignReservation() {
  return (
    <ForeignSite module="mf-leads" seen={seenFromElsewhere}>
      <Reservation />
    </ForeignSite>
  );
}
