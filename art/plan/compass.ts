import { readSite } from '../maps/site';
import type { Point } from './unit';

/** Degrees that a drawing with the living room at its lower edge turns north away from its upper one, clockwise. */
export const northOfPlan = (): number => (540 - readSite().front) % 360;

/** A compass whose needle points to the north of the site, for a home of the middle tower. */
export function compass([x, y]: Point): string {
  const turn = northOfPlan();
  const a = (turn * Math.PI) / 180;
  const [nx, ny] = [Math.round(470 * Math.sin(a)), Math.round(-470 * Math.cos(a) + 65)];
  return [
    `<g id="north" transform="translate(${x} ${y})"><circle r="330" fill="none" stroke="#8b8175" stroke-width="14"/>`,
    `<path d="M0 -300L110 150L0 60L-110 150Z" fill="#38322c" transform="rotate(${turn})"/>`,
    `<text x="${nx}" y="${ny}" class="dt b">N</text></g>`,
  ].join('');
}
