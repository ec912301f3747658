import path from 'node:path';
import { type Compiler, rspack } from '@rspack/core';

/** How Rspack asks for the code that runs first in every entry: Module Federation's runtime, with its options as a data address. */
const entryRuntime = /^@module-federation\/runtime\/rspack\.js!=!/;

/**
 * Puts a file of ours in the place of Module Federation's entry runtime. A composed site leaves that one nothing to do:
 * the lock says where every piece is, and the composer has checked every version. docs/decisions/0012 has the figures.
 * A build in which nothing was replaced fails.
 */
export class LockedRuntime {
  readonly #file: string;

  constructor(side: 'host' | 'container') {
    this.#file = path.resolve(import.meta.dirname, side === 'host' ? 'lockedHost.ts' : 'lockedContainer.ts');
  }

  apply(compiler: Compiler): void {
    let replaced = false;
    new rspack.NormalModuleReplacementPlugin(entryRuntime, (request) => {
      replaced = true;
      request.request = this.#file;
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap('LockedRuntime', (compilation) => {
      compilation.hooks.finishModules.tap('LockedRuntime', () => {
        if (replaced) return;
        compilation.errors.push(
          new Error(
            "Module Federation's runtime was not replaced: this version asks for it by another name, and every visitor " +
              'would load 25 kB more. Find the request in the build and correct lockedRuntime.ts.',
          ),
        );
      });
    });
  }
}
