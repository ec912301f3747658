import { round } from './random';
import type { Spot } from './site';

/** A compass whose needle points `turn` degrees clockwise from the upper edge; its N is drawn, so that no font is needed. */
export function compassMark([x, y]: Spot, turn: number, grown = 1): string {
  const a = (turn * Math.PI) / 180;
  const n: Spot = [round(36 * Math.sin(a)), round(-36 * Math.cos(a))];
  return [
    `<g id="north" transform="translate(${x} ${y})${grown === 1 ? '' : ` scale(${grown})`}" data-turn="${turn}">`,
    '<circle r="22" fill="#fbfaf7" fill-opacity=".9" stroke="#15222d" stroke-opacity=".35"/>',
    `<path d="M0 -18L7 11L0 5L-7 11Z" fill="#15222d" transform="rotate(${turn})"/>`,
    `<path d="M-5 7V-7L5 7V-7" transform="translate(${n.join(' ')})" fill="none" stroke="#15222d" stroke-width="2.4"/></g>`,
  ].join('');
}

/** A bar as long as a round number of metres, half dark and half light. */
export function scaleBar([x, y]: Spot, length: number): string {
  const half = round(length / 2);
  return [
    `<g id="scale" transform="translate(${x} ${y})"><rect width="${round(length)}" height="6" fill="#fbfaf7" stroke="#15222d" stroke-width="1.2"/>`,
    `<rect width="${half}" height="6" fill="#15222d"/></g>`,
  ].join('');
}
