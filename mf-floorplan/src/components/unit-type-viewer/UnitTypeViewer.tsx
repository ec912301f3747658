import { Link } from '@platform/runtime';
import { IconButton, textLinkClass } from '@riverview/shared-ui/button';
import { classNames } from '@riverview/shared-ui/class-names';
import { IconArrow, IconArrowLeft } from '@riverview/shared-ui/icon';
import { Lines } from '@riverview/shared-ui/lines';
import { Tabs } from '@riverview/shared-ui/tabs';
import { useSwipe } from '@riverview/shared-ui/use-swipe';
import { viewerContent } from '../../content/plans';
import { planPath, unitLabels, unitTypes } from '../../content/unitTypes';
import { useUrlState } from '../../urlState/useUrlState';
import { PlanSheet } from '../plan-sheet/PlanSheet';
import styles from './UnitTypeViewer.module.css';

interface UnitTypeViewerProps {
  /** Lines of a heading to stand above the tabs, beside the plan. Default: none. */
  readonly title?: readonly string[];
}

/** Six unit types behind six tabs. Arrows and swipes step through them and stop at the ends; the choice stands in the address: `?type=115`. */
export default function UnitTypeViewer({ title }: UnitTypeViewerProps) {
  const [selected, select] = useUrlState('type', unitLabels);
  const index = unitLabels.indexOf(selected);
  const unit = unitTypes[index] ?? unitTypes[0];
  const step = (by: 1 | -1) => {
    const next = unitTypes[index + by];
    if (next) select(next.label);
  };
  const swipe = useSwipe({ onSwipe: (way) => step(way === 'left' ? 1 : -1) });

  return (
    <div className={styles.viewer}>
      {title && (
        <h2 className={classNames('display', styles.title)}>
          <Lines of={title} />
        </h2>
      )}
      <Tabs
        label={viewerContent.tabs}
        tabs={unitTypes.map((type) => ({
          id: type.label,
          label: type.label,
          detail: viewerContent.squareMetres(type.area),
          href: planPath(type),
        }))}
        selected={selected}
        onSelect={select}
        className={styles.root}
        listClassName={styles.list}
        tabClassName={styles.tab}
        panelClassName={styles.stage}
      >
        <div key={unit.key} className={styles.picture} {...swipe}>
          <PlanSheet label={unit.label} imageClassName={styles.image} />
        </div>
        <div className={styles.bar}>
          <p className={classNames(styles.name, 'num')}>
            <b>{unit.label}</b> {viewerContent.area(unit.area)}
          </p>
          <Link
            to={planPath(unit)}
            className={classNames(textLinkClass(), styles.details)}
            aria-label={viewerContent.detailsOf(unit.label)}
          >
            {viewerContent.details}
            <IconArrow />
          </Link>
          <div className={styles.arrows}>
            <IconButton label={viewerContent.previous} outlined disabled={index === 0} onClick={() => step(-1)}>
              <IconArrowLeft />
            </IconButton>
            <IconButton
              label={viewerContent.next}
              outlined
              disabled={index === unitTypes.length - 1}
              onClick={() => step(1)}
            >
              <IconArrow />
            </IconButton>
          </div>
        </div>
      </Tabs>
    </div>
  );
}
