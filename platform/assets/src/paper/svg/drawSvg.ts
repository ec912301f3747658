import type PDFDocument from 'pdfkit';
import { boxAround, chained, identity, inverse, type Matrix, moved, type Point, readTransform } from './matrix';
import type { SvgDrawing, SvgElement } from './readSvg';
import { amount, type SvgStyle, styleOf } from './svgStyle';

/** The names under which the document has the faces that a drawing's words are set in. */
export interface DrawingFaces {
  readonly regular: string;
  readonly strong: string;
}

interface Drawn {
  readonly doc: PDFDocument;
  readonly drawing: SvgDrawing;
  readonly faces: DrawingFaces;
  /** Tiles of patterns so far: patterns may be filled with patterns. */
  tiles: number;
}

/** The most tiles of patterns in a drawing. */
const mostTiles = 20_000;

/** Where an element stands: what it is in, how that is painted, and the map from its plane to the drawing's. */
interface Place {
  readonly around: readonly SvgElement[];
  readonly style: SvgStyle;
  readonly map: Matrix;
}

/** Elements that are read elsewhere, or say nothing on paper. */
const silent = new Set(['title', 'desc', 'style', 'defs', 'filter', 'pattern']);

const pointsOf = (text = ''): Point[] => {
  const numbers = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, at) => [numbers[2 * at] ?? 0, numbers[2 * at + 1] ?? 0]);
};

/** A shape's outline, and the corners of a box that holds it where it is known at once. */
function outlineOf(
  doc: PDFDocument,
  { name, attributes }: SvgElement,
): { lay: () => void; corners: Point[] | null } | null {
  const number = (key: string) => amount(attributes[key], 0);
  const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
  switch (name) {
    case 'rect': {
      const corners: Point[] = [
        [x, y],
        [x + width, y + height],
      ];
      const radius = Math.min(number('rx'), width / 2, height / 2);
      return {
        corners,
        lay: () => (radius ? doc.roundedRect(x, y, width, height, radius) : doc.rect(x, y, width, height)),
      };
    }
    case 'polygon': {
      const corners = pointsOf(attributes.points);
      return { corners, lay: () => doc.polygon(...corners) };
    }
    case 'path':
      return { corners: null, lay: () => doc.path(attributes.d ?? '') };
    case 'circle':
      return { corners: null, lay: () => doc.circle(number('cx'), number('cy'), number('r')) };
    case 'ellipse':
      return { corners: null, lay: () => doc.ellipse(number('cx'), number('cy'), number('rx'), number('ry')) };
    default:
      return null;
  }
}

/** The corners of the whole drawing, in the plane of a place. */
function cornersOfAll({ drawing: { view } }: Drawn, map: Matrix): Point[] {
  const [right, below] = [view.x + view.width, view.y + view.height];
  const corners: Point[] = [
    [view.x, view.y],
    [right, view.y],
    [view.x, below],
    [right, below],
  ];
  return corners.map((corner) => moved(inverse(map), corner));
}

function fillWithPattern(drawn: Drawn, lay: () => void, corners: readonly Point[], pattern: SvgElement, place: Place) {
  const { doc } = drawn;
  const { width, height, patternTransform, patternUnits } = pattern.attributes;
  const [across, down] = [amount(width, 0), amount(height, 0)];
  if (patternUnits !== 'userSpaceOnUse' || !(across > 0 && down > 0))
    throw new Error('A pattern of a drawing for paper has a width and a height above 0 in the units of the drawing.');
  const turn = readTransform(patternTransform);
  const box = boxAround(corners);
  const [[left, top], [right, below]] = boxAround(
    [box[0], box[1], [box[0][0], box[1][1]] as const, [box[1][0], box[0][1]] as const].map((corner) =>
      moved(inverse(turn), corner),
    ),
  );
  drawn.tiles += (Math.ceil((right - left) / across) + 1) * (Math.ceil((below - top) / down) + 1);
  if (!(drawn.tiles <= mostTiles))
    throw new Error(
      `A drawing for paper has ${mostTiles} tiles of patterns at the most. Draw larger ones, or paint it.`,
    );
  doc.save();
  lay();
  doc.clip(place.style['fill-rule'] === 'evenodd' ? 'even-odd' : 'non-zero');
  doc.transform(...turn);
  for (let row = Math.floor(top / down); row * down < below; row++) {
    for (let column = Math.floor(left / across); column * across < right; column++) {
      doc.save();
      doc.transform(1, 0, 0, 1, column * across, row * down);
      for (const child of pattern.children) drawElement(drawn, child, { around: [], style: {}, map: identity });
      doc.restore();
    }
  }
  doc.restore();
}

function drawShape(drawn: Drawn, lay: () => void, corners: Point[] | null, place: Place) {
  const { doc, drawing } = drawn;
  const { style, map } = place;
  const fill = style.fill ?? '#000000';
  const rule = style['fill-rule'] === 'evenodd' ? 'even-odd' : 'non-zero';
  const paint = /^url\(#(.+)\)$/.exec(fill)?.[1];
  if (paint) {
    const pattern = drawing.named.get(paint);
    if (pattern?.name !== 'pattern')
      throw new Error(`A drawing for paper is filled with colours and patterns; ${fill} is neither. Paint it instead.`);
    fillWithPattern(drawn, lay, corners ?? cornersOfAll(drawn, map), pattern, place);
  } else if (fill !== 'none') {
    doc.fillOpacity(amount(style['fill-opacity'], 1));
    lay();
    doc.fill(fill, rule);
  }
  if (!style.stroke || style.stroke === 'none') return;
  doc.lineWidth(amount(style['stroke-width'], 1)).strokeOpacity(amount(style['stroke-opacity'], 1));
  doc.lineCap(style['stroke-linecap'] ?? 'butt').lineJoin(style['stroke-linejoin'] ?? 'miter');
  const dashes = style['stroke-dasharray'];
  if (dashes && dashes !== 'none') doc.dash(dashes.split(/[\s,]+/).map(Number));
  else doc.undash();
  lay();
  doc.stroke(style.stroke);
}

function drawWords({ doc, faces }: Drawn, { text, attributes }: SvgElement, style: SvgStyle) {
  const size = amount(style['font-size'], 16);
  const isStrong = amount(style['font-weight'], 400) >= 600;
  doc.font(isStrong ? faces.strong : faces.regular).fontSize(size);
  const characterSpacing = amount(style['letter-spacing'], 0);
  // pdfkit spaces the last character, too.
  const width = doc.widthOfString(text, { characterSpacing }) - characterSpacing;
  const share = { middle: 0.5, end: 1 }[style['text-anchor'] ?? ''] ?? 0;
  const x = amount(attributes.x, 0) - width * share;
  const y = amount(attributes.y, 0) + (style['dominant-baseline'] === 'middle' ? size * 0.35 : 0);
  const common = { lineBreak: false, baseline: 'alphabetic', characterSpacing };
  if (style['paint-order'] === 'stroke' && style.stroke && style.stroke !== 'none') {
    doc
      .lineWidth(amount(style['stroke-width'], 1))
      .lineJoin(style['stroke-linejoin'] ?? 'miter')
      .undash();
    doc.strokeOpacity(amount(style['stroke-opacity'], 1)).strokeColor(style.stroke);
    doc.text(text, x, y, { ...common, stroke: true, fill: false });
  }
  doc.fillOpacity(amount(style['fill-opacity'], 1)).fillColor(style.fill ?? '#000000');
  doc.text(text, x, y, { ...common, fill: true });
}

function drawElement(drawn: Drawn, element: SvgElement, outer: Place): void {
  const { name, attributes, children } = element;
  if (silent.has(name)) return;
  const { doc, drawing } = drawn;
  const turn = readTransform(attributes.transform);
  const place: Place = {
    around: outer.around,
    style: styleOf(drawing, element, outer.around, outer.style),
    map: chained(outer.map, turn),
  };
  doc.save();
  if (attributes.transform) doc.transform(...turn);
  if (name === 'g' || name === 'svg') {
    const inside = { ...place, around: [...outer.around, element] };
    for (const child of children) drawElement(drawn, child, inside);
  } else if (name === 'text') {
    drawWords(drawn, element, place.style);
  } else {
    const outline = outlineOf(doc, element);
    if (!outline)
      throw new Error(
        `A drawing for paper has no <${name}>: lines, shapes, patterns and words are known. Paint it instead.`,
      );
    drawShape(drawn, outline.lay, outline.corners, place);
  }
  doc.restore();
}

/** Draws a drawing as lines, shapes and words, its view box at `x`, `y`, as wide as `width`. */
export function drawSvg(
  doc: PDFDocument,
  drawing: SvgDrawing,
  faces: DrawingFaces,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): void {
  const { view } = drawing;
  const scale = width / view.width;
  doc.save();
  doc.transform(scale, 0, 0, scale, x - view.x * scale, y - view.y * scale);
  drawElement({ doc, drawing, faces, tiles: 0 }, drawing.root, { around: [], style: {}, map: identity });
  doc.restore();
}
