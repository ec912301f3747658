import type { Facts } from '@riverview/contract';
import type { Hosting } from '../compose/hosting';
import { readLive, readLock } from '../live';
import { keys } from '../store/keys';
import { type ReleaseStore, readRequired } from '../store/ReleaseStore';
import { HostingRules } from './hostingRules';
import { memo } from './memo';

/** What serving a site takes to know, read once: a composed site never changes. */
export interface LiveSite {
  readonly id: string;
  readonly lockId: string;
  readonly facts: Facts;
  readonly rules: HostingRules;
  /** Names of its public files. Nothing else of the site's folder is served. */
  readonly files: ReadonlySet<string>;
  /** One of them. Rejects where it can not be read. */
  read(file: string): Promise<Buffer>;
}

/** The site that is live, from the store. */
export class LiveSites {
  readonly #store: ReleaseStore;
  readonly #site: (id: string) => Promise<LiveSite>;
  #last: LiveSite | null = null;

  constructor(store: ReleaseStore) {
    this.#store = store;
    this.#site = memo((id) => this.#read(id), 4);
  }

  /** The site that was served last; it outlasts a store that can not be read. */
  get last(): LiveSite | null {
    return this.#last;
  }

  /** @throws when the store can not be read, or nothing is live */
  async current(): Promise<LiveSite> {
    const live = await readLive(this.#store);
    if (!live)
      throw new Error('Nothing is live. Publish the modules first (npm start), or put the release store back.');
    this.#last = await this.#site(live.site);
    return this.#last;
  }

  async #read(id: string): Promise<LiveSite> {
    const prefix = keys.siteFile(id, '');
    const [lock, hosting, names] = await Promise.all([
      readLock(this.#store, id),
      readRequired(this.#store, keys.siteHosting(id)),
      this.#store.list(prefix),
    ]);
    return {
      id,
      lockId: lock.id,
      facts: lock.facts,
      rules: new HostingRules(JSON.parse(hosting.toString()) as Hosting),
      files: new Set(names.map((name) => name.slice(prefix.length))),
      read: (file) => readRequired(this.#store, keys.siteFile(id, file)),
    };
  }
}
