import type { Site, Spot } from './site';

/** Degrees by which the frame of drawings and renders is turned against the compass, clockwise. */
export const turnOf = (site: Site): number => (((site.front - 180) % 360) + 360) % 360;

/** A point of the drawings' frame on the ground: metres east and north of the site's middle. */
export function onGround(site: Site, [x, y]: readonly number[]): Spot {
  const a = (turnOf(site) * Math.PI) / 180;
  const [east, north] = [x ?? 0, y ?? 0];
  return [east * Math.cos(a) + north * Math.sin(a), -east * Math.sin(a) + north * Math.cos(a)];
}

/** Compass bearing of a way on the ground, 0 to 360 degrees. */
export const bearingOf = ([east, north]: Spot): number => ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;

/** How far apart two bearings are, 0 to 180 degrees. */
export const apart = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

const winds = [
  '북',
  '북북동',
  '북동',
  '동북동',
  '동',
  '동남동',
  '남동',
  '남남동',
  '남',
  '남남서',
  '남서',
  '서남서',
  '서',
  '서북서',
  '북서',
  '북북서',
] as const;

/** A bearing as one of the sixteen winds. */
export const windOf = (bearing: number): string => winds[Math.round(bearing / 22.5) % 16] ?? winds[0];

/** Where the living rooms of a tower look, one bearing a wing. */
export function facingOf(site: Site, tower: Site['towers'][number]): number[] {
  const wing = (turn: number) => (((site.front - tower.turn - turn) % 360) + 360) % 360;
  return tower.plan === 'V' ? [wing(0), wing(wingTurn)] : [wing(0)];
}

/** Degrees by which the second wing of an angled tower is turned against its first. */
export const wingTurn = 34;

/** A point of the ground in the drawings' frame: `onGround` the other way. */
export function inFrame(site: Site, [east, north]: Spot): Spot {
  const a = (turnOf(site) * Math.PI) / 180;
  return [east * Math.cos(a) - north * Math.sin(a), east * Math.sin(a) + north * Math.cos(a)];
}
