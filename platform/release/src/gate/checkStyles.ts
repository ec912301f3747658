import { type Selector, transform } from 'lightningcss';

/** Whether a selector is held to elements of the module: it names one of the classes that its build made. */
function isOwn(selector: Selector, module: string): boolean {
  return selector.some((component) => {
    if (component.type === 'class') return component.name.startsWith(`${module}-`);
    if (component.type !== 'pseudo-class' || !('selectors' in component) || !component.selectors) return false;
    const { kind, selectors } = component;
    // `:not(.own)` matches everything but the module's own.
    return kind !== 'not' && (selectors as Selector[]).every((inner) => isOwn(inner, module));
  });
}

/** A selector without what a build adds: enough to find it in the source. */
const readable = (selector: Selector): string =>
  selector
    .map((component) => {
      if (component.type === 'class') return `.${component.name}`;
      if (component.type === 'id') return `#${component.name}`;
      if (component.type === 'type') return component.name;
      if (component.type === 'pseudo-class') return `:${component.kind}`;
      if (component.type === 'universal') return '*';
      return component.type === 'attribute' ? `[${component.name}]` : ' ';
    })
    .join('');

/**
 * Selectors of a module's stylesheet that reach beyond its own elements. Global styles are the shell's alone: two modules that
 * both set one would look different by which of them came last.
 *
 * @param file for the message
 */
export function checkStyles(module: string, file: string, css: Buffer): string[] {
  const foreign = new Set<string>();
  transform({
    filename: file,
    code: css,
    visitor: {
      Rule: {
        style({ value: { selectors } }) {
          for (const selector of selectors) if (!isOwn(selector, module)) foreign.add(readable(selector));
        },
      },
    },
  });
  return [...foreign].map(
    (selector) =>
      `${module}: "${selector}" in ${file} styles what is not the module's own. ` +
      'Put it under a class of a CSS module; global styles are the shell’s alone.',
  );
}
