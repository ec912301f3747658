import { Link } from '@platform/runtime';
import { textLinkClass } from '@riverview/shared-ui/button';
import { IconArrow } from '@riverview/shared-ui/icon';
import { Note } from '@riverview/shared-ui/note';
import { PageHead } from '@riverview/shared-ui/page-head';
import { Unbroken } from '@riverview/shared-ui/unbroken';
import { GuideSection } from '../../components/guide-section/GuideSection';
import { SourceList } from '../../components/source-list/SourceList';
import { TopicList } from '../../components/topic-list/TopicList';
import { sourcesOf } from '../../content/law/sourcesOf';
import { subscriptionNotice as notice } from '../../content/subscription';
import styles from './SubscriptionNoticePage.module.css';
import { SupplyTable } from './SupplyTable';

const sources = sourcesOf(
  [...notice.special.rows, ...notice.kinds.topics, ...notice.general.topics, ...notice.after.topics].flatMap(
    ({ basis }) => basis,
  ),
);

/** How homes are given out, by size: special supply, general supply, and what follows. */
export default function SubscriptionNoticePage() {
  return (
    <div className="body wrap">
      <PageHead title={notice.title} lead={<Unbroken text={notice.lead} />} />
      <GuideSection title={notice.special.title}>
        <SupplyTable />
        <Note>{notice.special.note}</Note>
      </GuideSection>
      <GuideSection title={notice.kinds.title}>
        <TopicList topics={notice.kinds.topics} />
      </GuideSection>
      <GuideSection title={notice.general.title}>
        <TopicList topics={notice.general.topics} />
      </GuideSection>
      <GuideSection title={notice.after.title}>
        <TopicList topics={notice.after.topics} />
      </GuideSection>
      <p className={styles.onward}>
        <Link className={textLinkClass()} to={notice.next.path}>
          {notice.next.label}
          <IconArrow />
        </Link>
      </p>
      <SourceList sources={sources} disclaimer={notice.disclaimer} />
    </div>
  );
}
