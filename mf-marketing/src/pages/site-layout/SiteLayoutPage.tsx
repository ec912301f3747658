import { useFacts } from '@platform/runtime';
import { FactsTable } from '@riverview/shared-ui/facts-table';
import { Note } from '@riverview/shared-ui/note';
import { PageHead } from '@riverview/shared-ui/page-head';
import { Figure } from '../../components/figure/Figure';
import { SitePlan } from '../../components/site-plan/SitePlan';
import { TopicList } from '../../components/topic-list/TopicList';
import { siteLayout } from '../../content/complex';
import { notes } from '../../content/notes';
import { aerialDay } from '../../pictures/aerial-day';
import { ComplexAccordion } from './ComplexAccordion';
import styles from './SiteLayoutPage.module.css';

/** How the buildings stand on the site; on a phone in an accordion with the special design and the community. */
export default function SiteLayoutPage() {
  const facts = useFacts();
  return (
    <div className="body wrap">
      <PageHead title={siteLayout.title(facts)} lead={siteLayout.lead} />
      <div className="desktop-only">
        <SitePlan />
        <Figure className={styles.aerial} source={aerialDay} {...siteLayout.aerial} sizes="95vw" />
        <section className={styles.parts}>
          <h2 className="sr-only">{siteLayout.partsTitle}</h2>
          <TopicList topics={siteLayout.parts} layout="cards" />
        </section>
      </div>
      <div className="mobile-only">
        <ComplexAccordion />
      </div>
      <section className={styles.facing}>
        <h2>{siteLayout.facingTitle}</h2>
        <FactsTable caption={siteLayout.facingTitle} rows={siteLayout.facing} laterLabel={notes.later} />
      </section>
      <Note>
        {siteLayout.note} {notes.view} {notes.picture} {notes.staged}
      </Note>
    </div>
  );
}
