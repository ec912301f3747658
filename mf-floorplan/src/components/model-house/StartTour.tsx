import { IconButton } from '@riverview/shared-ui/button';
import { IconFull, IconTouch } from '@riverview/shared-ui/icon';
import { StartButton } from '@riverview/shared-ui/start-button';
import type { MouseEvent } from 'react';
import { modelHouseContent } from '../../content/modelHouse';
import type { UnitLabel } from '../../content/unitTypes';
import styles from './ModelHouse.module.css';
import { TourPoster } from './TourPoster';

interface StartTourProps {
  readonly label: UnitLabel;
  readonly onStart: (event: MouseEvent) => void;
  readonly onFullScreen: (event: MouseEvent) => void;
}

/** The still picture before the walk: all of it is the button that starts it. */
export function StartTour({ label, onStart, onFullScreen }: StartTourProps) {
  return (
    <>
      <TourPoster label={label} />
      <StartButton icon={<IconTouch />} onClick={onStart}>
        {modelHouseContent.start(label)}
      </StartButton>
      <IconButton label={modelHouseContent.fullScreen} onDark className={styles.full} onClick={onFullScreen}>
        <IconFull />
      </IconButton>
    </>
  );
}
