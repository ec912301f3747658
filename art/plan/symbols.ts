import type { Furniture } from './unit';
import { pieceSize } from './unit';

/** A piece with its size known. */
type Piece = Furniture & { w: number; d: number };

const n = (v: number) => Math.round(v * 10) / 10;
const R = (x: number, y: number, w: number, h: number, r = 0, c = 'fu') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${r}" class="${c}"/>`;
const C = (x: number, y: number, r: number, c = 'fu') => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" class="${c}"/>`;
const P = (d: string, c: string) => `<path d="${d}" class="${c}"/>`;
/** The outline all square pieces begin with. */
const frame = (f: Piece, r = 0, c = 'fu') => R(-f.w / 2, -f.d / 2, f.w, f.d, r, c);

/** Symbols in their own frame: centre at the origin, back to the north. */
const symbols: Record<string, (f: Piece) => string> = {
  sofa: (f) =>
    frame(f, 90) +
    R(-f.w / 2 + 20, -f.d / 2 + 20, f.w - 40, 230, 80, 'fu2') +
    R(-f.w / 2 + 20, -f.d / 2 + 20, 190, f.d - 40, 80, 'fu2') +
    R(f.w / 2 - 210, -f.d / 2 + 20, 190, f.d - 40, 80, 'fu2') +
    [0, 1, 2]
      .map((i) =>
        R(-f.w / 2 + 220 + (i * (f.w - 440)) / 3 + 8, -f.d / 2 + 260, (f.w - 440) / 3 - 16, f.d - 290, 70, 'fu2'),
      )
      .join('') +
    R(-f.w / 2 + 300, -f.d / 2 + 210, 420, 190, 60, 'acc') +
    R(f.w / 2 - 700, -f.d / 2 + 210, 420, 190, 60, 'acc'),
  armchair: (f) => frame(f, 200) + R(-f.w / 2 + 110, -f.d / 2 + 190, f.w - 220, f.d - 220, 120, 'fu2'),
  coffee: (f) =>
    C(-100, -80, f.w * 0.42) + C(-100, -80, f.w * 0.42 - 40, 'fu2') + C(f.w * 0.3, f.w * 0.34, f.w * 0.26, 'fu3'),
  rug: (f) => frame(f, 20, 'rug') + R(-f.w / 2 + 70, -f.d / 2 + 70, f.w - 140, f.d - 140, 10, 'rugl'),
  tvwall: (f) => frame(f, 0, 'marb'),
  console: (f) => frame(f, 12) + R(-f.w * 0.29, -f.d / 2 + 60, f.w * 0.58, 70, 8, 'dark'),
  plant: (f) => {
    let s = C(0, 0, f.w * 0.24, 'pot');
    for (let i = 0; i < 9; i++) {
      const a = (i * 40 * Math.PI) / 180,
        l = f.w * (0.36 + 0.12 * (i % 2));
      s += P(
        `M0 0Q${n(Math.cos(a + 0.35) * l * 0.7)} ${n(Math.sin(a + 0.35) * l * 0.7)} ${n(Math.cos(a) * l)} ${n(Math.sin(a) * l)}Q${n(Math.cos(a - 0.35) * l * 0.7)} ${n(Math.sin(a - 0.35) * l * 0.7)} 0 0`,
        'leafg',
      );
    }
    return s;
  },
  floorlamp: (f) => C(0, 0, f.w / 2, 'lamp') + C(0, 0, 50, 'dark'),
  curtain: (f) => {
    let d = `M${-f.w / 2} 0`;
    const k = Math.round(f.w / 140);
    for (let i = 0; i < k; i++) d += `q${f.w / k / 4} ${-f.d / 1.6} ${f.w / k / 2} 0t${f.w / k / 2} 0`;
    return P(`${d}`, 'curt');
  },
  counter: (f) =>
    frame(f) +
    R(-f.w / 2 + 150, -f.d / 2 + 110, 680, 400, 50, 'fu2') +
    C(-f.w / 2 + 490, -f.d / 2 + 300, 35, 'dark') +
    P(`M${-f.w / 2 + 490} ${-f.d / 2 + 60}v150`, 'ln') +
    R(f.w / 2 - 760, -f.d / 2 + 90, 640, 440, 20, 'dark') +
    C(f.w / 2 - 600, -f.d / 2 + 210, 85, 'hob') +
    C(f.w / 2 - 280, -f.d / 2 + 210, 70, 'hob') +
    C(f.w / 2 - 600, -f.d / 2 + 420, 70, 'hob') +
    C(f.w / 2 - 280, -f.d / 2 + 410, 95, 'hob'),
  fridge: (f) =>
    frame(f, 10) +
    P(`M0 ${-f.d / 2}v${f.d}M${-f.w / 2} ${f.d / 2 - 60}h${f.w}`, 'ln') +
    `<text y="0" class="eq" transform="rotate(${-(f.r || 0)})">냉장고</text>`,
  island: (f) =>
    frame(f, 6, 'marb') +
    P(
      `M${-f.w / 2 + 200} ${-f.d / 2}l500 ${f.d}M${f.w * 0.1} ${-f.d / 2}l-220 ${f.d}M${f.w * 0.25} ${-f.d / 2}l300 ${f.d}`,
      'vein',
    ),
  dining: (f) => frame(f, 30, 'wood') + C(0, 0, 110, 'fu2'),
  chair: () => R(-230, -230, 460, 460, 110) + R(-230, -230, 460, 90, 44, 'fu2'),
  bed: (f) =>
    R(-f.w / 2 - 140, -f.d / 2 - 40, f.w + 280, 90, 20, 'dark2') +
    frame(f, 40) +
    `<path d="M${-f.w / 2} ${-f.d / 2 + 720}h${f.w}v${f.d - 760}a40 40 0 0 1 -40 40h${-f.w + 80}a40 40 0 0 1 -40 -40z" class="duvet"/><path d="M${-f.w / 2} ${-f.d / 2 + 720}h${f.w}v210h${-f.w}z" class="fu2"/>` +
    R(-f.w / 2 + 80, -f.d / 2 + 120, f.w / 2 - 130, 430, 110, 'fu2') +
    R(50, -f.d / 2 + 120, f.w / 2 - 130, 430, 110, 'fu2') +
    R(-f.w / 2, f.d / 2 - 560, f.w, 330, 0, 'acc'),
  bedS: (f) =>
    R(-f.w / 2 - 30, -f.d / 2 - 30, f.w + 60, 70, 16, 'dark2') +
    frame(f, 40) +
    R(-f.w / 2, -f.d / 2 + 680, f.w, f.d - 690, 40, 'duvet') +
    R(-f.w / 2, -f.d / 2 + 680, f.w, 190, 0, 'fu2') +
    R(-300, -f.d / 2 + 110, 600, 400, 110, 'fu2'),
  nightstand: (f) => frame(f, 16) + C(0, 0, 120, 'lamp'),
  wardrobe: (f) => {
    const s =
      frame(f) +
      P(`M${-f.w / 2} ${-f.d / 2}L${f.w / 2} ${f.d / 2}M${f.w / 2} ${-f.d / 2}L${-f.w / 2} ${f.d / 2}`, 'lt');
    return s;
  },
  shelf: (f) => frame(f) + P(`M${-f.w / 6} ${-f.d / 2}v${f.d}M${f.w / 6} ${-f.d / 2}v${f.d}`, 'ln'),
  shoecab: (f) => frame(f) + P(`M${-f.w / 6} ${-f.d / 2}v${f.d}M${f.w / 6} ${-f.d / 2}v${f.d}`, 'ln'),
  vanity: (f) => frame(f, 10) + C(0, f.d / 2 + 150, 170, 'fu2'),
  desk: (f) => frame(f, 14, 'wood') + R(-280, -f.d / 2 + 60, 560, 60, 10, 'dark'),
  toilet: () =>
    R(-190, -330, 380, 180, 40) +
    `<path d="M-175 -140h350v180a175 260 0 0 1 -350 0z" class="fu"/><ellipse cx="0" cy="40" rx="115" ry="165" class="fu2"/>`,
  basin: (f) =>
    frame(f, 10) +
    `<ellipse cx="0" cy="20" rx="${f.w * 0.36}" ry="${f.d * 0.33}" class="fu2"/>` +
    C(0, -f.d * 0.34, 22, 'dark'),
  shower: (f) =>
    frame(f, 0, 'wet') +
    P(`M${-f.w / 2} ${-f.d / 2}v${f.d}`, 'glassl') +
    C(f.w / 2 - 200, -f.d / 2 + 220, 110, 'fu2') +
    C(0, f.d * 0.25, 40, 'dark'),
  bathtub: (f) =>
    frame(f, 20) + R(-f.w / 2 + 70, -f.d / 2 + 70, f.w - 140, f.d - 140, 240, 'fu2') + C(f.w / 2 - 230, 0, 32, 'dark'),
  washer: (f) => frame(f, 20) + C(0, 20, 230, 'fu2') + C(0, 20, 150, 'fu'),
  odunit: (f) => frame(f, 10) + C(0, 0, f.d * 0.38, 'fu2'),
};

/** Drawn under everything, over everything, or between. */
const layer: Record<string, number> = { rug: 0, curtain: 2 };
const flat = new Set(['rug', 'curtain', 'tvwall']);

/** All furniture of a home as SVG. */
export function drawFurniture(furniture: readonly Furniture[]): string {
  return [...furniture]
    .sort((a, b) => (layer[a.t] ?? 1) - (layer[b.t] ?? 1))
    .map((f) => {
      const body = symbols[f.t]?.({ w: 0, d: 0, ...pieceSize[f.t], ...f }) ?? '';
      const turn = f.r ? ` rotate(${f.r})` : '';
      return `<g transform="translate(${f.x} ${f.y})${turn}"${flat.has(f.t) ? '' : ' filter="url(#sh)"'}>${body}</g>`;
    })
    .join('');
}
