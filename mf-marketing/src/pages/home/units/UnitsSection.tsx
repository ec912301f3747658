import { Federated } from '@platform/runtime';
import { Lines } from '@riverview/shared-ui/lines';
import { units } from '../../../content/home';
import { Screen, type ScreenPlace } from '../screen/Screen';
import { UnitLinks } from './UnitLinks';
import styles from './UnitsSection.module.css';

/** The plans, in the viewer of the floor plan module; a list of links stands in while it cannot be had. */
export function UnitsSection({ number, theme }: ScreenPlace) {
  return (
    <Screen number={number} theme={theme} className={styles.units}>
      <Federated
        of="mf-floorplan/UnitTypeViewer"
        title={units.title}
        when="seen"
        fallback={
          <div className={styles.fallback}>
            <h2 className="display">
              <Lines of={units.title} />
            </h2>
            <UnitLinks />
          </div>
        }
      />
    </Screen>
  );
}
