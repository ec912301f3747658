import { Link } from '@platform/runtime';
import { buttonClass } from '@riverview/shared-ui/button';
import { classNames } from '@riverview/shared-ui/class-names';
import { Picture } from '@riverview/shared-ui/picture';
import { modelHouseContent } from '../../content/modelHouse';
import { planPath, type UnitLabel, unitTypes } from '../../content/unitTypes';
import { models } from '../../plans/models';
import styles from './ModelHouse.module.css';

interface PreparingTourProps {
  readonly label: UnitLabel;
}

/** Says that a type's walk is not made yet and leads to its plan. */
export function PreparingTour({ label }: PreparingTourProps) {
  const unit = unitTypes.find((one) => one.label === label);
  const model = models[label];
  return (
    <div className={styles.stage}>
      {model && (
        <div className={classNames(styles.poster, styles.distant)}>
          <Picture
            source={model}
            alt=""
            sizes="(max-width: 900px) 180vw, min(100vw - 80px, 1440px)"
            className={styles.fill}
          />
        </div>
      )}
      <div className={classNames(styles.message, styles.over)}>
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
