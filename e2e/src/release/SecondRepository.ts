import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository } from '../setup/processes';

interface Ended {
  readonly succeeded: boolean;
  readonly output: string;
}

/** A folder outside the workspace with a module's repository in it, made of tarballs alone. */
export class SecondRepository {
  readonly folder: string;
  readonly #place: string;
  readonly #tarballs: string;

  constructor() {
    // Nowhere below this repository: npm would find its packages.
    this.#place = mkdtempSync(path.join(tmpdir(), 'second-repository-'));
    this.folder = path.join(this.#place, 'repository');
    this.#tarballs = path.join(this.#place, 'tarballs');
    mkdirSync(this.folder);
    execFileSync('npx', ['tsx', 'scripts/pack.mjs', this.#tarballs], { cwd: repository, stdio: 'pipe' });
  }

  /** Runs a command in the repository. It has no types to write: what it would be developed with is not installed. */
  run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Ended {
    const options = { cwd: this.folder, encoding: 'utf8' as const, env: { ...process.env, MODULE_TYPES: '', ...env } };
    const { status, stdout, stderr } = spawnSync(command, args, options);
    return { succeeded: status === 0, output: stdout + stderr };
  }

  /** Writes the module by the scaffold's tarball, and installs what it needs. */
  create(module: string, address: string, title: string, group: string): Ended {
    const packed = readdirSync(this.#tarballs).filter((file) => /create|contract/.test(file));
    const packages = packed.map((file) => `--package=${path.join(this.#tarballs, file)}`);
    const made = this.run('npm', [
      ...['exec', '--yes', '--prefer-offline', ...packages, '--', 'create-module', 'module', module, address],
      ...['--title', title, '--group', group, '--packages', this.#tarballs],
    ]);
    if (!made.succeeded) return made;
    this.#lock();
    return this.run('npm', ['install', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund']);
  }

  remove(): void {
    rmSync(this.#place, { recursive: true, force: true });
  }

  get hasLock(): boolean {
    return existsSync(path.join(this.folder, 'package-lock.json'));
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  write(file: string, content: string): void {
    writeFileSync(path.join(this.folder, file), content);
  }

  /** What others have written, in the versions that are installed here already: npm asks no registry for them. */
  #lock(): void {
    const { packages } = JSON.parse(readFileSync(path.join(repository, 'package-lock.json'), 'utf8')) as {
      readonly packages: Readonly<Record<string, { readonly link?: boolean }>>;
    };
    const theirs = Object.entries(packages).filter(([name, { link }]) => name.startsWith('node_modules/') && !link);
    const { name, version } = JSON.parse(this.read('package.json')) as {
      readonly name: string;
      readonly version: string;
    };
    const all = { '': { name, version }, ...Object.fromEntries(theirs) };
    this.write(
      'package-lock.json',
      JSON.stringify({ name, version, lockfileVersion: 3, requires: true, packages: all }),
    );
  }
}
