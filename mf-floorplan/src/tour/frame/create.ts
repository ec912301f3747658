type Tags = HTMLElementTagNameMap;

const svgSpace = 'http://www.w3.org/2000/svg';

function fill(
  element: Element,
  attributes: Readonly<Record<string, string>>,
  children: readonly (Node | string)[],
): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
}

/** Makes an HTML element with attributes and content. */
export function create<Tag extends keyof Tags>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): Tags[Tag] {
  const element = document.createElement(tag);
  fill(element, attributes, children);
  return element;
}

/** The same for an element of a drawing. */
export function createSvg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: Node[]
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS(svgSpace, tag);
  fill(element, attributes, children);
  return element;
}
