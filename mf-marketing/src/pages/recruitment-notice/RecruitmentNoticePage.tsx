import { useFacts, usePopup } from '@platform/runtime';
import { buttonClass } from '@riverview/shared-ui/button';
import { FactsTable } from '@riverview/shared-ui/facts-table';
import { LinkButton } from '@riverview/shared-ui/link-button';
import { Note } from '@riverview/shared-ui/note';
import { PageHead } from '@riverview/shared-ui/page-head';
import { BrochureLink } from '../../components/brochure-link/BrochureLink';
import { factRows } from '../../components/fact-rows/factRows';
import { GuideSection } from '../../components/guide-section/GuideSection';
import { SourceList } from '../../components/source-list/SourceList';
import { TopicList } from '../../components/topic-list/TopicList';
import { sourcesOf } from '../../content/law/sourcesOf';
import { longDate } from '../../content/longDate';
import { notes } from '../../content/notes';
import { recruitment } from '../../content/subscription';
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
      <FactsTable
        caption={recruitment.caption(notice !== null)}
        rows={factRows(recruitment.rows(facts))}
        laterLabel={notes.later}
      />
      <Note>{recruitment.disclaimer(notice !== null)}</Note>
      <div className={styles.document}>
        <GuideSection title={recruitment.document}>
          {notice ? (
            <NoticeDocument url={notice.url} />
          ) : (
            <div className={styles.soon}>
              <p>{recruitment.soon}</p>
              <LinkButton className={buttonClass()} href={`/${facts.slug}/customer`} onPress={() => openPopup('page')}>
                {recruitment.register}
              </LinkButton>
              <BrochureLink />
            </div>
          )}
        </GuideSection>
        <GuideSection title={recruitment.readTitle}>
          <TopicList topics={recruitment.read} />
        </GuideSection>
      </div>
      <SourceList sources={sourcesOf(recruitment.basis)} />
    </div>
  );
}
