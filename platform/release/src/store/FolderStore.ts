import { link, mkdir, readdir, readFile, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { draftName, findLeftDrafts, removeDrafts, writeDraft } from './drafts';
import { formerKeys } from './keys';
import type { ReleaseStore, StoredFile } from './ReleaseStore';
import { isKept, type RemovalEngine, removeUnasked } from './removal';
import { syncFolder } from './syncFolder';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';
const isMissing = (error: unknown) => codeOf(error) === 'ENOENT';
/** A folder that others removed while it was made: Node's `mkdir` says the latter where it went between its look and its next one. */
const isGone = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes(codeOf(error));
const noSpace = new Set(['ENOSPC', 'EDQUOT']);

/** A release store in a folder of this machine. */
export class FolderStore implements ReleaseStore {
  readonly root: string;
  readonly #files: string;
  readonly #drafts: string;
  /** Folders whose names are known to be on the disk. */
  readonly #kept = new Set<string>();
  #swept = false;
  readonly #engine: RemovalEngine = {
    make: (key) => markFile(this.pathOf(key)),
    writtenAt: (key) => writtenAt(this.pathOf(key)),
    rewrite: (key) => renew(this.pathOf(key)),
    delete: (key) => this.#delete(this.pathOf(key)),
  };

  constructor(root: string) {
    this.root = root;
    this.#files = path.join(root, 'files');
    this.#drafts = path.join(root, 'drafts');
  }

  /** Absolute path of a key's file. Throws where the key leaves the store. */
  pathOf(key: string): string {
    if (key === formerKeys.live) return path.join(this.root, key);
    const file = path.join(this.#files, key);
    if (!file.startsWith(this.#files + path.sep)) throw new Error(`The key ${key} leaves the store.`);
    return file;
  }

  async read(key: string): Promise<Buffer | null> {
    try {
      return await readFile(this.pathOf(key));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async create(key: string, bytes: Uint8Array | string): Promise<boolean> {
    const file = this.pathOf(key);
    try {
      let made = false;
      while (!(await isKept(this.#engine, key, 0))) {
        made = await this.#make(file, bytes);
        if (made) break;
      }
      // Also where another process made it: what we name after this must not hang on that one's next step.
      await syncFolder(path.dirname(file));
      return made;
    } catch (cause) {
      if (!noSpace.has(codeOf(cause))) throw cause;
      throw new Error(
        `No space is left for the release store in ${this.root}. What was live stays live. Free some space (npm run gc removes what no release needs), then run the command again.`,
        { cause },
      );
    }
  }

  async #make(file: string, bytes: Uint8Array | string): Promise<boolean> {
    await mkdir(this.#drafts, { recursive: true });
    if (!this.#swept) {
      this.#swept = true;
      await removeDrafts(await findLeftDrafts(this.#drafts));
    }
    const draft = path.join(this.#drafts, draftName());
    try {
      await writeDraft(draft, bytes);
      return await this.#place(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async #place(draft: string, file: string, tries = 10): Promise<boolean> {
    try {
      await this.#makeFolder(path.dirname(file));
      // A link is made only where there is no file: create if absent, for every process on this machine.
      await link(draft, file);
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      // A sweep in another process may just have removed the folder, which was empty.
      if (isGone(error) && tries > 1) return this.#place(draft, file, tries - 1);
      throw error;
    }
  }

  /** Makes a folder whose name, and those of the folders around it, survive a power cut. */
  async #makeFolder(folder: string): Promise<void> {
    const made = await mkdir(folder, { recursive: true });
    if (made === undefined && this.#kept.has(folder)) return;
    for (let inner = folder; inner.length >= this.root.length; inner = path.dirname(inner)) {
      await syncFolder(path.dirname(inner));
    }
    this.#kept.add(folder);
  }

  async list(prefix: string): Promise<StoredFile[]> {
    const folder = path.join(this.#files, prefix.slice(0, prefix.lastIndexOf('/') + 1));
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const found: StoredFile[] = [];
    for (const entry of entries) {
      if (!entry.isFile() || entry.name.endsWith('.draft')) continue;
      const file = path.join(entry.parentPath, entry.name);
      const key = path.relative(this.#files, file).split(path.sep).join('/');
      if (!key.startsWith(prefix)) continue;
      // A sweep in another process may remove what was just read.
      const is = await stat(file).catch(() => null);
      if (is) found.push({ key, bytes: is.size, at: is.mtimeMs });
    }
    return found.sort((one, other) => (one.key < other.key ? -1 : 1));
  }

  remove(file: StoredFile): Promise<void> {
    return removeUnasked(this.#engine, file, 0);
  }

  async #delete(file: string): Promise<void> {
    await rm(file, { force: true });
    for (let folder = path.dirname(file); folder !== this.#files; folder = path.dirname(folder)) {
      if (
        !(await rmdir(folder).then(
          () => true,
          () => false,
        ))
      )
        return;
    }
  }

  /**
   * Finds what killed processes and full disks left, in stores of earlier versions too, and removes it unless `dryRun`.
   *
   * @returns how many drafts there were
   */
  async sweepDrafts({ dryRun = false } = {}): Promise<number> {
    const left = [...(await findLeftDrafts(this.#drafts)), ...(await findLeftDrafts(this.#files, { deep: true }))];
    if (!dryRun) await removeDrafts(left);
    return left.length;
  }
}

/** Makes an empty file that need not outlast this machine's next start; `false` where there is one. */
async function markFile(file: string, tries = 10): Promise<boolean> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    // Others, which are done, may just have removed the folder, which was empty, even while it was made.
    if (isGone(error) && tries > 1) return markFile(file, tries - 1);
    throw error;
  }
}

/** When a file was written or asked for, milliseconds since 1970, or `null` where there is none. */
async function writtenAt(file: string): Promise<number | null> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Whether a file is there; it then counts as new. */
async function renew(file: string): Promise<boolean> {
  const now = new Date();
  try {
    await utimes(file, now, now);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
