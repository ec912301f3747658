import { Message } from '@riverview/shared-ui/message';
import { Tabs } from '@riverview/shared-ui/tabs';
import type { Account } from '@riverview/site/staff';
import { useState } from 'react';
import { signalsWords } from '../../content/signals';
import { ModuleSection } from './ModuleSection';
import styles from './Signals.module.css';
import { useSignals } from './useSignals';

interface SignalsProps {
  readonly endpoint: string;
  readonly account: Account;
}

/** Visits, errors, speed and leads of the whole site and of each module, in the period that is chosen. */
export function Signals({ endpoint, account }: SignalsProps) {
  const [days, setDays] = useState('7');
  const { readings, loading, failure } = useSignals(endpoint, account, Number(days));
  return (
    <Tabs label={signalsWords.periodLabel} tabs={signalsWords.periods} selected={days} onSelect={setDays}>
      <div className={styles.sections} aria-busy={loading}>
        {failure && <Message kind="error">{failure}</Message>}
        {readings && readings.modules.length > 0 ? (
          <>
            <ModuleSection readings={readings.site} title={signalsWords.site} />
            {readings.modules.map((one) => (
              <ModuleSection
                key={one.module}
                readings={one}
                title={one.module === 'shell' ? `${signalsWords.shell} (shell)` : one.module}
              />
            ))}
          </>
        ) : (
          <p className={styles.empty} role="status">
            {loading ? signalsWords.loading : signalsWords.empty}
          </p>
        )}
      </div>
    </Tabs>
  );
}
