import type { AskedPrerender, RemoteBundle, RunBundles, RunningBundles, RunningShell } from '../compose/shellBundle';
import { type Code, ConfinedBundles, type Limits } from './ConfinedBundles';
import { workerdVersion } from './workerdProcess';

/** Asks for each name once: all pages of a file have the same functions. */
function once<T>(ask: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (name) => {
    const answer = asked.get(name) ?? ask(name);
    asked.set(name, answer);
    // What went wrong is asked again.
    answer.catch(() => asked.delete(name));
    return answer;
  };
}

/** Only for its name: the piece itself stays where it is confined. */
const elsewhere = async () => null;

const tableOf = <T>(names: readonly string[], entry: (name: string) => T): Record<string, T> =>
  Object.fromEntries(names.map((name) => [name, entry(name)]));

async function runShell(bundles: ConfinedBundles): Promise<RunningShell> {
  const { documentAssets } = await bundles.ask({ ask: 'shell' });
  return {
    documentAssets,
    async render({ url, lock, own, page, loadPiece }) {
      const { pieces, ...rendering } = await bundles.render({ ask: 'render', url, own, page }, lock);
      for (const [module, expose, when] of pieces) await loadPiece(module, expose, 0, when);
      return rendering;
    },
  };
}

async function runRemote(bundles: ConfinedBundles, module: string): Promise<RemoteBundle> {
  const { exposes, prerenders, banners, hasSources } = await bundles.ask({ ask: 'remote', module });
  const prerenderOf = once(async (file): Promise<AskedPrerender> => {
    const names = await bundles.ask({ ask: 'prerender', module, file });
    return tableOf(names, (name) => (...given: readonly unknown[]) => {
      return bundles.ask({ ask: 'call', module, file, name, given });
    }) as AskedPrerender;
  });
  return {
    exposes: tableOf(exposes, () => elsewhere),
    prerenders: tableOf(prerenders, (file) => async () => ({ default: await prerenderOf(file) })),
    banners: tableOf(banners, (name) => () => bundles.ask({ ask: 'banner', module, name })),
    sources: hasSources
      ? async () => ({ default: async (...given) => (await bundles.ask({ ask: 'sources', module, given })) as object })
      : null,
  };
}

async function runAll(bundles: ConfinedBundles, modules: readonly string[]): Promise<RunningBundles> {
  const shell = await runShell(bundles);
  const remotes: Record<string, RemoteBundle> = {};
  // One after the other: what goes wrong is then its own.
  for (const module of modules) {
    remotes[module] = await runRemote(bundles, module).catch((cause: Error) => {
      throw new Error(`${module}: its server bundle can not be run: ${cause.message}`, { cause });
    });
  }
  return { engine: `workerd ${workerdVersion}`, shell, remotes };
}

/** A process, and all that it has been given to run. */
interface Confined {
  readonly backEnd: string | null;
  readonly code: Code;
  readonly bundles: ConfinedBundles;
}

const remotesOf = (code: Code) => Object.keys(code).filter((module) => module !== 'shell');

/** Whether whatever it has run so far is among what it is to run now. */
const hasNothingBut = (confined: Confined, code: Code, backEnd: string | null) =>
  confined.backEnd === backEnd && Object.entries(confined.code).every(([module, text]) => code[module] === text);

/** Runs server bundles confined; those of the last composition stay, for the next one that has all of them. */
export class Confinement {
  readonly #limits: Limits | undefined;
  #last: Confined | null = null;

  constructor(limits?: Limits) {
    this.#limits = limits;
  }

  readonly run: RunBundles = async ({ code, backEnd }) => {
    return runAll(await this.#take({ code, backEnd }), remotesOf(code));
  };

  /**
   * Starts the process and has it read bundles that are known before the others: a composition that has all of them finds them
   * ready. What goes wrong is said by that composition.
   *
   * @returns them as they run, for practice; `null` where they do not
   */
  async prepare({ code, backEnd }: Parameters<RunBundles>[0]): Promise<RunningBundles | null> {
    const bundles = await this.#take({ code, backEnd });
    return runAll(bundles, remotesOf(code)).catch(() => null);
  }

  /** Brings bundles to what was prepared, without running them: a composition that has the same bytes finds them there. */
  async bring(code: Code): Promise<void> {
    if (!this.#last) return;
    const { bundles, backEnd, code: there } = this.#last;
    bundles.take(code);
    this.#last = { backEnd, code: { ...there, ...code }, bundles };
    // What goes wrong is said by the composition.
    await bundles.ready().catch(() => {});
  }

  async #take({ code, backEnd }: Parameters<RunBundles>[0]): Promise<ConfinedBundles> {
    if (this.#last && !hasNothingBut(this.#last, code, backEnd)) await this.close();
    const bundles =
      this.#last?.bundles ?? new ConfinedBundles({ backEnd, ...(this.#limits && { limits: this.#limits }) });
    bundles.take(code);
    this.#last = { backEnd, code, bundles };
    return bundles;
  }

  /** Ends the process that they run in; the next composition starts another. */
  async close(): Promise<void> {
    const last = this.#last;
    this.#last = null;
    await last?.bundles.close();
  }
}

/** That of this process. */
export const confinement = new Confinement();
