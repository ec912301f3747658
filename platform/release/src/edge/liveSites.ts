import type { Facts, LockedRoute } from '@platform/contract';
import { liveChannel, readHead } from '../journal';
import { readHosting, readLock, requireSiteFile, siteFiles } from '../site';
import type { ReleaseStore } from '../store/ReleaseStore';
import type { ServedFile } from './answerFile';
import { entityTags } from './etags';
import { HostingRules } from './hostingRules';
import { memo } from './memo';

/** What serving a site takes to know, read once: a composed site never changes. */
export interface LiveSite {
  /** The release that made it what its channel shows, as `channel/number`. */
  readonly release: string;
  /** Path of a script that its pages load besides their own; `null` but for a preview. */
  readonly overlay: string | null;
  readonly id: string;
  readonly lockId: string;
  readonly facts: Facts;
  readonly routes: readonly LockedRoute[];
  readonly rules: HostingRules;
  /** Paths that the back end answers. */
  readonly endpoints: readonly string[];
  /** Names of its public files. Nothing else of the site's folder is served. */
  readonly files: ReadonlySet<string>;
  /** One of them. Rejects where it can not be read. */
  read(file: string): Promise<ServedFile>;
}

/** The site that is live, from the store. */
export class LiveSites {
  readonly #store: ReleaseStore;
  readonly #channel: string;
  readonly #site: (id: string) => Promise<Omit<LiveSite, 'release' | 'overlay'>>;
  readonly #tag = entityTags();
  #last: LiveSite | null = null;

  constructor(store: ReleaseStore, channel = liveChannel) {
    this.#store = store;
    this.#channel = channel;
    this.#site = memo((id) => this.#read(id), 4);
  }

  /** The site that was served last; it outlasts a store that can not be read. */
  get last(): LiveSite | null {
    return this.#last;
  }

  /** @throws when the store can not be read, or nothing is live */
  async current(): Promise<LiveSite> {
    const { release: live } = await readHead(this.#store, this.#channel);
    if (!live)
      throw new Error(
        `Nothing is released in ${this.#channel}. Publish the modules first (npm start), or put the release store back.`,
      );
    const overlay = live.overlay ? `/_assets/${live.overlay}` : null;
    this.#last = { ...(await this.#site(live.site)), release: `${this.#channel}/${live.number}`, overlay };
    return this.#last;
  }

  async #read(id: string): Promise<Omit<LiveSite, 'release' | 'overlay'>> {
    const [lock, hosting, names] = await Promise.all([
      readLock(this.#store, id),
      readHosting(this.#store, id),
      siteFiles(this.#store, id),
    ]);
    return {
      id,
      lockId: lock.id,
      facts: lock.facts,
      routes: lock.routes,
      rules: new HostingRules(hosting),
      // A site composed before there were any in the lock.
      endpoints: lock.endpoints ?? [],
      files: new Set(names),
      read: async (file) => {
        const bytes = await requireSiteFile(this.#store, id, file);
        return { name: file, bytes, etag: await this.#tag(`${id}/${file}`, bytes) };
      },
    };
  }
}
