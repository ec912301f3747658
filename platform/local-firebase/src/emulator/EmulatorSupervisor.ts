import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../http/freePort';
import { watchedCommand } from './watchedCommand';

interface SupervisorOptions {
  /** The command that answers on that port of 127.0.0.1. */
  readonly command: (port: number) => readonly [string, ...string[]];
  /** Makes a process that just answered fit for use; a failure ends it. */
  readonly prepare: (address: string) => Promise<void>;
  readonly report: (sentence: string) => void;
  /** Milliseconds. Default: half a second before the first new start, doubling up to 30 s; 90 s until it must answer. */
  readonly delays?: { readonly first: number; readonly longest: number; readonly patience: number };
}

/** A process from its start to its end. */
interface Life {
  readonly gone: Promise<unknown>;
}

/** Milliseconds a process must have lived for the next start to be at once again. */
const settled = 60_000;

/** Keeps one process alive: it starts it again when it dies, later and later, and takes it along when this process dies in any way. */
export class EmulatorSupervisor {
  readonly #options: SupervisorOptions;
  readonly #delays: Required<SupervisorOptions>['delays'];
  #address: string | null = null;
  #process: { readonly wrapper: ChildProcess; readonly pid: Promise<number | null> } | null = null;
  #loop: Promise<void> = Promise.resolve();
  readonly #stopping = new AbortController();

  private constructor(options: SupervisorOptions) {
    this.#options = options;
    this.#delays = options.delays ?? { first: 500, longest: 30_000, patience: 90_000 };
  }

  /** Starts the process; rejects if the first start fails, which another would not mend. */
  static async start(options: SupervisorOptions): Promise<EmulatorSupervisor> {
    const supervisor = new EmulatorSupervisor(options);
    supervisor.#loop = supervisor.#keepAlive(await supervisor.#run());
    return supervisor;
  }

  /** `http://127.0.0.1:…`, or `null` while the process is away or not yet prepared. */
  get address(): string | null {
    return this.#address;
  }

  /** The process itself, `null` where there is none. */
  async pid(): Promise<number | null> {
    return this.#process ? this.#process.pid : null;
  }

  /** Ends the process, so that another takes its place. */
  restart(why: string): void {
    this.#options.report(`The Firestore emulator is restarted: ${why}`);
    this.#address = null;
    this.#process?.wrapper.stdin?.end();
  }

  /** Ends the process for good; resolves once it is gone. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#address = null;
    this.#process?.wrapper.stdin?.end();
    await this.#loop;
  }

  async #keepAlive(first: Life): Promise<void> {
    let life = first;
    let began = Date.now();
    for (let delay = this.#delays.first; ; ) {
      await life.gone;
      if (this.#stopping.signal.aborted) return;
      if (Date.now() - began > settled) delay = this.#delays.first;
      this.#options.report(`The Firestore emulator ended; it is started again in ${delay} ms.`);
      await pause(delay, null, { signal: this.#stopping.signal }).catch(() => null);
      if (this.#stopping.signal.aborted) return;
      delay = Math.min(this.#delays.longest, delay * 2);
      began = Date.now();
      life = await this.#run().catch((error: unknown) => {
        this.#options.report(error instanceof Error ? error.message : String(error));
        return { gone: Promise.resolve() };
      });
    }
  }

  /** Begins a life; resolves once it is fit for use. */
  async #run(): Promise<Life> {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const wrapper = spawn(...watchedCommand(this.#options.command(port)), { stdio: ['pipe', 'pipe', 'ignore'] });
    // Its death is seen by its exit; a pipe that breaks before that says nothing more.
    wrapper.stdin.on('error', () => undefined);
    const pid = firstLine(wrapper).then((line) => Number(line) || null);
    const failed = new AbortController();
    const gone = Promise.race([once(wrapper, 'exit'), once(wrapper, 'error')]).finally(async () => {
      this.#address = null;
      failed.abort();
      // The wrapper may have been killed alone.
      const left = await pid;
      if (left !== null) killIfAlive(left);
    });
    gone.catch(() => undefined);
    this.#process = { wrapper, pid };
    try {
      await this.#answering(address, failed.signal);
      await this.#options.prepare(address);
    } catch (error) {
      wrapper.stdin.end();
      await gone.catch(() => undefined);
      throw startFailure(error);
    }
    if (!failed.signal.aborted && !this.#stopping.signal.aborted) this.#address = address;
    return { gone: gone.catch(() => undefined) };
  }

  async #answering(address: string, ended: AbortSignal): Promise<void> {
    for (const deadline = Date.now() + this.#delays.patience; Date.now() < deadline; await pause(100)) {
      if (ended.aborted || this.#stopping.signal.aborted) throw new Error('it ended before it answered');
      const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => null);
      if (answer?.ok) return;
    }
    throw new Error(`no answer within ${this.#delays.patience} ms`);
  }
}

function startFailure(error: unknown): Error {
  const why = error instanceof Error ? error.message : String(error);
  return new Error(`The Firestore emulator did not start: ${why}. BACK_END=embedded does without it.`);
}

/** Resolves to `''` where there is none. */
async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) return '';
  for await (const line of createInterface({ input: stdout })) return line;
  return '';
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone already, which is what was wanted.
  }
}
