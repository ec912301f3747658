import { useSearchParams } from '@riverview/runtime';
import { IconButton } from '@riverview/shared-ui/button';
import { IconClose, IconFull } from '@riverview/shared-ui/icon';
import { type ComponentProps, type ComponentType, useRef, useState } from 'react';
import { modelHouseContent } from '../../content/modelHouse';
import type { tourLabels } from '../../content/unitTypes';
import { drawings } from '../../plans/drawings';
import { stillsOf } from '../../tour/stills';
import type TourViewerComponent from '../../tour/TourViewer';
import type { Tour, View } from '../../tour/tour';
import { readViewpoint, writeViewpoint } from '../../tour/viewpoint';
import { ShareLink } from '../share-link/ShareLink';
import styles from './ModelHouse.module.css';
import { StartStage } from './StartStage';
import { StillTour } from './StillTour';
import { useFullScreen } from './useFullScreen';

interface ModelHouseStageProps {
  readonly label: (typeof tourLabels)[number];
  readonly tour: Tour;
}

type Viewer = ComponentType<ComponentProps<typeof TourViewerComponent>>;
type Failure = 'webgl' | 'lost' | 'picture' | 'viewer';

const failureText = {
  webgl: modelHouseContent.noWebgl,
  lost: modelHouseContent.lost,
  picture: modelHouseContent.noPicture,
  viewer: modelHouseContent.noViewer,
} as const satisfies Record<Failure, string>;

/** Our own walk: a poster, then the viewer, which no byte is loaded of before; still pictures where it cannot run. */
export function ModelHouseStage({ label, tour }: ModelHouseStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const view = useRef<View | null>(null);
  const [params] = useSearchParams();
  const [state, setState] = useState<'poster' | 'loading' | 'walking' | Failure>('poster');
  const [Viewer, setViewer] = useState<Viewer | null>(null);
  const [scene, setScene] = useState(tour.scenes[0]);
  const { full, toggle } = useFullScreen(stage);

  const start = async () => {
    const given = readViewpoint(params.get('view'), tour.scenes);
    const first = tour.scenes.find(({ id }) => id === given?.scene) ?? tour.scenes[0];
    view.current = given?.view ?? first.start;
    setScene(first);
    setState('loading');
    try {
      const loaded = await import('../../tour/TourViewer');
      setViewer(() => loaded.default);
      setState('walking');
    } catch {
      setState('viewer');
    }
  };

  const address = () => {
    const url = new URL(window.location.href);
    url.searchParams.set('view', writeViewpoint({ scene: scene.id, view: view.current ?? scene.start }));
    return url.href;
  };

  const failure = state === 'poster' || state === 'loading' || state === 'walking' ? null : state;

  return (
    <>
      <div ref={stage} className={styles.stage} data-full={full}>
        {state === 'poster' && (
          <StartStage
            label={label}
            onStart={start}
            onFullScreen={() => {
              toggle();
              start();
            }}
          />
        )}
        {state === 'loading' && (
          <p role="status" className={styles.message}>
            {modelHouseContent.loading}
          </p>
        )}
        {state === 'walking' && Viewer && (
          <Viewer
            label={label}
            tour={tour}
            scene={scene}
            startView={view.current ?? scene.start}
            drawing={drawings[label]}
            onWalk={setScene}
            onView={(now) => {
              view.current = now;
            }}
            onFailure={setState}
          />
        )}
        {failure && <StillTour stills={stillsOf(label)} reason={failureText[failure]} onRetry={start} />}
        {state !== 'poster' && (
          <IconButton
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
        {tour.scenes.length > 1 && (
          <ul className={styles.rooms} aria-label={modelHouseContent.rooms}>
            {tour.scenes.map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  className={styles.room}
                  aria-current={state === 'walking' && one.id === scene.id ? 'location' : undefined}
                  disabled={state !== 'walking'}
                  onClick={() => setScene(one)}
                >
                  {one.name}
                </button>
              </li>
            ))}
          </ul>
        )}
        {state === 'walking' && <ShareLink onDark address={address} />}
      </div>
    </>
  );
}
