import { Link, useFacts, usePopup } from '@platform/runtime';
import { buttonClass, textLinkClass } from '@riverview/shared-ui/button';
import { EmptyState } from '@riverview/shared-ui/empty-state';
import { FactsTable } from '@riverview/shared-ui/facts-table';
import { IconArrow, IconDown } from '@riverview/shared-ui/icon';
import { LinkButton } from '@riverview/shared-ui/link-button';
import { Note } from '@riverview/shared-ui/note';
import { PageHead } from '@riverview/shared-ui/page-head';
import { Beside } from '../../components/beside/Beside';
import { StepList } from '../../components/step-list/StepList';
import { schedule } from '../../content/business';
import { notes } from '../../content/notes';
import { salesSteps } from '../../content/salesSteps';
import { daysText } from '../../sales-schedule/salesDays';
import { calendarHref } from './calendarHref';
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
      <p className={styles.calendar}>
        <a className={textLinkClass()} href={calendarHref(facts, salesSchedule)} download={`${facts.slug}.ics`}>
          {schedule.calendar}
          <IconDown />
        </a>
      </p>
      <Price />
      <Note>{schedule.note}</Note>
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
