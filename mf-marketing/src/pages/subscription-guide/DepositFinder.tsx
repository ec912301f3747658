import { useFacts } from '@platform/runtime';
import { RadioPills } from '@riverview/shared-ui/radio-pills';
import { useState } from 'react';
import { type DepositRegion, deposits, subscriptionGuide } from '../../content/subscription';
import styles from './DepositFinder.module.css';
import { depositFor } from './depositFor';

/** Two questions and the deposit they lead to. The answers stay in this tab. */
export function DepositFinder() {
  const { exclusiveAreas } = useFacts();
  const [region, setRegion] = useState<DepositRegion>('daejeon');
  const [area, setArea] = useState(exclusiveAreas[0] ?? 84);
  const { finder, unit } = subscriptionGuide.deposit;
  return (
    <div className={styles.finder}>
      <h3 className={styles.title}>{finder.title}</h3>
      <RadioPills
        legend={finder.region}
        options={deposits.regions.map(({ id, name }) => ({ value: id, label: name }))}
        selected={region}
        onSelect={setRegion}
      />
      <RadioPills
        legend={finder.area}
        options={exclusiveAreas.map((value) => ({ value, label: `${value}㎡` }))}
        selected={area}
        onSelect={setArea}
      />
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
