import { Link } from '@riverview/runtime';
import { buttonClass } from '@riverview/shared-ui/button';
import { modelHouseContent } from '../../content/modelHouse';
import { planPath, unitTypes } from '../../unitTypes';
import styles from './ModelHouse.module.css';

interface PreparingTourProps {
  readonly label: string;
}

/** Says that a type's walk is not made yet and leads to its plan. */
export function PreparingTour({ label }: PreparingTourProps) {
  const unit = unitTypes.find((one) => one.label === label);
  return (
    <div className={styles.stage}>
      <div className={styles.message}>
        <p className="display display-2">{modelHouseContent.preparing(label)}</p>
        <p>{modelHouseContent.preparingLead}</p>
        {unit && (
          <Link to={planPath(unit)} className={buttonClass('onDark')}>
            {modelHouseContent.toPlan(label)}
          </Link>
        )}
      </div>
    </div>
  );
}
