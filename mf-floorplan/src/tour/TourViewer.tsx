import { IconButton } from '@riverview/shared-ui/button';
import { IconArrow, IconArrowLeft, IconMinus, IconPlus, IconTouch } from '@riverview/shared-ui/icon';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { modelHouseContent } from '../content/modelHouse';
import type { PlanDrawing } from '../plans/planDrawing';
import { followGyroscope, hasGyroscope } from './gyroscope';
import { directionTo, project, turn } from './projection';
import { TourMap, type TourMapHandle } from './TourMap';
import styles from './TourViewer.module.css';
import type { Scene, Tour, View } from './tour';
import { type SphereFailure, useSphere } from './useSphere';

interface TourViewerProps {
  readonly label: string;
  readonly tour: Tour;
  readonly scene: Scene;
  readonly startView: View;
  /** The plan that shows where one stands. */
  readonly drawing: PlanDrawing | undefined;
  readonly onWalk: (scene: Scene) => void;
  /** Told of every view, for a link that shares it. */
  readonly onView: (view: View) => void;
  readonly onFailure: (failure: SphereFailure) => void;
}

/** A 360° walk: look around by drag, keys, buttons or the device's own movement, and walk from room to room. */
export default function TourViewer({
  label,
  tour,
  scene,
  startView,
  drawing,
  onWalk,
  onView,
  onFailure,
}: TourViewerProps) {
  const stage = useRef<HTMLDivElement>(null);
  const spots = useRef(new Map<string, HTMLElement>());
  const map = useRef<TourMapHandle>(null);
  const [shown, setShown] = useState<Scene | null>(null);
  const [gyroscope, setGyroscope] = useState<'off' | 'on' | 'missing'>(() => (hasGyroscope() ? 'off' : 'missing'));
  const others = tour.scenes.filter(({ id }) => id !== scene.id);

  const placeSpots = (view: View) => {
    const surface = stage.current;
    if (!surface) return;
    for (const other of others) {
      const spot = spots.current.get(other.id);
      if (!spot) continue;
      const { heading, pitch } = directionTo(scene, other);
      const at = project(view, heading, pitch, surface.clientWidth / surface.clientHeight);
      const onScreen = at && at.x > 0 && at.x < 1 && at.y > 0 && at.y < 1;
      spot.hidden = !onScreen;
      if (onScreen)
        spot.style.setProperty('translate', `${at.x * surface.clientWidth}px ${at.y * surface.clientHeight}px`);
    }
    map.current?.turn(view);
    onView(view);
  };

  const controls = useSphere({
    stage,
    scene,
    startView,
    onView: placeSpots,
    onReady: () => setShown(scene),
    onFailure,
  });

  useEffect(() => stage.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    if (gyroscope !== 'on') return;
    let stop: (() => void) | null = null;
    let left = false;
    let offset: number | null = null;
    followGyroscope(({ heading, pitch }) => {
      const look = controls.current;
      if (!look) return;
      // A device's north is not the home's: it goes on from where one looks.
      offset ??= turn(look.view().heading - heading);
      look.glide({ heading: heading + offset, pitch });
    }).then((stopFollowing) => {
      if (!stopFollowing) setGyroscope('missing');
      else if (left) stopFollowing();
      else stop = stopFollowing;
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [gyroscope, controls]);

  const press = (key: string) => () => controls.current?.key(key);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (controls.current?.key(event.key)) event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys work on every control of the viewer.
    <div className={styles.viewer} onKeyDown={onKeyDown}>
      <div
        ref={stage}
        className={styles.stage}
        data-shown={shown !== null}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys look around.
        tabIndex={0}
        aria-label={modelHouseContent.stage(label, scene.name)}
      />
      {others.map((other) => (
        <button
          key={other.id}
          ref={(element) => {
            if (element) spots.current.set(other.id, element);
            else spots.current.delete(other.id);
          }}
          type="button"
          hidden
          className={styles.spot}
          onClick={() => onWalk(other)}
        >
          <span className="sr-only">{modelHouseContent.goTo(other.name)}</span>
          <span aria-hidden="true">{other.name}</span>
        </button>
      ))}
      <p role="status" className={styles.status}>
        {shown === scene ? (
          <span className="sr-only">{modelHouseContent.here(scene.name)}</span>
        ) : (
          modelHouseContent.loading
        )}
      </p>
      {drawing && <TourMap ref={map} drawing={drawing} scene={scene} scenes={tour.scenes} />}
      <div className={styles.controls}>
        {gyroscope !== 'missing' && (
          <IconButton
            label={gyroscope === 'on' ? modelHouseContent.gyroscopeOff : modelHouseContent.gyroscope}
            onDark
            aria-pressed={gyroscope === 'on'}
            onClick={() => setGyroscope(gyroscope === 'on' ? 'off' : 'on')}
          >
            <IconTouch />
          </IconButton>
        )}
        <IconButton label={modelHouseContent.left} onDark onClick={press('ArrowLeft')}>
          <IconArrowLeft />
        </IconButton>
        <IconButton label={modelHouseContent.right} onDark onClick={press('ArrowRight')}>
          <IconArrow />
        </IconButton>
        <IconButton label={modelHouseContent.zoomOut} onDark onClick={press('-')}>
          <IconMinus />
        </IconButton>
        <IconButton label={modelHouseContent.zoomIn} onDark onClick={press('+')}>
          <IconPlus />
        </IconButton>
      </div>
    </div>
  );
}
