import { type Compiler, rspack } from '@rspack/core';
import { type Selector, type SelectorComponent, transform } from 'lightningcss';

/** Selectors of the page itself. In a page of somebody else's the ground takes its place. */
const isPage = (component: SelectorComponent): boolean =>
  (component.type === 'pseudo-class' && component.kind === 'root') ||
  (component.type === 'type' && ['html', 'body'].includes(component.name));

const isOwn = (selector: Selector, module: string): boolean =>
  selector.some(
    ({ type, ...rest }) => type === 'class' && 'name' in rest && String(rest.name).startsWith(`${module}-`),
  );

/**
 * A stylesheet whose every rule holds below the ground and nowhere else. What stood at the page stands at the ground; the
 * weight of a selector stays what it was.
 *
 * @param ground class of the element that the pieces stand on
 */
export function groundStyles(css: Uint8Array, file: string, ground: string): Uint8Array {
  const module = ground.slice(0, ground.lastIndexOf('-'));
  const itself: SelectorComponent = { type: 'class', name: ground };
  const where: SelectorComponent = { type: 'pseudo-class', kind: 'where', selectors: [[itself]] };
  const grounded = (selector: Selector): Selector => {
    if (isOwn(selector, module)) return selector;
    if (selector.some(isPage)) return selector.map((component) => (isPage(component) ? where : component));
    return [where, { type: 'combinator', value: 'descendant' }, ...selector];
  };
  const { code } = transform({ filename: file, code: css, visitor: { Selector: grounded } });
  return code;
}

/** Holds all styles of a build below the ground: a page of another site keeps its own looks. */
export class GroundedStyles {
  readonly #ground: string;

  constructor(ground: string) {
    this.#ground = ground;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('GroundedStyles', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_DERIVED;
      compilation.hooks.processAssets.tap({ name: 'GroundedStyles', stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.css')) continue;
          const code = groundStyles(Buffer.from(source.source()), file, this.#ground);
          compilation.updateAsset(file, new rspack.sources.RawSource(Buffer.from(code)));
        }
      });
    });
  }
}
