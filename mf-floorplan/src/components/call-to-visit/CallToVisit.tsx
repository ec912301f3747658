import { Link, useFacts } from '@platform/runtime';
import { buttonClass } from '@riverview/shared-ui/button';
import { classNames } from '@riverview/shared-ui/class-names';
import { plansContent } from '../../content/plans';
import styles from './CallToVisit.module.css';

interface CallToVisitProps {
  /** Also offers the model house; not on its own page. */
  readonly modelHouse?: boolean;
}

/** The night strip at the end of a page that leads to a visit. */
export function CallToVisit({ modelHouse = true }: CallToVisitProps) {
  const { slug } = useFacts();
  const [first, second] = plansContent.callLines;
  return (
    <aside className={styles.call} data-theme="dark" aria-label={plansContent.visit}>
      <div className={classNames(styles.row, 'wrap')}>
        <p className="display display-2">
          {first}
          <br />
          {second}
        </p>
        <div className={styles.actions}>
          <Link to={`/${slug}/customer`} className={buttonClass('lamp')}>
            {plansContent.visit}
          </Link>
          {modelHouse && (
            <Link to="/FloorPlan/Emodel" className={buttonClass('onDark')}>
              {plansContent.modelHouse}
            </Link>
          )}
        </div>
      </div>
    </aside>
  );
}
