import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { addressesWithin, loadPicture, panoramaWidth } from './loadPanorama';
import { type LookControls, lookControls } from './lookControls';
import { createSphereRenderer } from './sphereRenderer';
import type { Scene, View } from './tour';

/** Why a sphere cannot be shown: no WebGL, its connection lost, or no panorama to be had. */
export type SphereFailure = 'webgl' | 'lost' | 'picture';

interface SphereOptions {
  /** The element that the picture fills and that takes the pointer. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly scene: Scene;
  /** The first view of all; later scenes keep the direction one looks in. */
  readonly startView: View;
  readonly onView: (view: View) => void;
  /** The scene is on screen, at least in its small size. */
  readonly onReady: () => void;
  readonly onFailure: (failure: SphereFailure) => void;
}

type SavingNavigator = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** Width of the panorama that is there at once, px. */
const previewWidth = 1024;

/** Draws a scene's panorama into an element and lets one look around. Everything is given back when the component leaves. */
export function useSphere({ stage, scene, startView, onView, onReady, onFailure }: SphereOptions) {
  const controls = useRef<LookControls | null>(null);
  const sphere = useRef<ReturnType<typeof createSphereRenderer>>(null);
  const report = useEffectEvent(onFailure);
  const ready = useEffectEvent(onReady);
  const show = useEffectEvent(onView);
  const first = useEffectEvent(() => startView);
  const home = useEffectEvent(() => scene.start);

  useEffect(() => {
    const host = stage.current;
    if (!host) return;
    // A canvas of one's own for every mount: a context that was given back cannot be had again from the same one.
    const surface = document.createElement('canvas');
    host.prepend(surface);
    const renderer = createSphereRenderer(surface);
    if (!renderer) {
      report('webgl');
      return () => surface.remove();
    }
    sphere.current = renderer;
    const draw = (view: View) => {
      renderer.draw(view);
      show(view);
    };
    const look = lookControls(host, () => home(), draw);
    controls.current = look;
    look.look(first());

    const resize = () => {
      const density = Math.min(2, window.devicePixelRatio);
      surface.width = Math.max(1, Math.round(host.clientWidth * density));
      surface.height = Math.max(1, Math.round(host.clientHeight * density));
      draw(look.view());
    };
    const observer = new ResizeObserver(resize);
    observer.observe(host);
    const onLost = () => report('lost');
    surface.addEventListener('webglcontextlost', onLost);

    return () => {
      surface.removeEventListener('webglcontextlost', onLost);
      observer.disconnect();
      look.dispose();
      renderer.free();
      surface.remove();
      controls.current = null;
      sphere.current = null;
    };
  }, [stage]);

  useEffect(() => {
    const renderer = sphere.current;
    if (!renderer) return;
    let left = false;
    const put = (picture: HTMLImageElement) => {
      const look = controls.current;
      if (left || !look) return;
      renderer.setPanorama(picture, scene.yaw);
      const view = look.view();
      renderer.draw(view);
      show(view);
      ready();
    };
    const load = async () => {
      const { panorama } = scene;
      const preview = loadPicture(addressesWithin(panorama, previewWidth)).then(
        (picture) => {
          put(picture);
          return true;
        },
        () => false,
      );
      const device = {
        maxTexture: renderer.maxTexture,
        height: (stage.current?.clientHeight ?? 0) * Math.min(2, window.devicePixelRatio),
        saveData: (navigator as SavingNavigator).connection?.saveData === true,
      };
      try {
        const picture = await loadPicture(addressesWithin(panorama, panoramaWidth(device)));
        await preview;
        put(picture);
      } catch {
        // A small picture is better than none.
        if (!(await preview) && !left) report('picture');
      }
    };
    load();
    return () => {
      left = true;
    };
  }, [stage, scene]);

  return controls;
}
