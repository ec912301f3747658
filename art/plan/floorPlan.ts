import pc from 'polygon-clipping';
import { compass } from './compass';
import { drawDimensions } from './dimensions';
import { escapeHatch } from './escapeHatch';
import { isMainRoom, type LabelSet, planBox, reducedLetter, statedArea } from './planFacts';
import { fullLegend, reducedLegend } from './planLegend';
import { drawFurniture } from './symbols';
import {
  type Opening,
  onWall,
  type PlacedWall,
  type Point,
  placeWalls,
  type Unit,
  wallMass,
  wallOf,
  wallQuad,
} from './unit';

const n = (v: number) => Math.round(v * 10) / 10;
const points = (poly: readonly Point[]) => poly.map((p) => p.map(n).join(',')).join(' ');

/** A unit as a presentation floor plan on a transparent ground. The same data gives the same bytes. */
export function floorPlan(unit: Unit, labels: LabelSet): string {
  const right = Math.max(...unit.outline.map((p) => p[0]));
  const bottom = Math.max(...unit.outline.map((p) => p[1]));
  const full = labels === 'full';
  const { x, y, width, height } = planBox(unit, labels);
  const title = `${unit.name} 평면도, 발코니 확장`;
  const about = unit.rooms.map((r) => r.name).join(', ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" role="img" aria-labelledby="t d" font-family="Pretendard,'Noto Sans CJK KR',sans-serif">`,
    `<title id="t">${title}</title><desc id="d">${about}</desc>`,
    `<style>${styleSheet}</style><defs>${defs}</defs>`,
    `<g id="floors">${drawFloors(unit)}</g><g id="furniture">${drawFurniture(unit.furniture)}</g>`,
    `<g id="walls" filter="url(#ws)"><path d="${wallPath(unit)}" fill="#38322c" fill-rule="evenodd"/></g>`,
    `<g id="openings">${drawOpenings(unit)}</g>${escapeHatch(unit.escape.at, unit.escape.side, full)}`,
    `<g id="labels">${full ? fullLabels(unit) : reducedLabels(unit, width)}</g>`,
    full ? `<g id="dims">${drawDimensions(unit, right, bottom)}</g>${compass([right + 1050, -1000])}` : '',
    full ? fullLegend(width, bottom) : reducedLegend(width, bottom + 320),
    '</svg>\n',
  ].join('\n');
}

function drawFloors(unit: Unit): string {
  const rooms = unit.rooms.map(
    (r) => `<polygon points="${points(r.poly)}" fill="url(#f-${r.floor})" data-room="${r.id}"/>`,
  );
  const extended = unit.serviceZones
    .filter((z) => z.kind === 'ext')
    .map((z) => {
      const [a, b] = z.poly;
      const line = a && b ? `<path d="M${a.join(' ')}L${b.join(' ')}" class="extline"/>` : '';
      return `<polygon points="${points(z.poly)}" fill="url(#f-ext)"/>${line}`;
    });
  return [...rooms, ...extended].join('');
}

function wallPath(unit: Unit): string {
  const walls = placeWalls(unit);
  const cuts = unit.openings.map((o) => {
    const w = wallOf(walls, o.wall);
    return wallQuad(w, o.at - o.w / 2, o.at + o.w / 2, w.t + 60);
  });
  return pc
    .difference(wallMass(unit), ...cuts)
    .map((polygon) => polygon.map((ring) => `M${ring.map((q) => q.map(n).join(' ')).join('L')}Z`).join(''))
    .join('');
}

function drawOpenings(unit: Unit): string {
  const walls = placeWalls(unit);
  return unit.openings
    .map((o) => {
      const w = wallOf(walls, o.wall);
      const [x, y] = onWall(w, o.at - o.w / 2, 0);
      const turn = n((Math.atan2(w.along[1], w.along[0]) * 180) / Math.PI);
      return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">${drawOpening(o, w)}</g>`;
    })
    .join('');
}

function drawOpening(o: Opening, wall: PlacedWall): string {
  const h = wall.t / 2;
  const sash = `<rect x="0" y="${-h}" width="${o.w}" height="${wall.t}" class="sash"/>`;
  const clear = (fill: string) =>
    `<rect x="0" y="${-h}" width="${o.w}" height="${wall.t}" fill="${fill}" fill-opacity=".65"/>`;
  if (o.type === 'window') {
    const k = o.panes ?? 2;
    const pane = o.w / k;
    const panes = Array.from(
      { length: k },
      (_, i) =>
        `<rect x="${n(i * pane - (i ? 20 : 0))}" y="${i % 2 ? 4 : -34}" width="${n(pane + 20)}" height="30" class="glass"/>`,
    );
    return `${sash}<path d="M0 ${-h}H${o.w}M0 ${h}H${o.w}" class="ln"/>${panes.join('')}`;
  }
  if (o.type === 'louver') {
    const slats: string[] = [];
    for (let x = 60; x < o.w; x += 90) slats.push(`<path d="M${x} ${-h}l40 ${wall.t}" class="ln"/>`);
    return sash + slats.join('');
  }
  if (o.type === 'slideglass') {
    const leaves = [0, 1, 2].map(
      (i) => `<rect x="${n((i * o.w) / 3)}" y="${-28 + i * 20}" width="${n(o.w / 3 + 30)}" height="18" class="glass"/>`,
    );
    return sash + leaves.join('');
  }
  if (o.type === 'pocket') {
    return `${clear('#fff')}<rect x="${n(o.w * 0.45)}" y="-18" width="${o.w}" height="36" class="leaf"/>`;
  }
  const side = o.side === -1 ? -1 : 1;
  const hinge = o.hinge === 'b' ? o.w : 0;
  const reach = o.hinge === 'b' ? -1 : 1;
  const sweep = reach * side > 0 ? 0 : 1;
  const leafX = hinge - (reach > 0 ? 0 : 36);
  const leafY = side > 0 ? h : -h - o.w;
  const arrow = o.type === 'entry' ? `<path d="M${o.w / 2 - 130} ${-h - 330}h260l-130 200z" fill="#b08d57"/>` : '';
  return `${clear(o.type === 'entry' ? '#d9d2c7' : '#fff')}<path d="M${hinge} ${side * h}V${side * (h + o.w)}A${o.w} ${o.w} 0 0 ${sweep} ${hinge + reach * o.w} ${side * h}" class="swing"/><rect x="${leafX}" y="${leafY}" width="36" height="${o.w}" class="leaf"/>${arrow}`;
}

function fullLabels(unit: Unit): string {
  return unit.rooms
    .map((r) => {
      const [x, y] = r.label;
      const stated = statedArea(unit, r);
      const area = stated === null ? '' : `<text x="${x}" y="${y + 230}" class="l3">${stated.toFixed(1)}㎡</text>`;
      return `<g class="lab"><text x="${x}" y="${y}" class="${isMainRoom(r) ? 'l1' : 'l2'}">${r.name}</text>${area}</g>`;
    })
    .join('');
}

/** Shown 350 px wide, a main room's name must be 14 px high or more, and a bath's 10 px. */
function reducedLabels(unit: Unit, width: number): string {
  const size = reducedLetter(width);
  return unit.rooms
    .filter((r) => isMainRoom(r) || r.kind === 'entry')
    .map((r) => {
      const [labelX, y] = r.label;
      const main = isMainRoom(r);
      const height = main ? size : Math.round(size * 0.78);
      // a longer word at this size must stay between the room's walls
      const half = (r.name.length * height * 0.86) / 2 + 160;
      const xs = r.poly.map((p) => p[0]);
      const x = Math.round(Math.max(Math.min(...xs) + half, Math.min(Math.max(...xs) - half, labelX)));
      return `<g class="lab"><text x="${x}" y="${y + Math.round(height * 0.35)}" font-size="${height}" class="${main ? 'm1' : 'm2'}">${r.name}</text></g>`;
    })
    .join('');
}

const styleSheet = [
  '.fu{fill:#fdfcfa;stroke:#6f675d;stroke-width:14}',
  '.fu2{fill:#f3efe9;stroke:#9b9186;stroke-width:10}',
  '.fu3{fill:#d9cbb5;stroke:#8b7f70;stroke-width:10}',
  '.acc{fill:#c9b79c;stroke:#a8977c;stroke-width:8}',
  '.duvet{fill:#f7f4ef;stroke:#9b9186;stroke-width:10}',
  '.wood{fill:#d8bf9c;stroke:#8b7355;stroke-width:14}',
  '.marb{fill:#f2f0ec;stroke:#8a8278;stroke-width:14}',
  '.vein{stroke:#cfc8bd;stroke-width:12;fill:none}',
  '.dark{fill:#3a3632}',
  '.dark2{fill:#a48f73;stroke:#7c6a52;stroke-width:10}',
  '.hob{fill:none;stroke:#b9b2a8;stroke-width:10}',
  '.rug{fill:#ece6dc;stroke:#cfc5b5;stroke-width:12}',
  '.rugl{fill:none;stroke:#d8cfc0;stroke-width:10}',
  '.pot{fill:#c2a988}',
  '.leafg{fill:#8fa383;stroke:#6d8263;stroke-width:6}',
  '.lamp{fill:#fbe9c4;stroke:#c9a765;stroke-width:10}',
  '.curt{fill:none;stroke:#b9ad9a;stroke-width:14}',
  '.wet{fill:#e3ecee;stroke:#8aa0a6;stroke-width:10}',
  '.glassl{stroke:#6fa3b5;stroke-width:24}',
  '.ln{stroke:#6f675d;stroke-width:12;fill:none}',
  '.lt{stroke:#cfc6ba;stroke-width:9}',
  '.sash{fill:#fff}',
  '.glass{fill:#cfe3ea;stroke:#4c6b78;stroke-width:10}',
  '.leaf{fill:#fff;stroke:#4d453c;stroke-width:12}',
  '.swing{fill:#fff;fill-opacity:.35;stroke:#8b8175;stroke-width:9;stroke-dasharray:34 22}',
  '.extline{stroke:#b08d57;stroke-width:14;stroke-dasharray:90 50;fill:none}',
  '.dim{stroke:#9a9186;stroke-width:9}',
  '.tick{stroke:#5f574d;stroke-width:16}',
  '.dext{stroke:#c9c1b5;stroke-width:7}',
  '.dt{font-size:190px;fill:#6b6257;text-anchor:middle;font-weight:500;letter-spacing:2px}',
  '.b{font-weight:700;fill:#3a342d}',
  '.lab text{text-anchor:middle;paint-order:stroke;stroke:#fff;stroke-opacity:.85;stroke-width:70px;stroke-linejoin:round}',
  '.l1{font-size:270px;font-weight:700;fill:#2b2621}',
  '.l2{font-size:190px;font-weight:600;fill:#3f3931}',
  '.m1{font-weight:700;fill:#2b2621}',
  '.m2{font-weight:600;fill:#3f3931}',
  '.l3{font-size:185px;fill:#8a6d3b;font-weight:600}',
  '.out{fill:#fff;stroke:#7a5a2b;stroke-width:16}',
  '.outl{font-size:150px;fill:#5d4520;text-anchor:middle;font-weight:600}',
  '.lg{fill:#4d453c;font-weight:500}',
  '.eq{font-size:150px;fill:#8a8278;text-anchor:middle;dominant-baseline:middle}',
].join('');

const defs = [
  '<pattern id="f-wood" width="1800" height="380" patternUnits="userSpaceOnUse"><rect width="1800" height="380" fill="#efe3d0"/><rect width="1100" height="190" fill="#ecdfca"/><rect x="700" y="190" width="1100" height="190" fill="#f1e7d6"/><path d="M0 0H1800M0 190H1800M1100 0V190M700 190V380" stroke="#dfcfb5" stroke-width="7"/></pattern>',
  '<pattern id="f-tile" width="300" height="300" patternUnits="userSpaceOnUse"><rect width="300" height="300" fill="#e9eceb"/><path d="M0 0H300M0 0V300" stroke="#cfd6d5" stroke-width="9"/></pattern>',
  '<pattern id="f-stone" width="600" height="600" patternUnits="userSpaceOnUse"><rect width="600" height="600" fill="#e6e1d9"/><path d="M0 0H600M0 0V600" stroke="#cdc5b8" stroke-width="9"/></pattern>',
  '<pattern id="f-deck" width="200" height="200" patternUnits="userSpaceOnUse"><rect width="200" height="200" fill="#eceae4"/><path d="M0 0H200" stroke="#d3cfc5" stroke-width="10"/></pattern>',
  '<pattern id="f-ext" width="160" height="160" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V160" stroke="#b08d57" stroke-opacity=".22" stroke-width="16"/></pattern>',
  '<filter id="sh" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="18" dy="30" stdDeviation="26" flood-color="#4a3b28" flood-opacity=".28"/></filter>',
  '<filter id="ws" x="-5%" y="-5%" width="110%" height="110%"><feDropShadow dx="40" dy="60" stdDeviation="50" flood-color="#3b2f20" flood-opacity=".35"/></filter>',
].join('');
