import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '@platform/local-firebase/freePort';
import { repository, startScript, stop, untilReady } from '../../setup/processes';

const publisher = path.join(import.meta.dirname, 'publisher.ts');

/** What a visitor got of one page and the files it names. */
export interface Visit {
  readonly ok: boolean;
  /** The page is of one release and its script of another. */
  readonly mixed: boolean;
  /** The release that the page is of. */
  readonly release: number;
}

/** A site of two pages on a store of its own, for attacks on its releases. */
export class SmallSite {
  readonly #store: string;
  #port = 0;
  #server: ChildProcess | null = null;

  constructor(store: string) {
    this.#store = store;
  }

  /** Publishes one release in a process of its own. Resolves to what it complained of, empty where it succeeded. */
  async publish(number: number): Promise<string> {
    let printed = '';
    const child = startScript([publisher, this.#store, String(number)], {}, (text) => {
      printed += text;
    });
    const [code] = await once(child, 'exit');
    return code === 0 ? '' : printed.trim().slice(-300);
  }

  /** A process that publishes one release after the other, for as long as it lives. */
  publishForever(from: number): ChildProcess {
    return spawn(process.execPath, ['--import', 'tsx', publisher, this.#store, String(from), 'forever'], {
      cwd: repository,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  }

  async serve(): Promise<void> {
    this.#port = await freePort();
    let printed = '';
    const env = { PORT: String(this.#port), RELEASE_STORE: this.#store, BACK_END_URL: 'http://127.0.0.1:9' };
    this.#server = startScript(['platform/release/src/cli.ts', 'serve'], env, (text) => {
      printed += text;
    });
    await untilReady(this.#origin, () => printed);
  }

  /** Opens a page as a browser does, with the script that shows which release it is of. */
  async visit(address: string): Promise<Visit> {
    const failed = { ok: false, mixed: false, release: -1 };
    try {
      const answer = await fetch(this.#origin + address);
      const html = await answer.text();
      const release = Number(/release (\d+);/.exec(html)?.[1] ?? -1);
      const version = /\/_modules\/mf-alpha\/([0-9a-f]+)\//.exec(html)?.[1];
      if (!answer.ok || release < 0 || !version || !html.includes('</html>')) return failed;
      const script = await fetch(`${this.#origin}/_modules/mf-alpha/${version}/c.mf-alpha.js`);
      const text = await script.text();
      return { ok: script.ok, mixed: !text.includes(`release ${release};`), release };
    } catch {
      return failed;
    }
  }

  async stop(): Promise<void> {
    if (this.#server) await stop(this.#server, 'SIGKILL');
  }

  get #origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }
}
