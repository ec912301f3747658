import { useFacts } from '@riverview/runtime';
import { Note } from '@riverview/shared-ui/note';
import { Tabs } from '@riverview/shared-ui/tabs';
import { modelHouseContent } from '../../content/modelHouse';
import { tourLabels } from '../../content/unitTypes';
import { tours } from '../../tour/tours';
import { useUrlState } from '../../urlState/useUrlState';
import styles from './ModelHouse.module.css';
import { ModelHouseStage } from './ModelHouseStage';
import { OutsideTour } from './OutsideTour';
import { PreparingTour } from './PreparingTour';

/** The virtual walk through two types: ours, or the one whose address the owner has set. */
export function ModelHouse() {
  const facts = useFacts();
  const [label, setLabel] = useUrlState('type', tourLabels);
  const address = facts.tours[label];
  const tour = tours[label];

  return (
    <div className={styles.house}>
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
        ) : tour ? (
          <ModelHouseStage key={label} label={label} tour={tour} />
        ) : (
          <PreparingTour label={label} />
        )}
      </Tabs>
      <Note onDark className={styles.note}>
        {modelHouseContent.disclaimer}
      </Note>
    </div>
  );
}
