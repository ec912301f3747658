import { Link } from '@platform/runtime';
import { textLinkClass } from '@riverview/shared-ui/button';
import { IconArrow } from '@riverview/shared-ui/icon';
import { Note } from '@riverview/shared-ui/note';
import { PageHead } from '@riverview/shared-ui/page-head';
import { GuideContents } from '../../components/guide-section/GuideContents';
import { GuideSection } from '../../components/guide-section/GuideSection';
import { SourceList } from '../../components/source-list/SourceList';
import { StepList } from '../../components/step-list/StepList';
import { TopicList } from '../../components/topic-list/TopicList';
import { sourcesOf } from '../../content/law/sourcesOf';
import { subscriptionGuide as guide } from '../../content/subscription';
import { DepositFinder } from './DepositFinder';
import { DepositTable } from './DepositTable';
import styles from './SubscriptionGuidePage.module.css';

const sources = sourcesOf([
  ...guide.qualification.topics.flatMap(({ basis }) => basis),
  ...guide.deposit.basis,
  ...guide.procedure.steps.flatMap(({ basis }) => basis),
  ...guide.documents.basis,
  ...guide.cautions.topics.flatMap(({ basis }) => basis),
]);

/** How to apply: who may, with which deposit, step by step, with which papers, and what to watch. */
export default function SubscriptionGuidePage() {
  const { qualification, deposit, procedure, documents, cautions } = guide;
  return (
    <div className="body wrap">
      <PageHead title={guide.title} lead={guide.lead} />
      <GuideContents label={guide.contents} chapters={[qualification, deposit, procedure, documents, cautions]} />
      <GuideSection id={qualification.id} title={qualification.title}>
        <TopicList topics={qualification.topics} />
        <p className={styles.onward}>
          <Link className={textLinkClass()} to={guide.score.path}>
            {guide.score.label}
            <IconArrow />
          </Link>
        </p>
      </GuideSection>
      <GuideSection id={deposit.id} title={deposit.title} lead={deposit.lead}>
        <div className={styles.deposit}>
          <DepositFinder />
          <div>
            <DepositTable />
            <Note className={styles.note}>{deposit.note}</Note>
          </div>
        </div>
      </GuideSection>
      <GuideSection id={procedure.id} title={procedure.title}>
        <StepList steps={procedure.steps} />
      </GuideSection>
      <GuideSection id={documents.id} title={documents.title} lead={documents.lead}>
        <TopicList topics={documents.items} />
      </GuideSection>
      <GuideSection id={cautions.id} title={cautions.title}>
        <TopicList topics={cautions.topics} />
      </GuideSection>
      <p className={styles.onward}>
        <Link className={textLinkClass()} to={guide.next.path}>
          {guide.next.label}
          <IconArrow />
        </Link>
      </p>
      <SourceList sources={sources} disclaimer={guide.disclaimer} />
    </div>
  );
}
