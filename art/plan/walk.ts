import { shortestTurn, tour } from './tour';
import type { Camera, Unit } from './unit';

/** A place of a walk as its viewer wants it: bearings on the plan instead of angles on the panorama. */
export interface WalkScene {
  id: string;
  /** Where the camera stands, mm. */
  x: number;
  y: number;
  /** Bearing of the middle of the panorama, degrees. */
  yaw: number;
  /** Where one looks first. */
  start: { heading: number; pitch: number; fov: number };
  ways: { to: string; heading: number; pitch: number; arrive: number }[];
}

/** What a page says of the walk through a unit, and what its viewer reads. */
export interface Walk {
  rooms: string[];
  scenes: WalkScene[];
}

/**
 * The walk between the cameras whose panorama is made, through the rooms that have none.
 *
 * @param isMade whether the panorama of a camera is there
 */
export function walk(unit: Unit, isMade: (camera: string) => boolean): Walk {
  const cameras = unit.cameras.filter(({ id }) => isMade(id));
  const nodes = new Map(tour({ ...unit, cameras }).map((node) => [node.id, node.links]));
  const places = new Map(cameras.map((camera) => [camera.id, camera]));
  const scenes = cameras.map(({ id, x, y, yaw, look = firstLook(yaw) }) => ({
    id,
    x,
    y,
    yaw,
    start: { heading: bearing(look), pitch: -4, fov: 68 },
    ways: (nodes.get(id) ?? []).map((link) => ({
      to: link.to,
      heading: bearing(yaw + link.yaw),
      pitch: link.pitch,
      arrive: arrival(places.get(link.to), link.arrive),
    })),
  }));
  return { rooms: scenes.map(({ id }) => id), scenes };
}

/** A quarter turn: more of it, and who walks no longer knows where they came from. */
const mostTurned = 90;

const firstLook = (yaw: number) => yaw - 20;

/** Bearing on arrival: the way one walked, turned towards what a place shows first; straight on is often a wall. */
function arrival(place: Camera | undefined, walked: number): number {
  const { yaw = 0, look = firstLook(yaw) } = place ?? {};
  const straight = yaw + walked;
  const turn = shortestTurn(look - straight);
  return bearing(straight + Math.max(-mostTurned, Math.min(mostTurned, turn)));
}

/** Brought to 0 … 360 and a tenth of a degree. */
const bearing = (degrees: number): number => Math.round((((degrees % 360) + 360) % 360) * 10) / 10;
