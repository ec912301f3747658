import { useFacts } from '@platform/runtime';
import { classNames } from '@riverview/shared-ui/class-names';
import { Note } from '@riverview/shared-ui/note';
import { Tabs } from '@riverview/shared-ui/tabs';
import { modelHouseContent } from '../../content/modelHouse';
import { tourLabels } from '../../content/unitTypes';
import { tourRooms } from '../../tour/tourRooms';
import { useUrlState } from '../../urlState/useUrlState';
import styles from './ModelHouse.module.css';
import { ModelHouseStage } from './ModelHouseStage';
import { OutsideTour } from './OutsideTour';
import { PreparingTour } from './PreparingTour';

interface ModelHouseProps {
  /** On a phone the stage takes the whole width of the screen. Not inside of a panel. */
  readonly wide?: boolean;
}

/** The virtual walk through two types: ours, or the one whose address the owner has set. */
export function ModelHouse({ wide = false }: ModelHouseProps) {
  const facts = useFacts();
  const [label, setLabel] = useUrlState('type', tourLabels, { forgets: 'view' });
  const address = facts.tours[label];
  const rooms = tourRooms[label];

  return (
    <div className={classNames(styles.house, wide && styles.wide)}>
      <Tabs
        label={modelHouseContent.tabs}
        tabs={tourLabels.map((id) => ({ id, label: id }))}
        selected={label}
        onSelect={setLabel}
        onDark
        beside={<p className={styles.hint}>{modelHouseContent.hint}</p>}
        className={styles.tabs}
      >
        {address ? (
          <OutsideTour key={label} label={label} address={address} />
        ) : rooms.length > 0 ? (
          <ModelHouseStage key={label} label={label} rooms={rooms} />
        ) : (
          <PreparingTour label={label} />
        )}
      </Tabs>
      <Note onDark className={styles.note}>
        {modelHouseContent.extended} {modelHouseContent.disclaimer}
      </Note>
    </div>
  );
}
