import { Link, useFacts } from '@platform/runtime';
import { textLinkClass } from '@riverview/shared-ui/button';
import { classNames } from '@riverview/shared-ui/class-names';
import { IconPlay } from '@riverview/shared-ui/icon';
import { guideFilms } from '../../content/films';
import { plansContent } from '../../content/plans';
import type { UnitType } from '../../content/unitTypes';
import styles from './PlanHead.module.css';

interface PlanHeadProps {
  readonly unit: UnitType;
}

/** The type's name over the whole column, the tagline and what is known of its size. */
export function PlanHead({ unit }: PlanHeadProps) {
  const { supplyArea, households } = useFacts().units[unit.label];
  const film = guideFilms.find(({ id }) => id === unit.label);
  return (
    <header className={styles.head}>
      <h2 className={classNames(styles.type, 'num')}>
        {unit.label}
        <span className="sr-only">{plansContent.typeSuffix}</span>
      </h2>
      <div className={styles.text}>
        <p className="lead">
          {plansContent.tagline[0]} <br className="desktop-only" />
          {plansContent.tagline[1]}
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{plansContent.area}</dt>
            <dd className="num">{plansContent.squareMetres(unit.area)}</dd>
          </div>
          <div>
            <dt>{plansContent.supplyArea}</dt>
            {supplyArea === null ? (
              <dd className={styles.later}>{plansContent.later}</dd>
            ) : (
              <dd className="num">{plansContent.squareMetres(supplyArea)}</dd>
            )}
          </div>
          <div>
            <dt>{plansContent.households}</dt>
            {households === null ? (
              <dd className={styles.later}>{plansContent.later}</dd>
            ) : (
              <dd className="num">{plansContent.householdsOf(households)}</dd>
            )}
          </div>
          {film && (
            <div className={styles.film}>
              <dt className="sr-only">{plansContent.film}</dt>
              <dd>
                <Link to={`/FloorPlan/videos?film=${film.id}`} className={textLinkClass()}>
                  <IconPlay />
                  {plansContent.filmOf(unit.label)}
                </Link>
              </dd>
            </div>
          )}
        </dl>
      </div>
    </header>
  );
}
