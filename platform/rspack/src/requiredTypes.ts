import { type Compiler, WebpackError } from '@rspack/core';

/** What Module Federation's plugin makes of the types of exposed pieces. */
const archive = ['@mf-types.zip', '@mf-types.d.ts'];

/**
 * A build that was asked for the types of its pieces and has none fails: the plugin that writes them says why and goes
 * on, and the next one to miss them would be whoever places a piece.
 */
export class RequiredTypes {
  readonly #module: string;

  constructor(module: string) {
    this.#module = module;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RequiredTypes', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'RequiredTypes', stage }, () => {
        const missing = archive.filter((name) => !compilation.getAsset(name));
        if (!missing.length) return;
        compilation.errors.push(
          new WebpackError(
            `${this.#module} was to be built with the types of its pieces, but ${missing.join(' and ')} could not be written: ` +
              'a piece does not pass the type checker by itself, as said above. ' +
              `Look at it with npx tsc -p ${this.#module}, or build without MODULE_TYPES.`,
          ),
        );
      });
    });
  }
}
