import { Link, useFacts } from '@platform/runtime';
import { textLinkClass } from '@riverview/shared-ui/button';
import { IconArrow } from '@riverview/shared-ui/icon';
import { PageHead } from '@riverview/shared-ui/page-head';
import { useState } from 'react';
import type { Answers } from '../../acquisition-tax/readPurchase';
import styles from '../../components/answer-sheet/AnswerPage.module.css';
import { GuideSection } from '../../components/guide-section/GuideSection';
import { SourceList } from '../../components/source-list/SourceList';
import { StepList } from '../../components/step-list/StepList';
import { TopicList } from '../../components/topic-list/TopicList';
import { acquisitionTax } from '../../content/acquisitionTax';
import { sourcesOf } from '../../content/law/sourcesOf';
import { PaymentTable } from './PaymentTable';
import { HomesTable, PriceTable } from './RateTables';
import { TaxSheet } from './TaxSheet';

const { byPrice, byHomes, payments: paymentWords, topics, topicsTitle, procedure, stamp } = acquisitionTax;

const sources = sourcesOf([
  ...byPrice.basis,
  ...byHomes.basis,
  ...topics.flatMap(({ basis }) => basis),
  ...procedure.steps.flatMap(({ basis }) => basis),
]);

/** The taxes on a home that is bought, and, once the facts have them, when which part of its price is paid. */
export default function AcquisitionTaxPage() {
  const { payments } = useFacts();
  const [answers, setAnswers] = useState<Answers | null>(null);
  return (
    <div className="body wrap">
      <PageHead title={acquisitionTax.title} lead={acquisitionTax.lead} />
      <TaxSheet answers={answers} onAnswers={setAnswers} />
      {payments && (
        <div className={styles.part}>
          <GuideSection id="payments" title={paymentWords.title} lead={paymentWords.lead}>
            <PaymentTable payments={payments} price={answers?.price ?? null} />
          </GuideSection>
        </div>
      )}
      <div className={styles.chapters}>
        <GuideSection id="rates" title={byPrice.title} lead={byPrice.lead}>
          <PriceTable />
        </GuideSection>
        <GuideSection id="homes" title={byHomes.title} lead={byHomes.lead}>
          <HomesTable />
        </GuideSection>
        <GuideSection title={topicsTitle}>
          <TopicList topics={topics} />
        </GuideSection>
        <GuideSection title={procedure.title}>
          <StepList steps={procedure.steps} />
        </GuideSection>
      </div>
      <p className={styles.onward}>
        <Link className={textLinkClass()} to={stamp.path}>
          {stamp.label}
          <IconArrow />
        </Link>
      </p>
      <SourceList sources={sources} disclaimer={acquisitionTax.disclaimer} />
    </div>
  );
}
