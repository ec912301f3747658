import { type Block, type BlockKind, cell, districtsOf } from './blocks';
import type { MapView } from './mapView';
import { round } from './random';
import type { Site, Spot } from './site';

const tones: Readonly<Record<BlockKind, string>> = {
  homes: '#e9eae4',
  complex: '#e6e8df',
  shops: '#e7e7e4',
  green: '#dbe3ce',
  school: '#f0e2c8',
  office: '#dcdfe2',
};

/** Blocks of one kind as one path, and over them what stands in them. */
export function housesOf(
  blocks: readonly Block[],
  ring: (spots: readonly Spot[]) => string,
  detailed: boolean,
): string {
  const kinds = Object.keys(tones) as BlockKind[];
  return kinds
    .map((kind) => {
      const of = (district?: number) =>
        blocks
          .filter((b) => b.kind === kind && (district === undefined || b.district === district))
          .map(({ rings }) => rings.map(ring).join(''))
          .join('');
      const districts = [0, 1, 2].map((d) => [d, of(d)] as const).filter(([, path]) => path);
      if (!detailed || !patterned.has(kind)) return `<path d="${of()}" fill="${tones[kind]}"/>`;
      return districts
        .map(
          ([d, path]) =>
            `<g fill="${tones[kind]}"><path id="${kind}${d}" d="${path}"/></g><use href="#${kind}${d}" fill="url(#${kind}-${d})"/>`,
        )
        .join('');
    })
    .join('\n');
}

const patterned: ReadonlySet<BlockKind> = new Set(['homes', 'complex', 'shops']);

/** What stands in a cell, in metres from its corner: rows of houses, slabs of a complex, shops along the street. */
export function patternsOf({ site: [x, y], scale }: MapView, site: Site): string {
  const [w, d] = cell;
  const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;
  const rows = [12, 34, 56, 74].map((top, r) =>
    [0, 1, 2, 3, 4].map((i) => box(10 + i * 19 + (r % 2) * 2, top, 13 - ((i + r) % 3), 11)).join(''),
  );
  const drawn: Readonly<Record<string, string>> = {
    homes: rows.join(''),
    complex: [
      box(12, 16, 40, 11),
      box(62, 16, 38, 11),
      box(12, 42, 40, 11),
      box(62, 42, 38, 11),
      box(12, 68, 40, 11),
      box(62, 68, 24, 11),
    ].join(''),
    shops: [
      box(9, 9, 26, 18),
      box(42, 9, 20, 26),
      box(70, 9, 32, 18),
      box(9, 60, 34, 20),
      box(52, 56, 20, 26),
      box(80, 62, 22, 18),
    ].join(''),
  };
  const wood = `<pattern id="wood" width="15" height="13" patternUnits="userSpaceOnUse"><path d="M4 4a2 2 0 1 0 .01 0zM11.5 9.5a1.7 1.7 0 1 0 .01 0z" fill="#bccaa9"/></pattern>`;
  const districts = districtsOf(site).flatMap(({ turn }, i) =>
    Object.entries(drawn).map(
      ([kind, path]) =>
        `<pattern id="${kind}-${i}" width="${w}" height="${d}" patternUnits="userSpaceOnUse" patternTransform="translate(${x} ${y}) rotate(${round(-turn)}) scale(${scale} -${scale})"><path d="${path}" fill="#d3d7cf"/></pattern>`,
    ),
  );
  return wood + districts.join('');
}
