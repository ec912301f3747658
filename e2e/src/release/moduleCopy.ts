import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { work } from '../setup/backEnd';
import { repository } from '../setup/processes';

/** A module's sources in a folder of their own, to be edited and built while the real ones stay as they are. */
export class ModuleCopy {
  readonly folder: string;
  readonly #name: string;

  constructor(name: string, workspace: string) {
    this.#name = name;
    this.folder = path.join(work, `${workspace}-${process.env.TEST_WORKER_INDEX}`, name);
    mkdirSync(path.dirname(this.folder), { recursive: true });
    const unwanted = /[\\/](dist|node_modules|\.turbo)([\\/]|$)/;
    cpSync(path.join(repository, name), this.folder, {
      recursive: true,
      filter: (source) => !unwanted.test(source.slice(repository.length)),
    });
  }

  get dist(): string {
    return path.join(this.folder, 'dist');
  }

  write(file: string, content: string): void {
    const target = path.join(this.folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }

  /** Replaces a piece of a file. Throws when it is not there, so that a test can not pass for want of its edit. */
  edit(file: string, from: string, to: string): void {
    const target = path.join(this.folder, file);
    const before = readFileSync(target, 'utf8');
    if (!before.includes(from)) throw new Error(`${this.#name}/${file} does not contain ${JSON.stringify(from)}.`);
    writeFileSync(target, before.replace(from, to));
  }

  build(): void {
    const rspack = path.join(repository, 'node_modules/@rspack/cli/bin/rspack.js');
    execFileSync(process.execPath, [rspack, 'build', '-c', 'rspack.config.ts'], {
      cwd: this.folder,
      stdio: 'pipe',
      // A copy stands outside of what the type checker knows.
      env: { ...process.env, MODULE_TYPES: '' },
    });
  }
}
