import type { SvgDrawing, SvgElement } from './readSvg';

/** What of an element's style reaches those in it. */
const inherited = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
] as const;

type Property = (typeof inherited)[number];

/** How an element is painted. */
export type SvgStyle = Readonly<Partial<Record<Property, string>>>;

const matches = (selector: string, { name, attributes }: SvgElement) =>
  selector.startsWith('.') ? (attributes.class ?? '').split(/\s+/).includes(selector.slice(1)) : selector === name;

/** The style of an element that stands in others, the outermost first: an attribute, over it a rule, over both its own style. */
export function styleOf(
  { rules }: SvgDrawing,
  element: SvgElement,
  around: readonly SvgElement[],
  outer: SvgStyle,
): SvgStyle {
  const ruled = rules
    .filter((rule) => matches(rule.of, element))
    .filter((rule) => rule.around === null || around.some((one) => matches(rule.around ?? '', one)))
    // A class counts more than an element's name, whichever comes later.
    .sort((one, other) => Number(one.of.startsWith('.')) - Number(other.of.startsWith('.')));
  const declared: Readonly<Record<string, string>> = Object.assign(
    {},
    element.attributes,
    ...ruled.map(({ declarations }) => declarations),
  );
  const own = inherited.flatMap((property) => {
    const value = declared[property];
    return value === undefined ? [] : [[property, value] as const];
  });
  return { ...outer, ...Object.fromEntries(own) };
}

/** A length or a share, without its unit. */
export const amount = (value: string | undefined, otherwise: number): number =>
  value === undefined ? otherwise : Number.parseFloat(value);
