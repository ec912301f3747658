import { useFacts } from '@platform/runtime';
import { useId, useState } from 'react';
import { type DepositRegion, deposits, subscriptionGuide } from '../../content/subscription';
import styles from './DepositFinder.module.css';
import { depositFor } from './depositFor';

/** Two questions and the deposit they lead to. The answers stay in this tab. */
export function DepositFinder() {
  const { exclusiveAreas } = useFacts();
  const [region, setRegion] = useState<DepositRegion>('daejeon');
  const [area, setArea] = useState(exclusiveAreas[0] ?? 84);
  const name = useId();
  const { finder, unit } = subscriptionGuide.deposit;
  return (
    <div className={styles.finder}>
      <h3 className={styles.title}>{finder.title}</h3>
      <fieldset className={styles.question}>
        <legend>{finder.region}</legend>
        {deposits.regions.map(({ id, name: label }) => (
          <label key={id} className={styles.choice}>
            <input type="radio" name={`${name}region`} checked={region === id} onChange={() => setRegion(id)} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.question}>
        <legend>{finder.area}</legend>
        {exclusiveAreas.map((one) => (
          <label key={one} className={styles.choice}>
            <input type="radio" name={`${name}area`} checked={area === one} onChange={() => setArea(one)} />
            <span className="num">{one}㎡</span>
          </label>
        ))}
      </fieldset>
      <p className={styles.result} role="status">
        <span>{finder.result}</span>
        <strong className="num">
          {depositFor(region, area).toLocaleString('ko-KR')}
          {unit}
        </strong>
      </p>
      <p className={styles.local}>{finder.local}</p>
    </div>
  );
}
