import type { BrowserLock } from '@platform/contract';
import type { Failure } from './failures';

/** Route and module of an address. */
export interface Place {
  /** Pattern of the route; `*` where no page is. */
  readonly page: string;
  /** As `mf-news@1f0c…`. */
  readonly module: string;
}

const shellName = 'shell';
const ofModule = /\/_modules\/([\w-]+)\/([\da-f]+)\//g;

const pattern = (path: string) =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`, 'i');

/** Says of addresses, elements and failures whose they are, by the lock that the document was made of. */
export class Attribution {
  readonly #lock: Pick<BrowserLock, 'remotes' | 'routes'>;
  readonly #shell: string;
  readonly #origin: string;

  /** @param shell version of the shell */
  constructor(lock: Pick<BrowserLock, 'remotes' | 'routes'>, shell: string, origin: string) {
    this.#lock = lock;
    this.#shell = `${shellName}@${shell}`;
    this.#origin = origin;
  }

  /** Where an address leads. What belongs to no page is the shell's. */
  place(address: string): Place {
    const { pathname } = new URL(address, this.#origin);
    const route = this.#lock.routes.find(({ path }) => pattern(path).test(pathname));
    return { page: route?.canonical ?? '*', module: this.#named(route?.remote) };
  }

  /** The module that an element is part of. */
  ofElement(node: Node | null | undefined): string {
    const element = node instanceof Element ? node : node?.parentElement;
    return this.#named(element?.closest<HTMLElement>('[data-module]')?.dataset.module);
  }

  /**
   * The module whose code failed: of the newest call that is a module's, or whose boundary caught it, or else the owner of the
   * page. `null`: it was no code of the site, such as a browser's extension.
   */
  ofFailure({ error, file = '', module }: Failure, owner: string): string | null {
    const stack = (error instanceof Error && error.stack) || file;
    const found = [...stack.matchAll(ofModule)].map(([, name, version]) => `${name}@${version}`);
    const remote = found.find((one) => !one.startsWith(`${shellName}@`));
    if (remote) return remote;
    if (module) return this.#named(module);
    if (found[0]) return found[0];
    return !/\w:\/\//.test(stack) || stack.includes(this.#origin) ? owner : null;
  }

  #named(name: string | undefined): string {
    const version = name && this.#lock.remotes[name]?.version;
    return version ? `${name}@${version}` : this.#shell;
  }
}
