import plan84A from '../../content/plans/plan-84A.json';
import plan115 from '../../content/plans/plan-115.json';
import drawing84A from '../../plans/plan-84A-reduced.svg';
import drawing115 from '../../plans/plan-115-reduced.svg';
import { sceneId } from '../sceneId';
import type { TourLabel } from '../tour';
import tour84A from '../tour-84A.json';
import tour115 from '../tour-115.json';
import { panoramas } from './panoramas';
import type { Scene, Tour, Way } from './scene';

/** The walks that are made so far; `null` is still being prepared. */
export const tours: Readonly<Record<TourLabel, Tour | null>> = {
  '84A': tour('84A', tour84A.scenes, { ...plan84A.reduced, src: drawing84A }),
  '115': tour('115', tour115.scenes, { ...plan115.reduced, src: drawing115 }),
};

type Told<T extends { readonly [key in K]: unknown }, K extends keyof T> = Omit<T, K> & Readonly<Record<K, string>>;

function tour(
  label: TourLabel,
  told: readonly (Omit<Scene, 'id' | 'panorama' | 'ways'> & {
    readonly id: string;
    readonly ways: readonly Told<Way, 'to'>[];
  })[],
  plan: Tour['plan'],
): Tour | null {
  const [first, ...others] = told.map(({ id, ways, ...scene }): Scene => {
    const panorama = panoramas[label][sceneId(id)];
    if (!panorama)
      throw new Error(`The walk of ${label} stands in "${id}", which has no panorama. Add it to panoramas.ts.`);
    return { ...scene, id: sceneId(id), panorama, ways: ways.map((way) => ({ ...way, to: sceneId(way.to) })) };
  });
  return first ? { plan, scenes: [first, ...others] } : null;
}
