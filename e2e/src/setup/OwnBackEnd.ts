import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@platform/local-firebase/freePort';
import { isOfficial } from './backEnd';
import { startScript, untilReady } from './processes';

/** A back end of a test's own, which may die and rise again with its data. */
export class OwnBackEnd {
  readonly #dataDir = mkdtempSync(path.join(tmpdir(), 'riverview-back-end-'));
  #port = 0;
  #process: ChildProcess | null = null;

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get administrator(): { email: string; password: string } {
    return JSON.parse(readFileSync(path.join(this.#dataDir, 'administrator.json'), 'utf8'));
  }

  /** Starts it, again at the address that it had. */
  async start(): Promise<void> {
    this.#port ||= await freePort();
    let printed = '';
    const keep = (text: string) => {
      printed += text;
    };
    const env = {
      DATA_DIR: this.#dataDir,
      PORT: String(this.#port),
      BACK_END: isOfficial ? 'official' : 'embedded',
      // Every journey is a visitor of one address.
      VIEWS_AT_ONCE: '100000',
    };
    this.#process = startScript(['backend/src/main.ts'], env, keep, { detached: true });
    await untilReady(`${this.origin}/healthz`, () => printed, 90);
  }

  /** `kill -9`, also of the emulator that it may have started. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await gone;
  }

  /** Ends it and forgets its data. */
  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
