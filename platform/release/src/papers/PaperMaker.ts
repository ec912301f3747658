import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { WholePaper } from '@platform/assets/paper/typesetPaper';
import type { Limits } from '../confine/ConfinedBundles';
import { kill, watchMemory } from '../confine/watchMemory';
import { repository } from '../workspace';
import type { FromPaperProcess, PaperQuestion, ToPaperProcess } from './paperMessages';

/** What a paper is made of: files by their addresses, fonts cut to characters. */
export interface PaperSources {
  readonly read: (address: string) => Promise<Uint8Array>;
  readonly cut: (draws: 'headlines' | 'text', characters: string, weight: number) => Promise<Uint8Array>;
}

/** A paper takes a second and 0.4 GB on a free machine; whoever waits for a file or a font takes no time. */
export const usualPaperLimits: Limits = { time: 60_000, memory: 1200 };

/** How long the process waits for another paper, milliseconds. */
const idle = 10_000;

interface Running {
  readonly child: ChildProcess;
  /** Resolves once it is gone. */
  readonly ended: Promise<void>;
  /** Why it was ended. */
  readonly over: { why: string | null };
}

/** What V8 says where its heap is full, before a stack of any length. */
const heapIsFull = 'heap out of memory';

/**
 * Makes papers in a process of their own, one after the other: whatever a picture or a drawing does to those who read it, it is that
 * process that ends, after its time at the latest. It goes with whoever started it.
 */
export class PaperMaker {
  readonly #limits: Limits;
  #running: Promise<Running> | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  constructor(limits: Limits = usualPaperLimits) {
    this.#limits = limits;
  }

  #start(): Promise<Running> {
    const { memory } = this.#limits;
    const child = fork(path.join(import.meta.dirname, 'paperProcess.ts'), [], {
      cwd: repository,
      execArgv: ['--import', 'tsx', `--max-old-space-size=${memory}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const over: Running['over'] = { why: null };
    const tooMuch = `It took more than ${memory} MB to make. Show fewer or smaller pictures, or simpler drawings.`;
    let said = '';
    child.stderr?.on('data', (bytes: Buffer) => {
      said += bytes.toString('utf8');
      if (said.includes(heapIsFull)) over.why ??= tooMuch;
      said = said.slice(-2000);
    });
    const ended = new Promise<void>((resolve) => {
      const end = () => {
        over.why ??= `The process that makes papers ended: ${said.trim() || 'no word'}`;
        // Another may run since this one was told to end.
        if (this.#running === running) this.#running = null;
        resolve();
      };
      child.once('close', end);
      child.on('error', (error) => {
        over.why ??= `The process that makes papers failed: ${error.message}`;
        // One that never was need not close.
        if (child.pid) kill(child.pid);
        else end();
      });
    });
    if (child.pid) {
      watchMemory(child.pid, memory, ended, () => {
        over.why = tooMuch;
      });
    }
    const running = new Promise<Running>((resolve, reject) => {
      child.once('message', () => resolve({ child, ended, over }));
      void ended.then(() => reject(new Error(over.why ?? '')));
    });
    return running;
  }

  /** @throws what making it throws; and, where it takes too long or too much, saying so */
  make(paper: WholePaper, sources: PaperSources): Promise<Buffer> {
    const made = this.#last.then(() => this.#make(paper, sources));
    this.#last = made.catch(() => {});
    return made;
  }

  async #make(paper: WholePaper, sources: PaperSources): Promise<Buffer> {
    clearTimeout(this.#idle);
    this.#running ??= this.#start();
    const { child, ended, over } = await this.#running;
    // Idle, it keeps nobody from ending.
    hold(child, true);
    const { time } = this.#limits;
    let timer: NodeJS.Timeout | undefined;
    let left = time;
    let since = 0;
    let isDone = false;
    const run = () => {
      if (isDone) return;
      since = performance.now();
      timer = setTimeout(() => {
        over.why = `It took more than ${time / 1000} seconds to make. Show fewer pictures, or simpler drawings.`;
        if (child.pid) kill(child.pid);
      }, left);
    };
    const pause = () => {
      clearTimeout(timer);
      left -= performance.now() - since;
    };
    // What cannot be sent is not an error of its own: the process is ending, and `over` says why.
    const tell = (message: ToPaperProcess) => child.connected && child.send(message, () => {});
    const answer = (id: number, question: PaperQuestion): Promise<unknown> =>
      (question.ask === 'read' ? sources.read(...question.of) : sources.cut(...question.of)).then(
        (bytes) => tell({ say: 'answer', id, bytes }),
        (error: Error) => tell({ say: 'refusal', id, message: error.message }),
      );
    let onMessage: ((message: FromPaperProcess) => void) | undefined;
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        onMessage = (message) => {
          if (message.say === 'made') resolve(Buffer.from(message.bytes));
          else if (message.say === 'failed') reject(new Error(message.message));
          else if (message.say === 'question') {
            pause();
            void answer(message.id, message.question).then(run);
          }
        };
        child.on('message', onMessage);
        void ended.then(() => reject(new Error(over.why ?? '')));
        tell({ say: 'make', paper });
        run();
      });
    } finally {
      isDone = true;
      clearTimeout(timer);
      if (onMessage) child.off('message', onMessage);
      hold(child, false);
      this.#idle = setTimeout(() => void this.close(), idle).unref();
    }
  }

  /** Ends the process, whatever it does. */
  async close(): Promise<void> {
    const starting = this.#running;
    // Whoever wants a paper meanwhile has another process.
    this.#running = null;
    const running = await starting?.catch(() => null);
    if (running?.child.pid) kill(running.child.pid);
    await running?.ended;
  }
}

/** Whether a process and what it says keep this one from ending. */
function hold(child: ChildProcess, held: boolean): void {
  const say = held ? 'ref' : 'unref';
  child[say]();
  child.channel?.[say]();
  (child.stderr as { ref?(): void; unref?(): void } | null)?.[say]?.();
}
