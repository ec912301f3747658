import { useFacts } from '@platform/runtime';
import { FactsTable } from '@riverview/shared-ui/facts-table';
import { factRows } from '../../components/fact-rows/factRows';
import { GuideSection } from '../../components/guide-section/GuideSection';
import { TopicList } from '../../components/topic-list/TopicList';
import { notes } from '../../content/notes';
import { saleNotices } from '../../content/saleNotices';
import styles from './SaleNotices.module.css';

/** Approval, land, guarantee and who sells, and what no picture promises. Footers lead here. */
export function SaleNotices() {
  const facts = useFacts();
  return (
    <div className={styles.notices}>
      <GuideSection id={saleNotices.id} title={saleNotices.title} lead={saleNotices.lead(facts)}>
        <FactsTable caption={saleNotices.caption} rows={factRows(saleNotices.rows(facts))} laterLabel={notes.later} />
      </GuideSection>
      <GuideSection title={saleNotices.listTitle}>
        <TopicList topics={saleNotices.topics(facts)} />
      </GuideSection>
    </div>
  );
}
