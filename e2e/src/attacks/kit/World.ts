import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Random } from '@platform/contract/testing/Random';
import type { ComposedRelease } from './ComposedRelease';
import { Machine, type MachineOptions } from './Machine';

/** Everything an attack may use: chance, folders and machines of its own, all gone when it is closed. */
export class World {
  readonly random: Random;
  readonly #root: string;
  readonly #release: ComposedRelease;
  readonly #machines = new Set<Machine>();
  readonly #ends: (() => Promise<void>)[] = [];
  #folders = 0;

  /** `root` is a folder that does not have to exist yet. */
  constructor(seed: number, root: string, release: ComposedRelease) {
    this.random = new Random(seed);
    this.#root = root;
    this.#release = release;
  }

  /** A new, empty folder. */
  folder(name: string): string {
    const folder = path.join(this.#root, `${name}-${this.#folders++}`);
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  /** A site with its back end, not started yet; with a data folder of its own unless `dataDir` names one. */
  async machine(options: Partial<MachineOptions> = {}): Promise<Machine> {
    const dataDir = options.dataDir ?? this.folder('data');
    const store = options.store ?? (await this.#release.store());
    const machine = new Machine({ ...options, dataDir, store });
    this.#machines.add(machine);
    return machine;
  }

  /** Has `end` called when the attack is over, however it ends. */
  onClose(end: () => Promise<void>): void {
    this.#ends.push(end);
  }

  /** Ends every process and removes every folder. */
  async close(): Promise<void> {
    await Promise.all([...[...this.#machines].map((machine) => machine.kill()), ...this.#ends.map((end) => end())]);
    rmSync(this.#root, { recursive: true, force: true, maxRetries: 3 });
  }
}
