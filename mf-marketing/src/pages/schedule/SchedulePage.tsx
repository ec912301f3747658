import { Link, useFacts, usePopup } from '@platform/runtime';
import { buttonClass, textLinkClass } from '@riverview/shared-ui/button';
import { EmptyState } from '@riverview/shared-ui/empty-state';
import { FactsTable } from '@riverview/shared-ui/facts-table';
import { IconArrow, IconDown, IconOut, IconPlus } from '@riverview/shared-ui/icon';
import { LinkButton } from '@riverview/shared-ui/link-button';
import { Note } from '@riverview/shared-ui/note';
import { PageHead } from '@riverview/shared-ui/page-head';
import { ShareLink } from '@riverview/shared-ui/share-link';
import { Beside } from '../../components/beside/Beside';
import { StepList } from '../../components/step-list/StepList';
import { schedule } from '../../content/business';
import { notes } from '../../content/notes';
import { salesSteps } from '../../content/salesSteps';
import { calendarAddresses } from '../../sales-schedule/calendarAddresses';
import { daysText } from '../../sales-schedule/salesDays';
import styles from './SchedulePage.module.css';

/** The sales schedule once the facts have one; until then, that it is being prepared. */
export default function SchedulePage() {
  const facts = useFacts();
  const { salesSchedule } = facts;
  const openPopup = usePopup((popup) => popup.open);
  if (salesSchedule === null) {
    return (
      <EmptyState
        title={schedule.soonTitle}
        lead={schedule.soonLead}
        action={
          <LinkButton className={buttonClass()} href={`/${facts.slug}/customer`} onPress={() => openPopup('page')}>
            {schedule.action}
          </LinkButton>
        }
        aside={
          <Beside title={schedule.order}>
            <StepList steps={salesSteps(facts).map(({ title, date }) => ({ title, text: date ?? notes.later }))} />
            <Price />
          </Beside>
        }
      />
    );
  }
  return (
    <div className="body wrap">
      <PageHead title={schedule.title} />
      <FactsTable
        caption={schedule.caption}
        rows={salesSchedule.map(({ label, ...days }) => ({ label, value: daysText(days) }))}
        laterLabel={notes.later}
      />
      <CalendarLinks />
      <Price />
      <Note>{schedule.note}</Note>
    </div>
  );
}

/** The schedule in a visitor's own calendar: addresses of a file, which need no script. */
function CalendarLinks() {
  const facts = useFacts();
  const { title, text, subscription, subscriptionFor, google, googleFor, file } = schedule.calendar;
  const addresses = calendarAddresses(facts);
  return (
    <div className={styles.calendar}>
      <h3>{title}</h3>
      <p>{text}</p>
      <ul className={styles.links}>
        <li>
          <a className={textLinkClass()} href={addresses.subscription}>
            {subscription}
            <IconPlus />
          </a>
          <span className={styles.for}>{subscriptionFor}</span>
        </li>
        <li>
          <a className={textLinkClass()} href={addresses.google} target="_blank" rel="noopener">
            {google}
            <IconOut />
            <span className="sr-only">{notes.newTab}</span>
          </a>
          <span className={styles.for}>{googleFor}</span>
        </li>
        <li>
          <a className={textLinkClass()} href={addresses.file} download={`${facts.slug}.ics`}>
            {file}
            <IconDown />
          </a>
        </li>
        <li>
          <ShareLink {...schedule.share} />
        </li>
      </ul>
    </div>
  );
}

/** Whoever asks for the days asks for the price. */
function Price() {
  const facts = useFacts();
  const { title, text, link } = schedule.price;
  return (
    <div className={styles.price}>
      <h3>{title}</h3>
      <p>{text(facts)}</p>
      <Link className={textLinkClass()} to="/SalesInfo/announcement">
        {link(facts)}
        <IconArrow />
      </Link>
    </div>
  );
}
