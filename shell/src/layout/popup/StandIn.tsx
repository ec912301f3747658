import { Spinner } from '@riverview/shared-ui/spinner';
import { useEffect, useState } from 'react';
import { standIn } from '../../content/standIn';
import { useFailures } from '../../federation/failures';
import styles from './StandIn.module.css';
import { StandInForm } from './StandInForm';

/** Longer than this nobody waits for a form, ms. */
const patience = 8000;

interface StandInProps {
  /** The piece it stands in for, where there is one. */
  readonly of: string | undefined;
}

/** In place of a form that is on its way, then of one that can not be had. */
export function StandIn({ of }: StandInProps) {
  const failed = useFailures(({ retries }) => of === undefined || retries.has(of));
  const [late, setLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);

  if (failed || late) return <StandInForm />;
  return (
    <p className={styles.loading} role="status">
      <Spinner />
      {standIn.loading}
    </p>
  );
}
