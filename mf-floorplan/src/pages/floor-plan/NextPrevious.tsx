import { Link } from '@platform/runtime';
import { IconArrow, IconArrowLeft } from '@riverview/shared-ui/icon';
import { plansContent } from '../../content/plans';
import { planPath, type UnitLabel, unitTypes } from '../../content/unitTypes';
import styles from './NextPrevious.module.css';

interface NextPreviousProps {
  readonly label: UnitLabel;
}

/** Leads to the types before and after this one. */
export function NextPrevious({ label }: NextPreviousProps) {
  const index = unitTypes.findIndex((one) => one.label === label);
  const previous = unitTypes[index - 1];
  const next = unitTypes[index + 1];
  return (
    <nav className={styles.nav} aria-label={plansContent.others}>
      {previous && (
        <Link to={planPath(previous)} className={styles.link}>
          <span className={styles.way}>
            <IconArrowLeft />
            {plansContent.previous}
          </span>
          <b className="num">{previous.label}</b>
        </Link>
      )}
      {next && (
        <Link to={planPath(next)} className={styles.link}>
          <span className={styles.way}>
            {plansContent.next}
            <IconArrow />
          </span>
          <b className="num">{next.label}</b>
        </Link>
      )}
    </nav>
  );
}
