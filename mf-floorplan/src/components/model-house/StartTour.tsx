import { IconButton } from '@riverview/shared-ui/button';
import { IconFull, IconTouch } from '@riverview/shared-ui/icon';
import { StageButton } from '@riverview/shared-ui/stage-button';
import type { MouseEvent } from 'react';
import { modelHouseContent } from '../../content/modelHouse';
import type { UnitLabel } from '../../content/unitTypes';
import styles from './ModelHouse.module.css';
import { StagePoster } from './StagePoster';

interface StartStageProps {
  readonly label: UnitLabel;
  readonly onStart: (event: MouseEvent) => void;
  readonly onFullScreen: (event: MouseEvent) => void;
}

/** The still picture before the walk: all of it is the button that starts it. */
export function StartStage({ label, onStart, onFullScreen }: StartStageProps) {
  return (
    <>
      <StagePoster label={label} />
      <StageButton icon={<IconTouch />} onClick={onStart}>
        {modelHouseContent.start(label)}
      </StageButton>
      <IconButton label={modelHouseContent.fullScreen} onDark className={styles.full} onClick={onFullScreen}>
        <IconFull />
      </IconButton>
    </>
  );
}
