import { clampView } from './projection';
import type { Scene, View } from './scene';

/** A place and a direction, as it stands in an address: `living_182_-6_70`. */
export interface Viewpoint {
  readonly scene: Scene;
  readonly view: View;
}

/** Writes a viewpoint for an address, in whole degrees. */
export function writeViewpoint({ scene, view }: Viewpoint): string {
  return [scene.id, ...[view.heading, view.pitch, view.fov].map(Math.round)].join('_');
}

/** Reads a viewpoint from an address. A place alone means its own first view; anything unknown means none. */
export function readViewpoint(text: string | null, scenes: readonly Scene[]): Viewpoint | null {
  const [id, ...angles] = (text ?? '').split('_');
  const scene = scenes.find((one) => one.id === id);
  if (!scene) return null;
  const [heading = Number.NaN, pitch = Number.NaN, fov = Number.NaN] = angles.map(Number);
  const given = [heading, pitch, fov].every(Number.isFinite);
  return { scene, view: given ? clampView({ heading, pitch, fov }) : scene.start };
}
