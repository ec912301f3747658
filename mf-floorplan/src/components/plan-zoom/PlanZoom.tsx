import { IconButton } from '@riverview/shared-ui/button';
import { Dialog } from '@riverview/shared-ui/dialog';
import { IconClose, IconFull, IconMinus, IconPlus } from '@riverview/shared-ui/icon';
import { useEffect, useId, useRef } from 'react';
import { zoomContent } from '../../content/plans';
import styles from './PlanZoom.module.css';
import { usePanZoom } from './usePanZoom';
import { maxScale, minScale, type Size } from './zoomState';

/** Height of the smallest room's name on a drawing, mm. */
const roomName = 185;

interface PlanZoomProps {
  readonly label: string;
  /** Address of the drawing. */
  readonly src: string;
  readonly size: Size;
  readonly onClose: () => void;
}

/** A plan over the whole screen, to be zoomed and moved by pinch, wheel, double tap, keys and buttons. */
export function PlanZoom({ label, src, size, onClose }: PlanZoomProps) {
  const titleId = useId();
  const stageRef = useRef<HTMLDivElement>(null);
  const imageRef = useRef<HTMLImageElement>(null);
  const { state, zoomIn, zoomOut, reset, onKeyDown, stageHandlers } = usePanZoom(stageRef, size, roomName);
  const { scale, x, y } = state;

  useEffect(() => {
    imageRef.current?.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${scale})`);
  }, [scale, x, y]);
  useEffect(() => stageRef.current?.focus(), []);

  return (
    <Dialog open onClose={onClose} labelledBy={titleId} className={styles.dialog}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys work anywhere in the dialog; every one has a button beside it. */}
      <div className={styles.frame} onKeyDown={onKeyDown}>
        <header className={styles.bar}>
          <h2 id={titleId} className={styles.title}>
            {zoomContent.title(label)}
          </h2>
          <div className={styles.tools}>
            <output className={styles.percent} aria-live="polite">
              {zoomContent.percent(scale)}
            </output>
            <IconButton label={zoomContent.zoomOut} outlined onClick={zoomOut} disabled={scale <= minScale}>
              <IconMinus />
            </IconButton>
            <IconButton label={zoomContent.zoomIn} outlined onClick={zoomIn} disabled={scale >= maxScale}>
              <IconPlus />
            </IconButton>
            <IconButton label={zoomContent.fit} outlined onClick={reset}>
              <IconFull />
            </IconButton>
            <IconButton label={zoomContent.close} onClick={onClose}>
              <IconClose />
            </IconButton>
          </div>
        </header>
        <div
          ref={stageRef}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the plan.
          tabIndex={0}
          className={styles.stage}
          aria-label={zoomContent.stage(label)}
          data-zoomed={scale > minScale}
          {...stageHandlers}
        >
          <img ref={imageRef} src={src} alt="" className={styles.image} draggable={false} />
        </div>
        <p className={styles.hint}>{zoomContent.hint}</p>
      </div>
    </Dialog>
  );
}
