import { createRequire, isBuiltin } from 'node:module';
import vm from 'node:vm';
import type { RemoteBundle, RunBundles, ShellBundle } from './shellBundle';

const nodeRequire = createRequire(import.meta.url);

/**
 * Runs a published server bundle.
 *
 * @param name for messages and stack traces
 * @param shared what the bundle may require besides Node's own modules
 */
export function loadBundle<T>(name: string, code: string, shared: Readonly<Record<string, unknown>> = {}): T {
  const module = { exports: {} as T };
  const require = (request: string): unknown => {
    if (request in shared) return shared[request];
    if (isBuiltin(request)) return nodeRequire(request);
    throw new Error(
      `${name} requires "${request}", which the shell does not provide. Bundle it, or add it to the shared packages.`,
    );
  };
  vm.compileFunction(code, ['module', 'exports', 'require', '__filename'], { filename: `${name}.cjs` })(
    module,
    module.exports,
    require,
    `${name}.cjs`,
  );
  return module.exports;
}

/** Runs server bundles in this process: those that were composed confined before, and those of tests. */
export const runHere: RunBundles = async ({ code: { shell: shellCode = '', ...code } }) => {
  const shell = loadBundle<ShellBundle>('shell', shellCode);
  const remotes = Object.entries(code).map(
    ([module, text]) => [module, loadBundle<RemoteBundle>(module, text, shell.shared)] as const,
  );
  return { shell, remotes: Object.fromEntries(remotes) };
};
