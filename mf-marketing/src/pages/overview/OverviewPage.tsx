import { useFacts } from '@platform/runtime';
import { classNames } from '@riverview/shared-ui/class-names';
import { FactsTable } from '@riverview/shared-ui/facts-table';
import { Note } from '@riverview/shared-ui/note';
import { PageHead } from '@riverview/shared-ui/page-head';
import { Picture } from '@riverview/shared-ui/picture';
import { facade } from '@riverview/site/pictures/facade';
import { factRows } from '../../components/fact-rows/factRows';
import { overview as content } from '../../content/business';
import { laterRows } from '../../content/laterRows';
import { notes } from '../../content/notes';
import { facadeTall } from '../../pictures/facade-tall';
import { Brochure } from './Brochure';
import { OverviewAccordion } from './OverviewAccordion';
import styles from './OverviewPage.module.css';
import { SaleNotices } from './SaleNotices';

/** The project in figures and in one table; on a phone in an accordion with the location and the premium points. */
export default function OverviewPage() {
  const facts = useFacts();
  const table = (
    <FactsTable caption={content.caption(facts)} rows={factRows(content.rows(facts))} laterLabel={notes.later} />
  );
  return (
    <div className="body wrap">
      <PageHead title={content.title(facts)} lead={content.lead.join(' ')} />
      <ul className={classNames('desktop-only', styles.figures)}>
        {content.figures(facts).map(({ value, unit }) => (
          <li key={unit}>
            <b className="num">{value}</b>
            <span>{unit}</span>
          </li>
        ))}
      </ul>
      <div className={classNames('desktop-only', styles.columns)}>
        <figure className={styles.figure}>
          <Picture
            className={styles.picture}
            source={facadeTall}
            mobileSource={facade}
            alt={content.pictureAlt}
            sizes="(max-width: 900px) 90vw, max(33vw, 29rem)"
          />
          <figcaption>{notes.caption}</figcaption>
        </figure>
        {table}
      </div>
      <div className="mobile-only">
        <OverviewAccordion table={table} />
      </div>
      <Note>
        {laterRows(content.rows(facts))}
        {notes.picture}
      </Note>
      <Brochure />
      <SaleNotices />
    </div>
  );
}
