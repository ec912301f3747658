import { parseDocument } from 'htmlparser2';

/** An element of a drawing. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgElement[];
  /** The text right in it. */
  readonly text: string;
}

/** A rule of its stylesheet: what is to be around an element, what it is to be, and what then holds of it. */
interface StyleRule {
  readonly around: string | null;
  readonly of: string;
  readonly declarations: Readonly<Record<string, string>>;
}

/** A drawing as it is read. */
export interface SvgDrawing {
  readonly view: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly root: SvgElement;
  /** Elements that others refer to. */
  readonly named: ReadonlyMap<string, SvgElement>;
  readonly rules: readonly StyleRule[];
}

/** Nodes as htmlparser2 gives them, as far as a drawing has them. */
interface ParsedNode {
  readonly type: string;
  readonly name?: string;
  readonly data?: string;
  readonly attribs?: Readonly<Record<string, string>>;
  readonly children?: readonly ParsedNode[];
}

function elementOf(node: ParsedNode): SvgElement {
  const children = node.children ?? [];
  return {
    name: node.name ?? '',
    attributes: node.attribs ?? {},
    children: children.filter(({ name }) => name !== undefined).map(elementOf),
    text: children.map(({ type, data }) => (type === 'text' ? (data ?? '') : '')).join(''),
  };
}

const declarationsOf = (text: string) =>
  Object.fromEntries(
    text.split(';').flatMap((one) => {
      const at = one.indexOf(':');
      return at < 0 ? [] : [[one.slice(0, at).trim(), one.slice(at + 1).trim()]];
    }),
  );

function rulesOf(sheet: string): StyleRule[] {
  return [...sheet.replace(/@font-face\{[^}]*\}/g, '').matchAll(/([^{}]+)\{([^}]*)\}/g)].flatMap(
    ([, selectors = '', body = '']) => {
      const declarations = declarationsOf(body);
      return selectors.split(',').map((selector) => {
        const [of = '', around = null, ...more] = selector.trim().split(/\s+/).reverse();
        if (more.length || /[>:#[*+~]/.test(selector))
          throw new Error(`A drawing for paper is styled by elements and classes, not by "${selector.trim()}".`);
        return { around, of, declarations };
      });
    },
  );
}

function* descendants(element: SvgElement): Generator<SvgElement> {
  yield element;
  for (const child of element.children) yield* descendants(child);
}

/** @throws where it has no view box: its measures would say nothing */
export function readSvg(text: string): SvgDrawing {
  const parsed = parseDocument(text, { xmlMode: true }) as unknown as ParsedNode;
  const root = elementOf(parsed).children.find(({ name }) => name === 'svg');
  const [x, y, width, height] = (root?.attributes.viewBox ?? '').split(/[\s,]+/).map(Number);
  if (!root || x === undefined || y === undefined || !width || !height)
    throw new Error('A drawing for paper is an SVG with a viewBox.');
  const all = [...descendants(root)];
  return {
    view: { x, y, width, height },
    root,
    named: new Map(all.flatMap((one) => (one.attributes.id ? [[one.attributes.id, one] as const] : []))),
    rules: all.filter(({ name }) => name === 'style').flatMap((sheet) => rulesOf(sheet.text)),
  };
}

/** All words that are drawn in it. */
export const wordsOf = ({ root }: SvgDrawing): string =>
  [...descendants(root)].map(({ name, text }) => (name === 'text' ? text : '')).join('');
