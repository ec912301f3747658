import type { Point } from './unit';

/** The hatch to the home below as a plan shows it: a lid within a frame, named where there is room for letters. */
export function escapeHatch([x, y]: Point, side: number, named: boolean): string {
  const half = side / 2;
  const lid = half - 70;
  const way = named
    ? ''
    : `<path d="M${x} ${y - lid * 0.5}V${y + lid * 0.5}m${-lid * 0.35} ${-lid * 0.35}l${lid * 0.35} ${lid * 0.35}l${lid * 0.35} ${-lid * 0.35}" class="out"/>`;
  return [
    `<g id="escape"><rect x="${x - half}" y="${y - half}" width="${side}" height="${side}" class="out"/>`,
    `<rect x="${x - lid}" y="${y - lid}" width="${lid * 2}" height="${lid * 2}" class="out"/>`,
    named
      ? `<text x="${x}" y="${y - 25}" class="outl">하향식</text><text x="${x}" y="${y + 140}" class="outl">피난구</text>`
      : way,
    '</g>',
  ].join('');
}
