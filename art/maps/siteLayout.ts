import pc, { type Polygon } from 'polygon-clipping';
import { wider } from './blocks';
import { facingOf, turnOf, windOf } from './frame';
import { banks, bankTrees, mainRoads, surroundings } from './layoutLand';
import { one, px, ring, scale, shape, site, size } from './layoutSheet';
import { defs, styleSheet } from './layoutStyle';
import { compassMark, scaleBar } from './marks';
import { round } from './random';
import { lawnShape, pathShape, podiumShape, pondShape, type Site, type Spot, towerShape } from './site';
import { siteTrees } from './trees';

/** The site seen from above, north up, with the river where the compass has it and shadows away from the sun. */
export function siteLayout(): string {
  const lawns = pc.difference(
    pc.intersection(lawnShape(site), [wider(site.boundary, 0.965)]),
    ...places().map(({ at, radius }): Polygon => [circle(at, radius)]),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}" role="img" aria-labelledby="t d" font-family="Pretendard,'Noto Sans CJK KR',sans-serif"><title id="t">단지 배치도</title>`,
    `<desc id="d">${windOf(site.front)}쪽으로 강을 둔 ${site.towers.length}개 동과 ${site.gardens.map((g) => g.name).join(', ')}, ${site.entrances.map((e) => e.name).join(', ')}의 위치. 위쪽이 북쪽입니다.</desc>`,
    `<style>${styleSheet}</style><defs>${defs(site)}</defs>`,
    `<rect width="${size[0]}" height="${size[1]}" fill="#f6f6f3"/>`,
    surroundings(),
    banks(),
    mainRoads(),
    `<path id="site" d="${ring(site.boundary)}" class="ground"/><path d="${ring(site.boundary)}" fill="url(#paving)"/>`,
    `<path d="${shape(lawns)}" class="lawn"/><path d="${shape(lawns)}" fill="url(#grass)"/><path d="${shape(lawns)}" class="hedge"/>`,
    ways(),
    places()
      .map(
        ({ at, radius }) =>
          `<path d="${ring(circle(at, radius))}" class="place"/><path d="${ring(circle(at, radius * 0.62))}" class="joint"/>`,
      )
      .join(''),
    pond(),
    bankTrees(),
    siteTrees(lawns),
    buildings(),
    `<path d="${ring(site.boundary)}" class="boundary"/>`,
    labels(),
    compassMark([1300, 104], 0, 1.7),
    `<rect x="1104" y="1072" width="236" height="96" rx="3" fill="#fbfaf7" fill-opacity=".9"/>`,
    scaleBar([1128, 1138], 50 * scale),
    `<text x="1222" y="1120" class="small">50m</text>`,
    '</svg>\n',
  ].join('\n');
}

/** What is said of the layout beside its drawing: where the living rooms of each tower look, by the compass. */
export const layoutFacts = () => ({
  front: windOf(site.front),
  towers: site.towers.map((tower) => ({ name: tower.id, facing: facingOf(site, tower).map(windOf) })),
});

const circle = ([x, y]: Spot, radius: number): Spot[] =>
  Array.from({ length: 40 }, (_, i) => [
    x + radius * Math.cos((i * Math.PI) / 20),
    y + radius * Math.sin((i * Math.PI) / 20),
  ]);

/** The round places of the gardens that have no pond. */
const places = () => site.gardens.slice(1).map(({ at }, i) => ({ at, radius: i === 0 ? 8 : 6 }));

/** Walks with their joints, and the drive, the widest of the ways, without. */
function ways(): string {
  const drive = Math.max(...site.paths.map(({ width }) => width));
  const line = (p: Site['paths'][number]) => `M${p.line.map((q) => px(q).join(' ')).join('L')}`;
  const walks = site.paths.filter(({ width }) => width < drive);
  return [
    ...site.paths
      .filter(({ width }) => width === drive)
      .map((p) => `<path d="${one(pathShape(p))}" class="drive"/><path d="${line(p)}" class="lane"/>`),
    ...walks.map(
      (p) =>
        `<path d="${one(pathShape(p))}" class="path"/><path d="${line(p)}" class="slabs" stroke-width="${round(p.width * scale - 3)}"/>`,
    ),
  ].join('');
}

const pond = () =>
  `<path d="${one(pondShape(site, 1.6))}" class="rim"/><path d="${one(pondShape(site))}" class="pond"/><path d="${one(pondShape(site, -1.6))}${one(pondShape(site, -3.6))}" class="ripple"/>`;

/** How far a shadow falls on the sheet for a metre of height: drawn shorter than the sun's, so that it hides nothing. */
const shadowOf = (height: number): Spot => {
  const a = ((site.sun.bearing + 180) * Math.PI) / 180;
  return [height * Math.sin(a), height * Math.cos(a)];
};

/** The ground that a shape and its shadow cover, in the model's frame. */
function swept(polygon: Polygon, [east, north]: Spot): Polygon[] {
  const turn = (turnOf(site) * Math.PI) / 180;
  const [dx, dy] = [east * Math.cos(turn) - north * Math.sin(turn), east * Math.sin(turn) + north * Math.cos(turn)];
  const outer = polygon[0] ?? [];
  const walls = outer.map((a, i): Polygon => {
    const b = outer[(i + 1) % outer.length] ?? a;
    return [[a, b, [b[0] + dx, b[1] + dy], [a[0] + dx, a[1] + dy]]];
  });
  return pc.union(polygon, ...walls) as Polygon[];
}

function buildings(): string {
  const podiums = site.podiums.map((p) => podiumShape(p));
  const cast = [
    ...podiums.flatMap((p) => swept(p, shadowOf(4))),
    ...site.towers.flatMap((t) => swept(towerShape(t), shadowOf(17))),
  ];
  const towers = site.towers.map((t) => `<path d="${one(towerShape(t))}" class="tower" filter="url(#high)"/>`);
  return [
    `<path d="${cast.map(one).join('')}" class="shade"/>`,
    ...podiums.map((p) => `<path d="${one(p)}" class="podium" filter="url(#low)"/>`),
    ...site.podiums.map((p) => `<path d="${one(podiumShape(p, -1.4))}" class="deck-roof"/>`),
    `<g id="towers">${towers.join('')}</g>`,
    ...site.towers.map(
      (t) => `<path d="${one(towerShape(t, -1))}" class="roof"/><path d="${one(towerShape(t, -3.2))}" class="top"/>`,
    ),
    ...site.towers.map((t) => cores(t)),
  ].join('');
}

/** The heads of stairs and lifts on a roof: one a wing. */
function cores(t: Site['towers'][number]): string {
  const turned = (x: number, degrees: number): Spot[] => {
    const a = (degrees * Math.PI) / 180;
    const corners: Spot[] = [
      [x - 3.6, -2.2],
      [x + 3.6, -2.2],
      [x + 3.6, 2.2],
      [x - 3.6, 2.2],
    ];
    return corners.map(([p, q]) => [
      t.at[0] + p * Math.cos(a) - q * Math.sin(a),
      t.at[1] + p * Math.sin(a) + q * Math.cos(a),
    ]);
  };
  const second = t.plan === 'V' ? 34 : 0;
  return `<path d="${ring(turned(-19, t.turn))}${ring(turned(19, t.turn + second))}" class="core"/>`;
}

function labels(): string {
  const text = (at: Spot, words: string, style: string, dy = 0, dx = 0) => {
    const [x, y] = px(at);
    return `<text x="${round(x + dx)}" y="${round(y + dy)}" class="${style}">${words}</text>`;
  };
  const turn = turnOf(site);
  const entrances = site.entrances.map((e) => {
    const [x, y] = px(e.at);
    const a = ((e.heading + turn) * Math.PI) / 180;
    const lines = e.name.split(/ (?=\S+$)/);
    const longest = Math.max(...lines.map((line) => line.length));
    const [dx, dy] = [-Math.sin(a) * (longest * 15 + 24), Math.cos(a) * 42 + 10];
    return `<g transform="translate(${x} ${y}) rotate(${e.heading + turn})"><path d="M0 -32L15 -2H-15Z" class="way-in"/></g>${lines.map((words, i) => text(e.at, words, 'gate', dy + (i - (lines.length - 1) / 2) * 36, dx)).join('')}`;
  });
  return [
    ...site.towers.map((t) => text(t.at, t.id, 'building', 12)),
    ...site.podiums.map((p) => text(p.at, p.name, 'small', 10)),
    ...site.gardens.map((g, i) => text(g.at, g.name, 'garden', i === 0 ? 10 : 62, i === 2 ? -64 : 0)),
    ...entrances,
  ].join('');
}
