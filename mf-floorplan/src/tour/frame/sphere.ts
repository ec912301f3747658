import { addressesFor, loadPicture, panoramaWidth } from './loadPanorama';
import { type LookControls, lookControls } from './lookControls';
import type { Scene, View } from './scene';
import { createSphereRenderer } from './sphereRenderer';

/** A stage that shows one panorama after the other and lets one look around. */
export interface Sphere {
  readonly controls: LookControls;
  /**
   * Shows another scene, from `view` on; one may look around once it resolves, while the finest picture still loads.
   * Answers whether it is still wanted: `false` when another scene was asked for meanwhile.
   *
   * @throws when no picture of it can be had
   */
  readonly show: (scene: Scene, view: View) => Promise<boolean>;
  /** Gives everything back, the graphics context included. */
  readonly close: () => void;
}

interface SphereOptions {
  /** The element that the picture fills and that takes the pointer. */
  readonly stage: HTMLElement;
  /** The view that key 0 returns to. */
  readonly home: () => View;
  /** Called once per frame while the view changes. */
  readonly onView: (view: View) => void;
  /** The graphics connection was lost. */
  readonly onLost: () => void;
}

type SavingNavigator = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** The panorama that is there at once. */
const preview = { wanted: 1024, limit: 1024 };

/** Starts a sphere, or answers `null` where WebGL is missing. */
export function createSphere({ stage, home, onView, onLost }: SphereOptions): Sphere | null {
  const canvas = document.createElement('canvas');
  const renderer = createSphereRenderer(canvas);
  if (!renderer) return null;
  stage.prepend(canvas);

  const draw = (view: View) => {
    renderer.draw(view);
    onView(view);
  };
  const controls = lookControls(stage, home, draw);
  const density = () => Math.min(2, window.devicePixelRatio);
  const observer = new ResizeObserver(() => {
    canvas.width = Math.max(1, Math.round(stage.clientWidth * density()));
    canvas.height = Math.max(1, Math.round(stage.clientHeight * density()));
    draw(controls.view());
  });
  observer.observe(stage);
  canvas.addEventListener('webglcontextlost', onLost);

  let shown: Scene | null = null;
  const finest = () =>
    panoramaWidth({
      maxTexture: renderer.maxTexture,
      height: stage.clientHeight * density(),
      handheld: window.matchMedia('(pointer: coarse)').matches,
      saveData: (navigator as SavingNavigator).connection?.saveData === true,
    });

  const show = async (scene: Scene, view: View) => {
    shown = scene;
    const { panorama } = scene;
    const small = loadPicture(addressesFor(panorama, preview));
    const large = loadPicture(addressesFor(panorama, finest()));
    const first = await Promise.any([small, large]).catch((error: AggregateError) => {
      if (shown === scene) throw error;
    });
    if (!first || shown !== scene) return false;
    renderer.setPanorama(first, scene.yaw);
    controls.look(view);
    large.then(
      (picture) => {
        if (shown !== scene || picture === first) return;
        renderer.setPanorama(picture, scene.yaw);
        draw(controls.view());
      },
      () => {
        // A small picture is better than none.
      },
    );
    return true;
  };

  const close = () => {
    shown = null;
    canvas.removeEventListener('webglcontextlost', onLost);
    observer.disconnect();
    controls.dispose();
    renderer.free();
    canvas.remove();
  };
  return { controls, show, close };
}
