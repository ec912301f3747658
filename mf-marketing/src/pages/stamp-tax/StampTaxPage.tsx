import { Note } from '@riverview/shared-ui/note';
import { PageHead } from '@riverview/shared-ui/page-head';
import { Table } from '@riverview/shared-ui/table';
import { GuideSection } from '../../components/guide-section/GuideSection';
import styles from '../../components/guide-table/GuideTable.module.css';
import { SourceList } from '../../components/source-list/SourceList';
import { StepList } from '../../components/step-list/StepList';
import { TopicList } from '../../components/topic-list/TopicList';
import { formatWon } from '../../content/formatWon';
import { basisText } from '../../content/law/basis';
import { holidayBases } from '../../content/law/holidays';
import { sourcesOf } from '../../content/law/sourcesOf';
import { stampTax } from '../../content/stampTax';
import { rateRange } from './rateRange';
import { StampTaxCalculator } from './StampTaxCalculator';
import page from './StampTaxPage.module.css';
import { stampTaxRates } from './stampTax';

const sources = sourcesOf([
  ...stampTax.amounts.basis,
  ...stampTax.amounts.exemptBasis,
  ...stampTax.topics.flatMap(({ basis }) => basis),
  ...stampTax.procedure.steps.flatMap(({ basis }) => basis),
  ...holidayBases,
]);

/** The stamp tax on the supply contract: how much, until when, and how it is paid. */
export default function StampTaxPage() {
  const { amounts, procedure } = stampTax;
  return (
    <div className="body wrap">
      <PageHead title={stampTax.title} lead={stampTax.lead} />
      <StampTaxCalculator />
      <div className={page.chapters}>
        <GuideSection title={amounts.title}>
          <Table caption={amounts.caption} className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{amounts.head.price}</th>
                <th scope="col">{amounts.head.tax}</th>
              </tr>
            </thead>
            <tbody>
              {stampTaxRates.map((rate) => (
                <tr key={rate.over}>
                  <th scope="row">{rateRange(rate)}</th>
                  <td className="num">{formatWon(rate.tax)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          <Note>
            {amounts.exempt} ({basisText(amounts.exemptBasis)})
          </Note>
        </GuideSection>
        <GuideSection title={stampTax.topicsTitle}>
          <TopicList topics={stampTax.topics} />
        </GuideSection>
        <GuideSection title={procedure.title}>
          <StepList steps={procedure.steps} />
        </GuideSection>
      </div>
      <SourceList sources={sources} disclaimer={stampTax.help} />
    </div>
  );
}
