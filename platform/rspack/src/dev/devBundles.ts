import { createRequire } from 'node:module';
import vm from 'node:vm';
import type { BrowserLock, PageData, Prerender } from '@platform/contract';

const nodeRequire = createRequire(import.meta.url);

/** What the shell's server bundle exports, as far as development needs it. */
export interface DevShell {
  readonly shared: Readonly<Record<string, unknown>> & {
    readonly react: { createElement(type: string): unknown };
  };
  render(options: {
    readonly url: string;
    readonly lock: BrowserLock;
    readonly page: PageData | null;
    readonly loadPiece: (module: string, expose: string) => Promise<unknown>;
  }): Promise<{ readonly head: string; readonly body: string }>;
}

/** What a module's server bundle exports, as far as development needs it. */
export interface DevBundle {
  readonly exposes: Readonly<Record<string, () => Promise<unknown>>>;
  readonly prerenders: Readonly<Record<string, () => Promise<{ default: Prerender }>>>;
}

function run<T>(name: string, code: string, shared: Readonly<Record<string, unknown>>): T {
  const module = { exports: {} as T };
  const require = (request: string): unknown => shared[request] ?? nodeRequire(request);
  const given = { module, exports: module.exports, require };
  vm.compileFunction(code, Object.keys(given), { filename: `${name}.cjs` })(...Object.values(given));
  return module.exports;
}

/** The server bundles of development servers, run again when they have changed. */
export class DevBundles {
  #shell: { readonly code: string; readonly bundle: DevShell } | null = null;
  #modules = new Map<string, { readonly code: string; readonly bundle: DevBundle }>();

  /** @throws where the server does not answer, or its build failed */
  async #code(base: string): Promise<string> {
    const answer = await fetch(`${base}index.cjs`);
    if (!answer.ok) throw new Error(`${base} has no server bundle: its build failed.`);
    return answer.text();
  }

  /** @param base address of the shell's development server */
  async shell(base: string): Promise<DevShell> {
    const code = await this.#code(base);
    if (this.#shell?.code !== code) {
      this.#shell = { code, bundle: run<DevShell>('shell', code, {}) };
      // They hold on to the React of the one before.
      this.#modules = new Map();
    }
    return this.#shell.bundle;
  }

  /** @param base address of the module's development server */
  async module(name: string, base: string, { shared }: DevShell): Promise<DevBundle> {
    const code = await this.#code(base);
    const there = this.#modules.get(name);
    const current = there?.code === code ? there : { code, bundle: run<DevBundle>(name, code, shared) };
    this.#modules.set(name, current);
    return current.bundle;
  }
}
