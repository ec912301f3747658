import { useId } from 'react';
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
  const name = useId();
  const shown: readonly (UnitType & { readonly label: UnitLabel })[] = other ? [unit, other] : [];
  const widest = Math.max(...shown.map(({ label }) => drawings[label]?.full.width ?? 0));

  return (
    <section className={styles.compare}>
      <h3 className={styles.title}>{plansContent.compare}</h3>
      <p className={styles.lead}>{plansContent.compareLead}</p>
      <fieldset className={styles.choices}>
        <legend className="sr-only">{plansContent.compareWith}</legend>
        <Choice
          name={name}
          value="none"
          label={plansContent.compareNone}
          chosen={chosen}
          onChoose={() => choose('none')}
        />
        {others.map(({ label }) => (
          <Choice key={label} name={name} value={label} label={label} chosen={chosen} onChoose={() => choose(label)} />
        ))}
      </fieldset>
      {other && (
        <div className={styles.pair} aria-live="polite">
          {shown.map((one) => (
            <figure key={one.key} className={styles.sheet}>
              <PlanAtScale share={(drawings[one.label]?.full.width ?? widest) / (widest || 1)}>
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

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly chosen: string;
  readonly onChoose: () => void;
}

function Choice({ name, value, label, chosen, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen === value}
        onChange={onChoose}
        className="sr-only"
      />
      <span className="num">{label}</span>
    </label>
  );
}
