import { Button, IconButton } from '@riverview/shared-ui/button';
import { classNames } from '@riverview/shared-ui/class-names';
import { IconArrow, IconArrowLeft } from '@riverview/shared-ui/icon';
import { Picture } from '@riverview/shared-ui/picture';
import { useInheritedFocus } from '@riverview/shared-ui/use-inherited-focus';
import { type MouseEvent, useRef, useState } from 'react';
import { modelHouseContent } from '../../content/modelHouse';
import { viewerContent } from '../../content/plans';
import type { Still } from '../../tour/tour';
import styles from './StillTour.module.css';

interface StillTourProps {
  readonly stills: readonly Still[];
  /** Why it stands here, in words. */
  readonly reason: string;
  readonly onRetry: (event: MouseEvent) => void;
}

/** The walk in still pictures, for machines that cannot draw the sphere. */
export function StillTour({ stills, reason, onRetry }: StillTourProps) {
  const retry = useRef<HTMLButtonElement>(null);
  const [index, setIndex] = useState(0);
  const still = stills[index];

  // The frame that these stand in for took it with it.
  useInheritedFocus(retry);

  return (
    <div className={styles.tour}>
      {still && (
        <Picture
          key={index}
          source={still.source}
          alt={still.alt}
          sizes="(max-width: 900px) 100vw, min(100vw - 80px, 1440px)"
          className={styles.picture}
        />
      )}
      <div className={styles.bar}>
        <p role="status" className={styles.reason}>
          {reason}
        </p>
        <Button ref={retry} variant="onDark" onClick={onRetry}>
          {modelHouseContent.retry}
        </Button>
        <p className={classNames(styles.count, 'num')}>{still && `${still.caption} ${index + 1} / ${stills.length}`}</p>
        <div className={styles.arrows}>
          <IconButton
            label={viewerContent.previousPicture}
            outlined
            onDark
            disabled={index === 0}
            onClick={() => setIndex(index - 1)}
          >
            <IconArrowLeft />
          </IconButton>
          <IconButton
            label={viewerContent.nextPicture}
            outlined
            onDark
            disabled={index >= stills.length - 1}
            onClick={() => setIndex(index + 1)}
          >
            <IconArrow />
          </IconButton>
        </div>
      </div>
    </div>
  );
}
