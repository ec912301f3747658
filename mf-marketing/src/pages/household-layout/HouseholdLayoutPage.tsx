import { useFacts } from '@platform/runtime';
import { FactsTable } from '@riverview/shared-ui/facts-table';
import { Note } from '@riverview/shared-ui/note';
import { PageHead } from '@riverview/shared-ui/page-head';
import { factRows } from '../../components/fact-rows/factRows';
import { Figure } from '../../components/figure/Figure';
import { householdLayout } from '../../content/complex';
import { laterRows } from '../../content/laterRows';
import { basisText } from '../../content/law/basis';
import { notes } from '../../content/notes';
import { crown } from '../../pictures/crown';
import { Elevation } from './Elevation';
import styles from './HouseholdLayoutPage.module.css';

/** Buildings and floors as far as they are known, drawn and in a table. */
export default function HouseholdLayoutPage() {
  const facts = useFacts();
  const { lowest } = householdLayout;
  return (
    <div className="body wrap">
      <PageHead title={householdLayout.title(facts)} lead={householdLayout.lead(facts)} />
      <div className={styles.columns}>
        <div className={styles.pictures}>
          <Elevation floors={facts.floors} basementFloors={facts.basementFloors} />
          <Figure source={crown} {...householdLayout.crown} sizes="(max-width: 900px) 100vw, 48vw" />
        </div>
        <div className={styles.side}>
          <FactsTable
            caption={householdLayout.caption}
            rows={factRows(householdLayout.rows(facts))}
            laterLabel={notes.later}
          />
          <section className={styles.lowest}>
            <h3>{lowest.title}</h3>
            <p>{lowest.text}</p>
            <p className={styles.source}>
              {notes.sources}: {basisText(lowest.basis)}
            </p>
          </section>
        </div>
      </div>
      <Note>
        {householdLayout.note} {laterRows(householdLayout.rows(facts))}
      </Note>
    </div>
  );
}
