import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@platform/local-firebase/freePort';
import { repository, startScript, stop, untilReady } from '../../setup/processes';

export interface MachineOptions {
  readonly dataDir: string;
  /** Folder of the release store. */
  readonly store: string;
  readonly backEnd?: 'embedded' | 'official';
  /** The back end's time can be set: `setClock`, `letPass`. */
  readonly clock?: boolean;
}

const run = promisify(execFile);
const day = 86_400_000;
const backEndMain = 'backend/src/main.ts';
const releaseCli = 'platform/release/src/cli.ts';
const shiftedClock = path.join(import.meta.dirname, 'shiftedClock.mjs');

/** A site and its back end as processes of this machine, on ports of their own, to be killed and started again. */
export class Machine {
  readonly dataDir: string;
  readonly store: string;
  readonly #options: MachineOptions;
  #ports = { site: 0, backEnd: 0 };
  #site: ChildProcess | null = null;
  #backEnd: ChildProcess | null = null;
  #printed = '';

  constructor(options: MachineOptions) {
    this.dataDir = options.dataDir;
    this.store = options.store;
    this.#options = options;
  }

  get sitePort(): number {
    return this.#ports.site;
  }

  get backEndPort(): number {
    return this.#ports.backEnd;
  }

  get siteOrigin(): string {
    return `http://127.0.0.1:${this.#ports.site}`;
  }

  get backEndOrigin(): string {
    return `http://127.0.0.1:${this.#ports.backEnd}`;
  }

  get backEndPid(): number {
    return this.#backEnd?.pid ?? 0;
  }

  get sitePid(): number {
    return this.#site?.pid ?? 0;
  }

  /** Both processes live. */
  get isUp(): boolean {
    return [this.#site, this.#backEnd].every((child) => child?.exitCode === null && child.signalCode === null);
  }

  /** What the processes wrote to their consoles. */
  get printed(): string {
    return this.#printed;
  }

  get administrator(): { readonly email: string; readonly password: string } {
    return JSON.parse(readFileSync(path.join(this.dataDir, 'administrator.json'), 'utf8'));
  }

  /** Starts both, again at the addresses that they had. */
  async start(): Promise<void> {
    await this.startBackEnd();
    await this.startSite();
  }

  async startBackEnd(): Promise<void> {
    this.#ports.backEnd ||= await freePort();
    const { backEnd = 'embedded', clock = false } = this.#options;
    if (clock) this.#setShifts({ ...this.#shifts, ran: 0 });
    const options = `${process.env.NODE_OPTIONS ?? ''} --import ${shiftedClock}`;
    const env = {
      ...this.#environment(),
      PORT: String(this.#ports.backEnd),
      BACK_END: backEnd,
      ...(clock && { NODE_OPTIONS: options, ATTACK_CLOCK: this.#clockFile }),
    };
    this.#backEnd = this.#startScript([backEndMain], env);
    await untilReady(`${this.backEndOrigin}/healthz`, () => this.#printed, 90);
  }

  async startSite(): Promise<void> {
    this.#ports.site ||= await freePort();
    this.#site = this.#startScript([releaseCli, 'serve'], {
      ...this.#environment(),
      PORT: String(this.#ports.site),
    });
    await untilReady(this.siteOrigin, () => this.#printed);
  }

  /** Publishes modules from their builds and composes. */
  async publish(...args: readonly string[]): Promise<void> {
    const env = { ...process.env, ...this.#environment() };
    await run(
      process.execPath,
      ['--import', 'tsx', releaseCli, 'publish', ...args, '--without-gate', 'it is there to be attacked'],
      { cwd: repository, env },
    );
  }

  #shifts = { wall: 0, ran: 0 };
  get #clockFile(): string {
    return path.join(this.dataDir, '..', `${path.basename(this.dataDir)}.clock`);
  }

  /** Sets the back end's clock `days` ahead (or, negative, behind); at once, also while it runs. */
  setClock(days: number): void {
    this.#setShifts({ ...this.#shifts, wall: days * day });
  }

  /** Lets days go by for the back end: its clock and its running time are later. Its timers fire within a second. */
  letPass(days: number): void {
    const { wall, ran } = this.#shifts;
    this.#setShifts({ wall: wall + days * day, ran: ran + days * day });
  }

  #setShifts(shifts: { readonly wall: number; readonly ran: number }): void {
    this.#shifts = shifts;
    writeFileSync(this.#clockFile, `${shifts.wall} ${shifts.ran}`);
  }

  /** `kill -9` of the back end, with everything that it started. */
  async killBackEnd(): Promise<void> {
    await killGroup(this.#backEnd);
  }

  /** `kill -9` of everything. */
  async kill(): Promise<void> {
    await Promise.all([killGroup(this.#site), killGroup(this.#backEnd)]);
  }

  /** Ends both the way a service manager does. */
  async stop(): Promise<void> {
    await Promise.all([this.#site && stop(this.#site), this.#backEnd && stop(this.#backEnd)]);
  }

  #environment() {
    return { DATA_DIR: this.dataDir, RELEASE_STORE: this.store, BACK_END_URL: this.backEndOrigin };
  }

  #startScript(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
    const keep = (text: string) => {
      this.#printed = (this.#printed + text).slice(-100_000);
    };
    return startScript(args, env, keep, { detached: true });
  }
}

async function killGroup(child: ChildProcess | null): Promise<void> {
  if (!child?.pid) return;
  const running = child.exitCode === null && child.signalCode === null;
  const gone = running ? once(child, 'exit') : null;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The whole group has ended.
  }
  await gone;
}
