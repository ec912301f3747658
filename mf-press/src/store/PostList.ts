import type { PostPage, PostRow } from '../api/post';

/** How the list gets its pages. */
export interface PostSource {
  readonly list: (after: PostRow | null) => Promise<PostPage>;
  readonly count: () => Promise<number>;
}

/** What the list shows. */
export interface PostListState {
  readonly rows: readonly PostRow[];
  /** How many posts there are, loaded or not. */
  readonly total: number;
  readonly more: boolean;
  /** The first page is loading, with or without older rows on screen; or the next one is. */
  readonly loading: 'first' | 'more' | null;
  /** The last load failed; `retry` repeats it. */
  readonly failed: boolean;
}

/** A first page found earlier, while composing. */
export type KnownPage = Pick<PostListState, 'rows' | 'total' | 'more'>;

/** The press list as it grows page by page. A failed load keeps what there is. */
export class PostList {
  readonly #source: PostSource;
  readonly #listeners = new Set<() => void>();
  #state: PostListState;
  #retry: () => Promise<void> = () => this.reload();
  #first: Promise<void> = Promise.resolve();
  /** Counts reloads: what an older one still brings is dropped. */
  #round = 0;

  constructor(source: PostSource, known: KnownPage | null) {
    this.#source = source;
    this.#state = { ...(known ?? { rows: [], total: 0, more: false }), loading: 'first', failed: false };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): PostListState => this.#state;

  /** Loads the first page anew; rows on screen stay until it is there. */
  readonly reload = (): Promise<void> => this.#begin(0);

  /** Loads anew as many pages as are on screen: for whoever comes back to them. */
  readonly resume = (): Promise<void> => this.#begin(this.#state.rows.length);

  /** Appends the page after the last row. */
  readonly loadMore = async (): Promise<void> => {
    if (this.#state.loading === 'more') return;
    await this.#first;
    const last = this.#state.rows.at(-1);
    if (!last || !this.#state.more || this.#state.loading) return;
    this.#retry = this.loadMore;
    await this.#load('more', this.#round, async () => {
      const page = await this.#source.list(last);
      return { ...page, rows: [...this.#state.rows, ...page.rows] };
    });
  };

  /** Repeats the load that failed. */
  readonly retry = (): Promise<void> => (this.#state.failed ? this.#retry() : Promise.resolve());

  /** Loads from the first page until there are `depth` rows, then shows them at once. */
  #begin(depth: number): Promise<void> {
    const round = ++this.#round;
    this.#retry = () => this.#begin(depth);
    this.#first = this.#load('first', round, async () => {
      const [first, total] = await Promise.all([this.#source.list(null), this.#source.count()]);
      let { rows, more } = first;
      while (more && rows.length < depth) {
        const page = await this.#source.list(rows.at(-1) ?? null);
        rows = [...rows, ...page.rows];
        more = page.more;
      }
      return { rows, more, total };
    });
    return this.#first;
  }

  async #load(loading: 'first' | 'more', round: number, page: () => Promise<Partial<PostListState>>): Promise<void> {
    this.#set({ loading, failed: false });
    let outcome: Partial<PostListState>;
    try {
      outcome = await page();
    } catch {
      outcome = { failed: true };
    }
    if (round === this.#round) this.#set({ ...outcome, loading: null });
  }

  #set(change: Partial<PostListState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
