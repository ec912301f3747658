import type { LockedRoute, PageData, ReleaseLock } from '@platform/contract';
import { type HeadlinePlaces, type PageText, readText } from '../fonts/readText';
import { sha256 } from '../hash';
import { readSiteIndex, type SiteIndex } from '../site';
import { textOf } from '../store/bytes';
import { keys } from '../store/keys';
import type { ReleaseStore } from '../store/ReleaseStore';
import { contentOf, contentPart } from './documentParts';
import { browserLock } from './makeLock';
import type { PageContent } from './pageContent';
import { ReadValues } from './ReadValues';

/** Where pages may be taken from. */
export interface ReuseOptions {
  /** A site that was composed before; `null` where there is none. */
  readonly site: string | null;
  /** Version of the composer that this process is. */
  readonly composer: string;
}

/** A rendered page as it is kept beside its site: all that it was rendered from, and all of it but the content, which the site has. */
interface KeptRender {
  /** Hash of what it was given. */
  readonly given: string;
  /** Hashes of what it read of the lock, by place. */
  readonly read: Readonly<Record<string, string>>;
  /** Versions of the modules that it is made of. */
  readonly modules: Readonly<Record<string, string>>;
  readonly head: string;
  readonly pieces: readonly string[];
  readonly waiting: readonly string[];
  /** Hash of the elements that were known as headlines, and what was read by them. */
  readonly headlines: string;
  readonly text: PageText;
  readonly ids: readonly string[];
  readonly links: readonly string[];
  readonly embeds: PageContent['references']['embeds'];
}

/** A page that is about to be rendered. */
export interface GivenPage {
  readonly url: string;
  readonly file: string;
  readonly route: LockedRoute | null;
  readonly page: PageData | null;
}

/** A page, and what is to be kept of it. */
export interface Reused {
  readonly content: PageContent;
  readonly kept: string;
  readonly isRepeatable: true;
}

/** The modules that pieces are of. */
export const modulesOf = (pieces: Iterable<string>): string[] =>
  [...new Set([...pieces].map((of) => of.split('/', 1)[0] ?? ''))].sort();

interface ReuseInput extends ReuseOptions {
  readonly store: ReleaseStore;
  readonly lock: ReleaseLock;
  /** What the bundles run in. */
  readonly engine: string;
  /** What stylesheets draw as headlines. */
  readonly places: HeadlinePlaces;
}

/** Takes pages from a site that was composed before, where everything that they were rendered from is as it was. */
export interface Reuse {
  /** The page as it was rendered before, or `null` where it must be rendered. */
  find(given: GivenPage): Promise<Reused | null>;
  /** What is to be kept of a page that was rendered. `read`: places of the lock that it was rendered from. */
  keep(given: GivenPage, content: PageContent, read: readonly string[]): string;
}

const short = (text: string) => sha256(text).slice(0, 16);

async function readBlob(store: ReleaseStore, hash: string | undefined): Promise<string | null> {
  const bytes = hash === undefined ? null : await store.read(keys.blob(hash));
  // What a disk has spoiled is made again.
  return bytes && sha256(bytes) === hash ? textOf(bytes) : null;
}

/** Opens what was kept of a site. */
export async function openReuse({ store, lock, places, engine, site, composer }: ReuseInput): Promise<Reuse> {
  const index: SiteIndex | null = site === null ? null : await readSiteIndex(store, site);
  const values = new ReadValues(browserLock(lock));
  const headlines = short([...places].sort().join());
  const madeBy = [composer, lock.shell.version, engine];
  const hashOf = ({ url, route, page }: GivenPage) => short(JSON.stringify([madeBy, url, route, page]));
  const versionOf = (module: string) => lock.remotes[module]?.version ?? '';
  const isCurrent = ({ given, modules, read }: KeptRender, page: GivenPage) =>
    given === hashOf(page) &&
    Object.entries(modules).every(([module, version]) => versionOf(module) === version) &&
    Object.entries(read).every(([place, hash]) => values.of(place) === hash);

  return {
    async find(page) {
      const text = await readBlob(store, index?.blobs[index.renders?.[page.file] ?? -1]);
      if (!index || text === null) return null;
      const kept = JSON.parse(text) as KeptRender;
      if (!isCurrent(kept, page)) return null;
      const part = await readBlob(store, index.blobs[index.files[page.file]?.[contentPart] ?? -1]);
      const body = part === null ? null : contentOf(part);
      if (body === null) return null;
      const isRead = kept.headlines === headlines;
      const said = isRead ? kept.text : readText(body, places);
      const { head, pieces, waiting, ids, links, embeds } = kept;
      const references = { ids: new Set(ids), links: new Set(links), embeds };
      return {
        isRepeatable: true,
        content: { head, body, pieces, waiting, text: said, references },
        kept: isRead ? text : JSON.stringify({ ...kept, headlines, text: said }),
      };
    },
    keep(page, { head, pieces, waiting, text, references: { ids, links, embeds } }, read) {
      const kept: KeptRender = {
        given: hashOf(page),
        read: Object.fromEntries([...read].sort().map((place) => [place, values.of(place)])),
        modules: Object.fromEntries(modulesOf(pieces).map((module) => [module, versionOf(module)])),
        head,
        pieces,
        waiting,
        headlines,
        text,
        ids: [...ids],
        links: [...links],
        embeds,
      };
      return JSON.stringify(kept);
    },
  };
}
