import type { BrowserLock } from '@platform/contract';
import { renderWatched } from '../compose/renderWatched';
import type { RemoteBundle, ShellBundle } from '../compose/shellBundle';
import { type WatchedGlobals, watchGlobals } from '../compose/watchedGlobals';
import { inTurn } from '../inTurn';
import type { Answer, Answers, PlacedPiece, Question, RenderQuestion } from './roomMessages';

// Runs inside workerd, and nowhere else.

/** A bundle's code as a function of what Node would give it. */
type BundleCode = (
  module: { exports: unknown },
  exports: unknown,
  require: (request: string) => unknown,
  file: string,
  date: DateConstructor,
  math: Math,
) => void;

/** Makes functions of text, which no code in here can but its owner. */
export interface CodeMaker {
  newFunction(text: string, name: string, ...parameters: readonly string[]): BundleCode;
}

/** Node's modules that are pure computation. */
const computation = new Set(
  [
    'assert',
    'async_hooks',
    'buffer',
    'crypto',
    'events',
    'path',
    'querystring',
    'stream',
    'string_decoder',
    'url',
    'util',
  ].flatMap((name) => [name, `node:${name}`]),
);

function run<T>(
  name: string,
  code: BundleCode,
  shared: Readonly<Record<string, unknown>>,
  builtin: (name: string) => unknown,
  globals: WatchedGlobals['globals'],
): T {
  const module = { exports: {} as T };
  const require = (request: string): unknown => {
    if (Object.hasOwn(shared, request)) return shared[request];
    if (computation.has(request)) return builtin(request.startsWith('node:') ? request : `node:${request}`);
    throw new Error(
      `${name} requires "${request}". While pages are composed there is no file, no process and no network but the back end: bundle it, or leave it out.`,
    );
  };
  code(module, module.exports, require, `${name}.cjs`, globals.Date, globals.Math);
  return module.exports;
}

/** Everything that is asked of bundles, where they can do no harm. */
export class Room {
  readonly #code = new Map<string, BundleCode>();
  readonly #maker: CodeMaker;
  readonly #builtin: (name: string) => unknown;
  #watched = watchGlobals();
  #shell: ShellBundle | null = null;
  #lock: BrowserLock | null = null;
  readonly #remotes = new Map<string, RemoteBundle>();
  readonly #turn = inTurn();

  constructor(maker: CodeMaker, builtin: (name: string) => unknown) {
    this.#maker = maker;
    this.#builtin = builtin;
  }

  // Not before it is asked: code that runs as a Worker starts has no clock and no chance.
  #bundle<T>(name: string, shared: Readonly<Record<string, unknown>>): T {
    const code = this.#code.get(name);
    if (!code) throw new Error(`There is no bundle of ${name}.`);
    return this.#watched.load(name, () => run<T>(name, code, shared, this.#builtin, this.#watched.globals));
  }

  #getShell(): ShellBundle {
    this.#shell ??= this.#bundle<ShellBundle>('shell', {});
    return this.#shell;
  }

  #getRemote(module: string): RemoteBundle {
    const there = this.#remotes.get(module) ?? this.#bundle<RemoteBundle>(module, this.#getShell().shared);
    this.#remotes.set(module, there);
    return there;
  }

  async #prerender(module: string, file: string): Promise<Readonly<Record<string, unknown>>> {
    return ((await this.#getRemote(module).prerenders[file]?.())?.default ?? {}) as Readonly<Record<string, unknown>>;
  }

  async #render({ url, own, page }: RenderQuestion): Promise<Answers['render']> {
    const lock = this.#lock;
    if (!lock) throw new Error('The lock has not been told.');
    const pieces: PlacedPiece[] = [];
    const { head, body, read, isRepeatable } = await renderWatched(this.#getShell(), this.#watched, {
      url,
      lock,
      own,
      page,
      loadPiece: async (module, expose, _attempt, when = 'now') => {
        pieces.push([module, expose, when]);
        const get = this.#code.has(module) && this.#getRemote(module).exposes[`./${expose}`];
        if (!get)
          throw new Error(
            `There is no piece ${module}/${expose}. Correct its name, or publish the module that exposes it.`,
          );
        return get();
      },
    });
    return { head, body, pieces, read, isRepeatable };
  }

  async answer(question: Question): Promise<unknown> {
    switch (question.ask) {
      case 'code':
        this.#code.set(
          question.module,
          this.#maker.newFunction(
            question.text,
            `${question.module}.bundle`,
            ...['module', 'exports', 'require', '__filename', 'Date', 'Math'],
          ),
        );
        return null;
      case 'shell':
        // A composition begins: nothing that bundles remember comes from the one before.
        this.#watched = watchGlobals();
        this.#shell = null;
        this.#remotes.clear();
        return { documentAssets: this.#getShell().documentAssets };
      case 'remote': {
        const { exposes, prerenders, banners = {}, sources } = this.#getRemote(question.module);
        return {
          exposes: Object.keys(exposes),
          prerenders: Object.keys(prerenders),
          banners: Object.keys(banners),
          hasSources: sources !== null && sources !== undefined,
        };
      }
      case 'prerender':
        return Object.keys(await this.#prerender(question.module, question.file));
      case 'call': {
        const { [question.name]: called } = await this.#prerender(question.module, question.file);
        return (called as (...given: readonly unknown[]) => unknown)(...question.given);
      }
      case 'banner':
        return { ...(await this.#getRemote(question.module).banners?.[question.name]?.()) };
      case 'sources': {
        const sources = await this.#getRemote(question.module).sources?.();
        return (sources?.default as ((...given: readonly unknown[]) => unknown) | undefined)?.(...question.given) ?? {};
      }
      case 'lock':
        this.#lock = question.lock;
        return null;
      case 'several':
        return Promise.all(question.questions.map((one) => this.#tryToAnswer(one)));
      case 'render':
        return this.#turn(async () => {
          // What was rendered before is on its way, and read, while this one is rendered.
          return this.#render(question);
        });
    }
  }

  async #tryToAnswer(question: Question): Promise<Answer<unknown>> {
    try {
      return { answer: (await this.answer(question)) ?? null };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  }

  async fetch(request: { json(): Promise<unknown> }): Promise<Response> {
    return Response.json(await this.#tryToAnswer((await request.json()) as Question));
  }
}
