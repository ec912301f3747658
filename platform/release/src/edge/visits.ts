import { type Preview, previewName, readPreview } from '@platform/contract/preview';
import { readCanary } from '../canary';
import { canaryChannel, liveChannel } from '../journal';
import type { ReleaseStore } from '../store/ReleaseStore';
import { chooseChannel, sliceCookie } from './chooseChannel';
import { cookie, isSecure, readCookie } from './cookies';
import type { EdgeRequest } from './exchange';
import { type LiveSite, LiveSites } from './liveSites';
import { memo } from './memo';

/** What a visitor gets, and what the answer's headers say because of it. */
export interface Visit {
  readonly site: LiveSite;
  readonly headers: Readonly<Record<string, string>>;
  /** Path of a script that this visitor's pages load besides their own; `null` for everybody but who previews. */
  readonly overlay: string | null;
}

/** So long it is believed what is known of the canary, milliseconds. */
const canaryPatience = 1000;

const previewHeaders = { 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' } as const;

/** Tells for each request which channel's site it gets. */
export class Visits {
  /** Of the channel that is served to everybody. */
  readonly sites: LiveSites;
  readonly #store: ReleaseStore;
  readonly #isLive: boolean;
  readonly #report: (error: unknown) => void;
  readonly #canary: LiveSites;
  readonly #previews: (channel: string) => Promise<LiveSites>;
  #share: { readonly value: number | null; readonly until: number } = { value: null, until: 0 };

  constructor(store: ReleaseStore, channel: string, report: (error: unknown) => void) {
    this.sites = new LiveSites(store, channel);
    this.#store = store;
    this.#isLive = channel === liveChannel;
    this.#report = report;
    this.#canary = new LiveSites(store, canaryChannel);
    this.#previews = memo(async (name) => new LiveSites(store, name), 8);
  }

  /** @throws when the store can not be read, or nothing is released */
  async visit(request: EdgeRequest): Promise<Visit> {
    const live = await this.sites.current();
    const ordinary = { site: live, headers: {}, overlay: null };
    if (!this.#isLive) return ordinary;
    // Neither a preview nor a canary that can not be read keeps anybody from the site.
    const other = await this.#other(request, live).catch(this.#report);
    return other ?? ordinary;
  }

  async #other(request: EdgeRequest, live: LiveSite): Promise<Visit | null> {
    const preview = await this.#preview(readCookie(request.headers.get('cookie'), previewName), live);
    if (preview) {
      const site = await (await this.#previews(preview.channel)).current();
      return { site, headers: previewHeaders, overlay: site.overlay };
    }
    const share = await this.#openShare();
    if (share === null) return null;
    const { channel, drawn } = chooseChannel({ share, headers: request.headers, random: Math.random });
    const site = channel === canaryChannel ? await this.#canary.current() : live;
    const headers = {
      // Two visitors get two pages at one address: no cache may keep one for the other.
      'cache-control': 'private, no-cache',
      vary: 'cookie',
      ...(drawn !== null && { 'set-cookie': cookie(sliceCookie, String(drawn), { secure: isSecure(request) }) }),
    };
    return { site, headers, overlay: null };
  }

  /** The preview that a token shows of the site, or `null`. */
  async #preview(token: string | null, { facts }: LiveSite): Promise<Preview | null> {
    return token && facts.overrideKey ? readPreview(token, facts.overrideKey, Date.now()) : null;
  }

  /**
   * What the link of a preview sets: the cookie and nothing of it in the address. An empty one ends the preview; `null` for
   * a link that is forged or over.
   */
  async opens(token: string, request: EdgeRequest): Promise<Readonly<Record<string, string>> | null> {
    const preview = await this.#preview(token, await this.sites.current());
    if (token && !preview) return null;
    const maxAge = preview ? Math.floor((preview.expires - Date.now()) / 1000) : 0;
    return { ...previewHeaders, 'set-cookie': cookie(previewName, token, { maxAge, secure: isSecure(request) }) };
  }

  async #openShare(): Promise<number | null> {
    if (Date.now() >= this.#share.until) {
      const canary = await readCanary(this.#store);
      this.#share = { value: canary?.share ?? null, until: Date.now() + canaryPatience };
    }
    return this.#share.value;
  }
}
