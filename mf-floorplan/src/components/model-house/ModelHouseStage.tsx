import { IconButton } from '@riverview/shared-ui/button';
import { classNames } from '@riverview/shared-ui/class-names';
import { IconClose, IconFull } from '@riverview/shared-ui/icon';
import { ShareLink } from '@riverview/shared-ui/share-link';
import { type MouseEvent, useRef, useState } from 'react';
import { modelHouseContent } from '../../content/modelHouse';
import { plansContent } from '../../content/plans';
import type { TourFailure } from '../../tour/messages';
import { stillsOf } from '../../tour/stills';
import type { SceneId, TourLabel } from '../../tour/tour';
import { useUrlNote } from '../../urlState/useUrlNote';
import styles from './ModelHouse.module.css';
import { RoomButtons } from './RoomButtons';
import { StartTour } from './StartTour';
import { StillTour } from './StillTour';
import { TourFrame, type TourFrameHandle } from './TourFrame';
import { TourPoster } from './TourPoster';
import { useFullScreen } from './useFullScreen';

interface ModelHouseStageProps {
  readonly label: TourLabel;
  readonly rooms: readonly SceneId[];
}

type Failure = TourFailure | 'viewer';

const failureText = {
  webgl: modelHouseContent.noWebgl,
  lost: modelHouseContent.lost,
  picture: modelHouseContent.noPicture,
  viewer: modelHouseContent.noViewer,
} as const satisfies Record<Failure, string>;

/** Our own walk: a poster, then the tour in a frame, which no byte is loaded of before; still pictures where it cannot run. */
export function ModelHouseStage({ label, rooms }: ModelHouseStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const fullButton = useRef<HTMLButtonElement>(null);
  const tour = useRef<TourFrameHandle>(null);
  const [view, noteView] = useUrlNote('view');
  const [state, setState] = useState<'poster' | 'loading' | 'walking' | Failure>('poster');
  const [here, setHere] = useState<string | null>(null);
  const [pointer, setPointer] = useState(false);
  const { full, toggle } = useFullScreen(stage);
  const begun = state === 'loading' || state === 'walking';
  const failure = begun || state === 'poster' ? null : state;

  const start = ({ detail }: MouseEvent) => {
    // A click by key counts no presses.
    setPointer(detail > 0);
    setState('loading');
  };
  const onAt = (scene: string, now: string) => {
    // A report that was on its way when the walk failed does not bring it back.
    setState((now) => (now === 'loading' ? 'walking' : now));
    setHere(scene);
    noteView(now);
  };

  return (
    <>
      <div ref={stage} className={styles.stage} data-full={full}>
        {state === 'poster' && (
          <StartTour
            label={label}
            onStart={start}
            onFullScreen={(event) => {
              toggle();
              start(event);
            }}
          />
        )}
        {state === 'loading' && (
          <>
            <TourPoster label={label} distant />
            <p role="status" className={classNames(styles.message, styles.over)}>
              {modelHouseContent.loading}
            </p>
          </>
        )}
        {begun && (
          <TourFrame
            ref={tour}
            label={label}
            view={view}
            pointer={pointer}
            shown={state === 'walking'}
            onAt={onAt}
            onFailure={setState}
            onLeave={() => (full ? toggle() : fullButton.current?.focus())}
          />
        )}
        {failure && <StillTour stills={stillsOf(label)} reason={failureText[failure]} onRetry={start} />}
        {state !== 'poster' && (
          <IconButton
            ref={fullButton}
            label={full ? modelHouseContent.leaveFullScreen : modelHouseContent.fullScreen}
            onDark
            className={styles.full}
            onClick={toggle}
          >
            {full ? <IconClose /> : <IconFull />}
          </IconButton>
        )}
      </div>
      <div className={styles.below}>
        <RoomButtons
          rooms={rooms}
          here={state === 'walking' ? here : null}
          onWalk={(room) => tour.current?.walkTo(room)}
        />
        {state === 'walking' && <ShareLink {...plansContent.share} onDark />}
      </div>
    </>
  );
}
