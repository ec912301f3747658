import { tourContent } from '../../content/tour';
import { create, createSvg } from './create';
import type { Scene, Tour, View } from './scene';
import styles from './tourMap.module.css';

/** A small plan with a dot where one stands and a cone where one looks. */
export interface TourMap {
  readonly element: HTMLElement;
  readonly turn: (scene: Scene, view: View) => void;
}

/** Draws the map of a tour. The list of rooms says the same in words. */
export function createTourMap({ plan, scenes }: Tour): TourMap {
  const { x, y, width, height } = plan;
  const radius = width / 42;
  const reach = `${-radius * 3.2} ${-radius * 5}A${radius * 6} ${radius * 6} 0 0 1 ${radius * 3.2} ${-radius * 5}`;
  const sight = createSvg(
    'g',
    { class: styles.sight ?? '' },
    createSvg('path', { d: `M0 0L${reach}Z` }),
    createSvg('circle', { r: String(radius) }),
  );
  const places = scenes.map((scene) =>
    createSvg('circle', {
      class: styles.place ?? '',
      cx: String(scene.x),
      cy: String(scene.y),
      r: String(radius * 0.6),
    }),
  );
  const map = createSvg(
    'svg',
    { viewBox: `${x} ${y} ${width} ${height}`, role: 'img', 'aria-label': tourContent.map },
    createSvg('image', {
      href: plan.src,
      x: String(x),
      y: String(y),
      width: String(width),
      height: String(height),
    }),
    ...places,
    sight,
  );
  return {
    element: create('div', { class: styles.map ?? '' }, map),
    turn: (scene, { heading }) =>
      sight.setAttribute('transform', `translate(${scene.x} ${scene.y}) rotate(${heading})`),
  };
}
