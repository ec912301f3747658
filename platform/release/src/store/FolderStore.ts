import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseStore } from './ReleaseStore';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
const exists = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';

let serial = 0;

/** A release store in a folder of this machine. Every write is complete or not there at all. */
export class FolderStore implements ReleaseStore {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  /** Absolute path of a key's file. */
  pathOf(key: string): string {
    const file = path.join(this.root, 'files', key);
    if (!file.startsWith(path.join(this.root, 'files') + path.sep)) throw new Error(`The key ${key} leaves the store.`);
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

  async write(key: string, bytes: Uint8Array | string): Promise<void> {
    const file = this.pathOf(key);
    await mkdir(path.dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}-${serial++}.draft`;
    await writeFile(draft, bytes);
    try {
      await link(draft, file);
    } catch (error) {
      if (!exists(error)) throw error;
      if (!(await readFile(file)).equals(Buffer.from(bytes as Uint8Array))) {
        throw new Error(
          `${key} is published with other bytes. What is published never changes; give it a key of its own.`,
        );
      }
    } finally {
      await rm(draft, { force: true });
    }
  }

  async list(prefix: string): Promise<string[]> {
    const base = path.join(this.root, 'files');
    const folder = path.join(base, prefix.slice(0, prefix.lastIndexOf('/') + 1));
    try {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.draft'))
        .map((entry) => path.relative(base, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
        .filter((key) => key.startsWith(prefix))
        .sort();
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  async readPointer(name: string): Promise<string | null> {
    try {
      return await readFile(path.join(this.root, 'pointers', name), 'utf8');
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async movePointer(name: string, expected: string | null, value: string): Promise<boolean> {
    const file = path.join(this.root, 'pointers', name);
    await mkdir(path.dirname(file), { recursive: true });
    // The lock file makes read, compare and rename one step for every process on this machine.
    const guard = `${file}.lock`;
    try {
      await writeFile(guard, String(process.pid), { flag: 'wx' });
    } catch (error) {
      if (exists(error)) return false;
      throw error;
    }
    try {
      if ((await this.readPointer(name)) !== expected) return false;
      await writeFile(`${file}.draft`, value);
      await rename(`${file}.draft`, file);
      return true;
    } finally {
      await rm(guard, { force: true });
    }
  }
}
