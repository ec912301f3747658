import { RadioPills } from '@riverview/shared-ui/radio-pills';
import { PlanSheet } from '../../components/plan-sheet/PlanSheet';
import { plansContent } from '../../content/plans';
import { type UnitLabel, type UnitType, unitTypes } from '../../content/unitTypes';
import { drawings } from '../../plans/drawings';
import { useUrlState } from '../../urlState/useUrlState';
import styles from './ComparePlans.module.css';
import { PlanAtScale } from './PlanAtScale';

interface ComparePlansProps {
  readonly unit: UnitType & { readonly label: UnitLabel };
}

/** Puts a second type beside this one, both drawn to the same scale. The choice stands in the address: `?compare=115`. */
export function ComparePlans({ unit }: ComparePlansProps) {
  const others = unitTypes.filter(({ label }) => label !== unit.label);
  const [chosen, choose] = useUrlState('compare', ['none', ...others.map(({ label }) => label)]);
  const other = others.find(({ label }) => label === chosen);
  const shown: readonly (UnitType & { readonly label: UnitLabel })[] = other ? [unit, other] : [];
  const widest = Math.max(...shown.map(({ label }) => drawings[label].full.width));

  return (
    <section className={styles.compare}>
      <h3 className={styles.title}>{plansContent.compare}</h3>
      <p className={styles.lead}>{plansContent.compareLead}</p>
      <RadioPills
        legend={plansContent.compareWith}
        legendHidden
        options={[
          { value: 'none', label: plansContent.compareNone },
          ...others.map(({ label }) => ({ value: label, label })),
        ]}
        selected={chosen}
        onSelect={choose}
        className={styles.choices}
      />
      {other && (
        <div className={styles.pair} aria-live="polite">
          {shown.map((one) => (
            <figure key={one.key} className={styles.sheet}>
              <PlanAtScale share={drawings[one.label].full.width / widest}>
                <PlanSheet label={one.label} imageClassName={styles.image} />
              </PlanAtScale>
              <figcaption className={styles.caption}>
                <b className="num">{one.label}</b>
                <span className="num">{`${plansContent.area} ${plansContent.squareMetres(one.area)}`}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      )}
    </section>
  );
}
