import type { View } from './scene';

const radians = Math.PI / 180;

/** An angle in degrees brought to −180 … 180. */
export function turn(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/** Keeps a view above the floor's centre, below the ceiling's, and within a lens's reach. */
export function clampView({ heading, pitch, fov }: View): View {
  return {
    heading: ((heading % 360) + 360) % 360,
    pitch: Math.min(85, Math.max(-85, pitch)),
    fov: Math.min(90, Math.max(35, fov)),
  };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * Where a direction appears on the screen, as parts of its width and height from the top left.
 *
 * @returns `null` for what lies behind the viewer
 */
export function project(view: View, heading: number, pitch: number, aspect: number): Place | null {
  const yaw = turn(heading - view.heading) * radians;
  const up = pitch * radians;
  const tilt = view.pitch * radians;
  const x = Math.sin(yaw) * Math.cos(up);
  const y = Math.sin(up) * Math.cos(tilt) - Math.cos(yaw) * Math.cos(up) * Math.sin(tilt);
  const z = Math.sin(up) * Math.sin(tilt) + Math.cos(yaw) * Math.cos(up) * Math.cos(tilt);
  if (z <= 0.05) return null;
  const reach = Math.tan((view.fov * radians) / 2);
  return { x: 0.5 + x / z / reach / aspect / 2, y: 0.5 - y / z / reach / 2 };
}
