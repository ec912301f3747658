import { textLinkClass } from '@riverview/shared-ui/button';
import { IconOut } from '@riverview/shared-ui/icon';
import { useRef, useState } from 'react';
import { modelHouseContent } from '../../content/modelHouse';
import type { UnitLabel } from '../../content/unitTypes';
import styles from './ModelHouse.module.css';
import { StartTour } from './StartTour';
import { useFullScreen } from './useFullScreen';

interface OutsideTourProps {
  readonly label: UnitLabel;
  /** The tour's own page, from the facts file. */
  readonly address: string;
}

/** A tour made elsewhere, in a frame that is not asked for before the visitor starts it. */
export function OutsideTour({ label, address }: OutsideTourProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [started, setStarted] = useState(false);
  const { full, toggle } = useFullScreen(stage);
  return (
    <>
      <div ref={stage} className={styles.stage} data-full={full}>
        {started ? (
          <iframe
            src={address}
            title={modelHouseContent.frameTitle(label)}
            className={styles.frame}
            allow="fullscreen; gyroscope; accelerometer; xr-spatial-tracking"
            allowFullScreen
            sandbox="allow-scripts allow-same-origin allow-popups allow-forms"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <StartTour
            label={label}
            onStart={() => setStarted(true)}
            onFullScreen={() => {
              toggle();
              setStarted(true);
            }}
          />
        )}
      </div>
      <p className={styles.below}>
        {modelHouseContent.outsideHint}
        <a className={textLinkClass({ onDark: true })} href={address} target="_blank" rel="noopener">
          {modelHouseContent.openOutside}
          <IconOut />
        </a>
      </p>
    </>
  );
}
