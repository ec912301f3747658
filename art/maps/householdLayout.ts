import { readSite } from './site';

const TONES = new Map([
  ['84A', '#e9dcc4'],
  ['84B', '#d9c19a'],
  ['115', '#c3a98a'],
  ['142A', '#9fabc0'],
  ['142B', '#6f8099'],
  ['182', '#2d3e52'],
]);

/** Lines of a building from left to right, and the type on its top floors: an example until the allocation is decided. */
const EXAMPLE: { lines: string[]; top: string }[] = [
  { lines: ['115', '84A', '84A', '142A'], top: '182' },
  { lines: ['84B', '84A', '84A', '84B'], top: '142B' },
  { lines: ['142A', '84A', '84A', '115'], top: '182' },
];

const FLOOR = 19;
const LINE = 76;
const GROUND = 800;

/** Which types lie where, by floor and line. Nothing in it is a promise, and it says so. */
export function householdLayout(): string {
  const { towers } = readSite();
  const blocks = towers
    .map((t, i) => building(t.id, t.floors, EXAMPLE[i] ?? { lines: [], top: '182' }, 208 + i * 460))
    .join('');
  const names = towers.map((t) => t.id).join(', ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" role="img" aria-labelledby="t d" font-family="Pretendard,'Noto Sans CJK KR',sans-serif"><title id="t">세대 배치 예시</title>`,
    `<desc id="d">${names}의 층과 라인에 타입을 색으로 나타낸 예시. 동·호수별 타입은 추후 공개.</desc><style>${STYLE}</style>`,
    `<path d="M90 ${GROUND}H1510" class="ground"/>`,
    blocks,
    legend(),
    '<text x="1510" y="878" class="note">동·호수별 타입 배치는 예시이며, 확정 내용은 추후 공개됩니다.</text>',
    '</svg>\n',
  ].join('\n');
}

function building(id: string, floors: number, example: { lines: string[]; top: string }, left: number): string {
  const width = example.lines.length * LINE;
  const top = GROUND - floors * FLOOR;
  const lobby = 2 * FLOOR;
  const stripes = example.lines.map(
    (type, i) =>
      `<rect x="${left + i * LINE}" y="${top + 2 * FLOOR}" width="${LINE}" height="${GROUND - lobby - top - 2 * FLOOR}" fill="${TONES.get(type)}"/>`,
  );
  const floorsAt = [5, 10, 15, 20, 25, 30, 35].filter((f) => f <= floors);
  const rows = Array.from({ length: floors - 2 }, (_, i) => `M${left} ${GROUND - lobby - i * FLOOR}h${width}`).join('');
  const columns = example.lines.map((_, i) => `M${left + i * LINE} ${top}V${GROUND - lobby}`).join('');
  const ticks = floorsAt.map(
    (f) => `<text x="${left - 14}" y="${GROUND - (f - 0.5) * FLOOR + 6}" class="floor">${f}층</text>`,
  );
  const lines = example.lines.map(
    (_, i) => `<text x="${left + (i + 0.5) * LINE}" y="${GROUND + 26}" class="line">${i + 1}라인</text>`,
  );
  return [
    stripes.join(''),
    `<rect x="${left}" y="${top}" width="${width}" height="${2 * FLOOR}" fill="${TONES.get(example.top)}"/>`,
    `<rect x="${left}" y="${GROUND - lobby}" width="${width}" height="${lobby}" fill="#f4f1ea" class="edge"/><text x="${left + width / 2}" y="${GROUND - 12}" class="line">필로티·로비</text>`,
    `<path d="${rows}${columns}" class="grid"/><rect x="${left}" y="${top}" width="${width}" height="${GROUND - top}" class="edge" fill="none"/>`,
    `<path d="M${left - 6} ${top - 12}h${width + 12}M${left} ${top - 12}v12M${left + width} ${top - 12}v12" class="crown"/>`,
    `<text x="${left + width / 2}" y="${top - 30}" class="name">${id}</text>`,
    ...ticks,
    ...lines,
  ].join('');
}

function legend(): string {
  return [...TONES]
    .map(
      ([type, tone], i) =>
        `<rect x="${90 + i * 132}" y="858" width="26" height="26" fill="${tone}" class="edge"/><text x="${126 + i * 132}" y="879" class="type">${type}</text>`,
    )
    .join('');
}

const STYLE = [
  '.ground{stroke:#15222d;stroke-width:2}',
  '.grid{stroke:#fbfaf7;stroke-opacity:.55;stroke-width:1.5;fill:none}',
  '.edge{stroke:#15222d;stroke-width:1.5}',
  '.crown{stroke:#c9974f;stroke-width:3;fill:none}',
  'text{fill:#15222d}',
  '.name{font-size:30px;font-weight:700;text-anchor:middle}',
  '.floor{font-size:17px;text-anchor:end;fill:#4b5763}',
  '.line{font-size:17px;text-anchor:middle;fill:#4b5763}',
  '.type{font-size:21px;font-weight:600}',
  '.note{font-size:19px;text-anchor:end;fill:#4b5763}',
].join('');
