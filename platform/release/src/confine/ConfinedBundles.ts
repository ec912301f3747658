import path from 'node:path';
import type { BrowserLock } from '@platform/contract';
import { build } from 'esbuild';
import { type Outbound, openOutbound } from './outbound';
import { post } from './post';
import type { Answer, Answers, Question, RenderQuestion } from './roomMessages';
import { startWorkerd, type WorkerdProcess } from './workerdProcess';

/** What bundles may take. */
export interface Limits {
  /** For one page, or one question about it, milliseconds. */
  readonly time: number;
  /** For all of them together, megabytes. */
  readonly memory: number;
}

export const usualLimits: Limits = { time: 20_000, memory: 512 };

export interface ConfinedOptions {
  /** The only place that they reach; `null`: none. */
  readonly backEnd: string | null;
  readonly limits?: Limits;
}

/** Server bundles by module, the shell's among them. */
export type Code = Readonly<Record<string, string>>;

let room: Promise<string> | undefined;

async function bundleRoom(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'room.ts')],
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** The Worker. It begins empty: which bundles it runs may not be known yet. */
const mainScript = [
  `import { Room } from './room.mjs';`,
  `import builtin from './builtin.cjs';`,
  `let room;`,
  `export default { fetch: (request, { maker }) => (room ??= new Room(maker, builtin)).fetch(request) };`,
].join('\n');

async function workerModules(): Promise<Map<string, string>> {
  room ??= bundleRoom();
  return new Map([
    ['main.mjs', mainScript],
    ['room.mjs', await room],
    ['builtin.cjs', 'module.exports = (name) => require(name);'],
  ]);
}

/** A process that runs bundles, what it has been brought of them, and the lock that it was told last. */
interface Running {
  readonly process: WorkerdProcess;
  readonly outbound: Outbound;
  readonly brought: Map<string, Promise<unknown>>;
  told: { readonly lock: BrowserLock; readonly done: Promise<unknown> } | null;
}

/** A question that goes with others, and whom to tell. */
interface Waiting {
  readonly question: Question;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: unknown) => void;
}

/** Nothing more comes from the process. */
class Stopped extends Error {}

/**
 * Server bundles in a process of their own: no file of this machine, no other process, no network but the back end, no more time and
 * memory than they are given. Whatever they do, it is theirs that ends.
 */
export class ConfinedBundles {
  readonly #options: ConfinedOptions;
  readonly #limits: Limits;
  #code: Code = {};
  #running: Promise<Running> | null = null;
  readonly #asking = new Set<{ hasOthers: boolean }>();
  #alone: Promise<void> = Promise.resolve();
  #waiting: Waiting[] = [];
  #sent = 0;

  constructor(options: ConfinedOptions) {
    this.#options = options;
    this.#limits = options.limits ?? usualLimits;
  }

  async #start(): Promise<Running> {
    const [outbound, modules] = await Promise.all([openOutbound(this.#options.backEnd), workerModules()]);
    const process = await startWorkerd({ modules, outbound: outbound.port, memory: this.#limits.memory });
    return { process, outbound, brought: new Map(), told: null };
  }

  /** What is asked about from now on, beside what was taken before. */
  take(code: Code): void {
    this.#code = { ...this.#code, ...code };
  }

  /** Starts the process, where there is none, and brings it all code that there is. */
  async ready(): Promise<void> {
    await this.#ready();
  }

  /** The process, with all code that there is. */
  async #ready(): Promise<Running> {
    this.#running ??= this.#start();
    const running = await this.#running;
    const { brought } = running;
    for (const [module, text] of Object.entries(this.#code)) {
      if (!brought.has(module)) brought.set(module, this.#send({ ask: 'code', module, text }));
    }
    await Promise.all(brought.values());
    return running;
  }

  /** Ends the process, whatever it does. */
  async close(): Promise<void> {
    const running = await this.#running?.catch(() => null);
    this.#running = null;
    running?.process.end();
    running?.outbound.close();
    await running?.process.ended;
  }

  /** @throws what the bundle throws; and, where it takes too long or too much, saying so */
  ask<Q extends Question>(question: Q): Promise<Answers[Q['ask']]> {
    return this.#askAgain(async () => {
      await this.#ready();
      return this.#sendTogether(question);
    });
  }

  /** Messages that were sent so far. */
  get sent(): number {
    return this.#sent;
  }

  /** Sends what is asked at one moment as one message: most questions about a page take less time than a message. */
  #sendTogether<Q extends Question>(question: Q): Promise<Answers[Q['ask']]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject });
      // Once all who are about to ask have asked.
      if (this.#waiting.length === 1) process.nextTick(() => void this.#sendWaiting());
    });
  }

  async #sendWaiting(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    try {
      const answers = await this.#send({ ask: 'several', questions: waiting.map(({ question }) => question) });
      for (const [at, { resolve, reject }] of waiting.entries()) {
        const answer = answers[at] as Answer<never>;
        if ('error' in answer) reject(new Error(answer.error));
        else resolve(answer.answer);
      }
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }

  /**
   * Has a page rendered. The lock, which is long, is sent once for all pages: they bring the same object.
   *
   * @throws as {@link ask}
   */
  render(question: RenderQuestion, lock: BrowserLock): Promise<Answers['render']> {
    return this.#askAgain(async () => {
      const running = await this.#ready();
      if (running.told?.lock !== lock) running.told = { lock, done: this.#send({ ask: 'lock', lock }) };
      await running.told.done;
      return this.#send(question);
    });
  }

  async #askAgain<T>(send: () => Promise<T>): Promise<T> {
    const asking = { hasOthers: this.#asking.size > 0 };
    for (const other of this.#asking) other.hasOthers = true;
    this.#asking.add(asking);
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof Stopped) || !asking.hasOthers) throw error;
    } finally {
      this.#asking.delete(asking);
    }
    // Any of those that were asked at once may have stopped the process. Asked alone, each answers for itself.
    const alone = this.#alone.then(send);
    this.#alone = alone.then(
      () => {},
      () => {},
    );
    return alone;
  }

  async #send<Q extends Question>(question: Q): Promise<Answers[Q['ask']]> {
    this.#running ??= this.#start();
    const running = this.#running;
    const { process, outbound } = await running;
    const stopped = async (why: string) => {
      // Another may have been started since, for others.
      if (this.#running === running) await this.close();
      return new Stopped(`its code ${why}`);
    };
    const { time, memory } = this.#limits;
    const signal = AbortSignal.timeout(time);
    this.#sent += 1;
    const response = await post(process.port, JSON.stringify(question), signal).catch(() => null);
    if (!response)
      throw await stopped(
        signal.aborted
          ? `gives no answer within ${time / 1000} s, so it was stopped`
          : `takes more than ${memory} MB, so it was stopped`,
      );
    // Whoever it was: none of the answers that come from there now counts, and each is asked for again, alone.
    const refused = outbound.refused();
    if (refused) throw await stopped(`asks ${refused}, but only the back end is reached while pages are composed`);
    if (!response.ok) throw await stopped('waits for what never comes');
    const answer = JSON.parse(response.text) as Answer<Answers[Q['ask']]>;
    if ('error' in answer) throw new Error(answer.error);
    return answer.answer;
  }
}
