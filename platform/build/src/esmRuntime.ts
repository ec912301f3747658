import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';

const runtimeEntry = createRequire(import.meta.url).resolve('@module-federation/runtime');
const federation = (file: string) => path.resolve(path.dirname(runtimeEntry), '../..', file);

/** Aliases to the federation runtime's ES module build: Rspack resolves the CommonJS one, which can not be tree-shaken. */
export const esmRuntimeAlias = {
  '@module-federation/runtime$': federation('runtime/dist/bundler.js'),
};

/** The same for the runtime that the federation plugin itself pulls in. */
export const esmRuntimePlugin = () =>
  new rspack.NormalModuleReplacementPlugin(
    /webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/,
    federation('webpack-bundler-runtime/dist/bundler.js'),
  );
