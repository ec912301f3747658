import { createRequire, isBuiltin } from 'node:module';
import vm from 'node:vm';
import { inTurn } from '../inTurn';
import { renderWatched } from './renderWatched';
import type { RemoteBundle, RunBundles, ShellBundle } from './shellBundle';
import { watchGlobals } from './watchedGlobals';

const nodeRequire = createRequire(import.meta.url);

/**
 * Runs a published server bundle.
 *
 * @param name for messages and stack traces
 * @param shared what the bundle may require besides Node's own modules
 * @param globals what it has in place of the globals of these names
 */
export function loadBundle<T>(
  name: string,
  code: string,
  shared: Readonly<Record<string, unknown>> = {},
  globals: Readonly<object> = {},
): T {
  const module = { exports: {} as T };
  const require = (request: string): unknown => {
    if (request in shared) return shared[request];
    if (isBuiltin(request)) return nodeRequire(request);
    throw new Error(
      `${name} requires "${request}", which the shell does not provide. Bundle it, or add it to the shared packages.`,
    );
  };
  const given = { module, exports: module.exports, require, __filename: `${name}.cjs`, ...globals };
  vm.compileFunction(code, Object.keys(given), { filename: `${name}.cjs` })(...Object.values(given));
  return module.exports;
}

/** What decides of Node's own words for dates and numbers. */
const engine = () => `node ${process.version} ${Intl.DateTimeFormat().resolvedOptions().timeZone}`;

/** Runs server bundles in this process: those that were composed confined before, and those of tests. */
export const runHere: RunBundles = async ({ code: { shell: shellCode = '', ...code } }) => {
  const watched = watchGlobals();
  const turn = inTurn();
  const load = <T>(name: string, text: string, shared?: Readonly<Record<string, unknown>>) =>
    watched.load(name, () => loadBundle<T>(name, text, shared, watched.globals));
  const shell = load<ShellBundle>('shell', shellCode);
  const remotes = Object.entries(code).map(
    ([module, text]) => [module, load<RemoteBundle>(module, text, shell.shared)] as const,
  );
  return {
    engine: engine(),
    shell: {
      documentAssets: shell.documentAssets,
      render: (options) => turn(() => renderWatched(shell, watched, options)),
    },
    remotes: Object.fromEntries(remotes),
  };
};
