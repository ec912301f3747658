import { IconButton } from '@riverview/shared-ui/button';
import { IconFull, IconTouch } from '@riverview/shared-ui/icon';
import { Picture } from '@riverview/shared-ui/picture';
import { modelHouseContent } from '../../content/modelHouse';
import type { UnitLabel } from '../../content/unitTypes';
import { interiorPictures } from '../../interiors/interiorPictures';
import styles from './ModelHouse.module.css';

interface StartStageProps {
  readonly label: UnitLabel;
  readonly onStart: () => void;
  readonly onFullScreen: () => void;
}

/** The still picture before the walk: all of it is the button that starts it. */
export function StartStage({ label, onStart, onFullScreen }: StartStageProps) {
  const [poster] = interiorPictures(label);
  return (
    <>
      <div className={styles.poster}>
        {poster && (
          <Picture
            source={poster.source}
            alt=""
            sizes="(max-width: 900px) 180vw, min(100vw - 160px, 1440px)"
            className={styles.fill}
          />
        )}
      </div>
      <button type="button" className={styles.start} onClick={onStart}>
        <span className={styles.lamp}>
          <IconTouch />
        </span>
        {modelHouseContent.start(label)}
      </button>
      <IconButton label={modelHouseContent.fullScreen} onDark className={styles.full} onClick={onFullScreen}>
        <IconFull />
      </IconButton>
    </>
  );
}
