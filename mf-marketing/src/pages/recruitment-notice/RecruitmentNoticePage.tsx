import { useFacts, usePopup } from '@platform/runtime';
import { Button } from '@riverview/shared-ui/button';
import { FactsTable } from '@riverview/shared-ui/facts-table';
import { Note } from '@riverview/shared-ui/note';
import { PageHead } from '@riverview/shared-ui/page-head';
import { factRows } from '../../components/fact-rows/factRows';
import { GuideSection } from '../../components/guide-section/GuideSection';
import { SourceList } from '../../components/source-list/SourceList';
import { TopicList } from '../../components/topic-list/TopicList';
import { notes } from '../../content/notes';
import { longDate, recruitment } from '../../content/subscription';
import { NoticeDocument } from './NoticeDocument';
import styles from './RecruitmentNoticePage.module.css';

/** The recruitment notice: a summary to read, the document itself once there is one, and what to look for in it. */
export default function RecruitmentNoticePage() {
  const facts = useFacts();
  const openPopup = usePopup((popup) => popup.open);
  const notice = facts.recruitmentNotice;
  return (
    <div className="body wrap">
      <PageHead
        title={recruitment.title}
        lead={notice ? recruitment.leadAfter(longDate(notice.publishedOn)) : recruitment.leadBefore}
      />
      <FactsTable caption={recruitment.caption} rows={factRows(recruitment.rows(facts))} laterLabel={notes.later} />
      <Note>{recruitment.disclaimer}</Note>
      <div className={styles.document}>
        <GuideSection title={recruitment.document}>
          {notice ? (
            <NoticeDocument url={notice.url} />
          ) : (
            <div className={styles.soon}>
              <p>{recruitment.soon}</p>
              <Button onClick={() => openPopup('page')}>{recruitment.register}</Button>
            </div>
          )}
        </GuideSection>
        <GuideSection title={recruitment.readTitle}>
          <TopicList topics={recruitment.read} />
        </GuideSection>
      </div>
      <SourceList sources={recruitment.sources} />
    </div>
  );
}
