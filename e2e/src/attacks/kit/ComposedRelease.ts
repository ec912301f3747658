import path from 'node:path';
import { Machine } from './Machine';

/** The release that all machines serve, composed once from what is built. */
export class ComposedRelease {
  readonly #root: string;
  #store: Promise<string> | null = null;

  /** `root` is a folder that does not have to exist yet. */
  constructor(root: string) {
    this.#root = root;
  }

  /** Folder of the release store. */
  store(): Promise<string> {
    this.#store ??= this.#compose();
    return this.#store;
  }

  async #compose(): Promise<string> {
    const store = path.join(this.#root, 'store');
    const publisher = new Machine({ dataDir: path.join(this.#root, 'data'), store });
    try {
      await publisher.startBackEnd();
      await publisher.publish('--all', '--built');
    } finally {
      await publisher.kill();
    }
    return store;
  }
}
