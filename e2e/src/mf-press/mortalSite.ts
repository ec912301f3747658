import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isOfficial, work } from '../setup/backEnd';
import { freePort, startScript, stop, untilReady } from '../setup/processes';

/** The suite's site once more, over a back end of its own, which may die and rise again with its data. */
export class MortalSite {
  readonly #dataDir = mkdtempSync(path.join(tmpdir(), 'riverview-outage-'));
  #port = 0;
  #backEndPort = 0;
  #site: ChildProcess | null = null;
  #backEnd: ChildProcess | null = null;

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  get administrator(): { email: string; password: string } {
    return JSON.parse(readFileSync(path.join(this.#dataDir, 'administrator.json'), 'utf8'));
  }

  async start(): Promise<void> {
    this.#port = await freePort();
    this.#backEndPort = await freePort();
    await this.startBackEnd();
    let printed = '';
    const env = {
      PORT: String(this.#port),
      BACK_END_URL: `http://127.0.0.1:${this.#backEndPort}`,
      ...(!process.env.E2E_REUSE && { RELEASE_STORE: path.join(work, 'release') }),
    };
    this.#site = startScript(['platform/release/src/cli.ts', 'serve'], env, (text) => {
      printed += text;
    });
    await untilReady(this.origin, () => printed, 60);
  }

  async startBackEnd(): Promise<void> {
    let printed = '';
    const env = {
      DATA_DIR: this.#dataDir,
      PORT: String(this.#backEndPort),
      BACK_END: isOfficial ? 'official' : 'embedded',
    };
    const keep = (text: string) => {
      printed += text;
    };
    this.#backEnd = startScript(['backend/src/main.ts'], env, keep, { detached: true });
    await untilReady(`http://127.0.0.1:${this.#backEndPort}/healthz`, () => printed, 90);
  }

  /** `kill -9`, also of the emulator that the back end may have started. */
  async killBackEnd(): Promise<void> {
    const child = this.#backEnd;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    if (this.#site) await stop(this.#site);
    await this.killBackEnd();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
