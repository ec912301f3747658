import type { Compiler } from '@rspack/core';

/**
 * What a module's runtime does with shared packages, for a share scope whose versions the composer has checked:
 * take the one copy that is there. Rspack's own runtime carries a semver comparison and every fallback instead,
 * 2.4 kB (brotli) in each module.
 */
const consumes = `
var installed = {};
var { chunkMapping, moduleIdToConsumeDataMapping } = __webpack_require__.consumesLoadingData;
__webpack_require__.f.consumes = (chunkId, promises) => {
  for (const id of chunkMapping[chunkId] ?? []) {
    if (installed[id]) { promises.push(installed[id]); continue; }
    const { shareKey } = moduleIdToConsumeDataMapping[id];
    const copy = Object.values(__webpack_require__.S.default?.[shareKey] ?? {})[0];
    if (!copy) throw new Error("The shell shares no " + shareKey + ".");
    promises.push(installed[id] = Promise.resolve(copy.get()).then((factory) => {
      __webpack_require__.m[id] = (module) => {
        delete __webpack_require__.c[id];
        module.exports = factory();
      };
    }));
  }
};`;

/** A module provides nothing, so initialising its share scope is done once the container holds it. */
const initializeSharing = `
__webpack_require__.S = {};
__webpack_require__.I = () => 1;`;

/** The table of what each chunk consumes, which Rspack writes on one line before its own code. */
function consumesData(source: string): string {
  const [line] = source.match(/^__webpack_require__\.consumesLoadingData = .*$/m) ?? [];
  if (!line) {
    throw new Error(
      'Rspack writes its table of shared modules otherwise than expected. Adapt slimSharing.ts to this version.',
    );
  }
  return line;
}

/** A frame's page shares nothing, and its runtime has no place to hook into. */
const consumesNothing = (data: string) => data.includes('moduleIdToConsumeDataMapping: {}');

const replacements: Readonly<Record<string, (source: string) => string>> = {
  consumes_loading: (source) => {
    const data = consumesData(source);
    return consumesNothing(data) ? '' : data + consumes;
  },
  sharing: () => initializeSharing,
};

/** Replaces the sharing runtime of a module's build by the little that a composed site needs. */
export class SlimSharing {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SlimSharing', (compilation) => {
      compilation.hooks.runtimeModule.tap('SlimSharing', (module) => {
        const replacement = replacements[module.name];
        if (replacement && module.source) {
          module.source.source = Buffer.from(replacement(module.source.source.toString()));
        }
      });
    });
  }
}
