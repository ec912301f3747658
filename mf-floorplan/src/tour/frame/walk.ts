import { sceneNames, tourContent } from '../../content/tour';
import type { TourFailure } from '../messages';
import type { SceneId } from '../tour';
import { createControlBar } from './controlBar';
import { create } from './create';
import type { Scene, Tour, View } from './scene';
import { createSphere } from './sphere';
import { createTourMap } from './tourMap';
import type { Viewpoint } from './viewpoint';
import styles from './walk.module.css';
import { createWayButtons } from './wayButtons';

/** A 360° walk through a home. */
export interface Walk {
  /** Walks to a place and looks the way it is first seen. */
  readonly walkTo: (id: SceneId) => void;
  readonly close: () => void;
}

interface WalkOptions {
  readonly label: string;
  readonly tour: Tour;
  readonly start: Viewpoint;
  /** Does not frame the stage before a key is pressed. */
  readonly quiet: boolean;
  /** Where one stands and looks, once the view has come to rest. */
  readonly onRest: (viewpoint: Viewpoint) => void;
  readonly onFailure: (failure: TourFailure) => void;
}

/** A view that has not changed for this long is at rest, ms. */
const restsAfter = 300;

/** Opens a walk in the document: look around by drag, keys, buttons or the device's own movement, and go from room to room. */
export function openWalk({ label, tour, start, quiet, onRest, onFailure }: WalkOptions): Walk | null {
  const nameOf = (scene: Scene) => tourContent.stage(label, sceneNames[scene.id]);
  const stage = create('div', {
    class: styles.stage ?? '',
    role: 'application',
    tabindex: '0',
    'aria-label': nameOf(start.scene),
    'data-shown': 'false',
    'data-quiet': String(quiet),
  });
  const status = create('p', { role: 'status', class: styles.status ?? '' });
  const ways = createWayButtons((way) => {
    const scene = sceneOf(way.to);
    if (scene) go(scene, { ...scene.start, heading: way.arrive, fov: sphere?.controls.view().fov ?? scene.start.fov });
    stage.focus({ preventScroll: true });
  });
  const map = createTourMap(tour);
  const sceneOf = (id: SceneId) => tour.scenes.find((scene) => scene.id === id);

  let here: Scene = start.scene;
  let resting = 0;
  /** Whether there is nothing to be seen any more: what was said to have failed must not be said to be seen. */
  let isLost = false;
  const onView = (view: View) => {
    if (isLost) return;
    ways.place(view, stage.clientWidth, stage.clientHeight);
    map.turn(here, view);
    window.clearTimeout(resting);
    if (stage.dataset.shown === 'true') resting = window.setTimeout(onRest, restsAfter, { scene: here, view });
  };
  const onLost = () => {
    isLost = true;
    window.clearTimeout(resting);
    onFailure('lost');
  };
  const sphere = createSphere({ stage, home: () => here.start, onView, onLost });
  if (!sphere) return null;

  const go = async (scene: Scene, view: View) => {
    status.textContent = tourContent.loading;
    status.classList.remove('sr-only');
    const arrived = await sphere.show(scene, view).catch(() => onFailure('picture'));
    if (!arrived || isLost) return;
    here = scene;
    ways.lead(scene);
    stage.dataset.shown = 'true';
    stage.setAttribute('aria-label', nameOf(scene));
    status.classList.add('sr-only');
    status.textContent = tourContent.here(sceneNames[scene.id]);
    onView(view);
    onRest({ scene, view });
  };

  const viewer = create('main', { class: styles.viewer ?? '' }, stage, ways.element, status, map.element);
  viewer.append(createControlBar(sphere.controls));
  viewer.addEventListener('keydown', (event) => {
    stage.dataset.quiet = 'false';
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (sphere.controls.key(event.key)) event.preventDefault();
  });
  document.body.append(viewer);
  stage.focus({ preventScroll: true });
  go(start.scene, start.view);

  return {
    walkTo: (id) => {
      const scene = sceneOf(id);
      if (scene) go(scene, scene.start);
    },
    close: () => {
      window.clearTimeout(resting);
      sphere.close();
      viewer.remove();
    },
  };
}
