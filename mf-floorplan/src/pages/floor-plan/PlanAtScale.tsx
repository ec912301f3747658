import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './PlanAtScale.module.css';

interface PlanAtScaleProps {
  /** Part of the full width the plan takes, so that a metre is as long as in the plan beside it. */
  readonly share: number;
  readonly children: ReactNode;
}

/** Gives a plan the width its real size asks for. */
export function PlanAtScale({ share, children }: PlanAtScaleProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    ref.current?.style.setProperty('inline-size', `${share * 100}%`);
  }, [share]);
  return (
    <div ref={ref} className={styles.plan}>
      {children}
    </div>
  );
}
