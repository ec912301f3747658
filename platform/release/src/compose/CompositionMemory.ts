import type { Composition, RenderedPage } from './composition';

/** Values of the last composition and of this one, by what they were made of. */
class Turns<T> {
  #last = new Map<string, T>();
  #now = new Map<string, T>();

  begin(): void {
    this.#last = this.#now;
    this.#now = new Map();
  }

  get(key: string): T | undefined {
    return this.#now.get(key) ?? this.#last.get(key);
  }

  set(key: string, value: T): void {
    this.#now.set(key, value);
  }
}

/** A composition of published versions, without what is another one each time. */
type Prepared = Omit<Composition, 'before' | 'backEnd' | 'reuse'>;

/**
 * What a process that composes again and again keeps of the composition before: a post changes two pages of sixty. The same
 * versions, facts and data give the same bytes, so what is kept is what would be made again.
 */
export class CompositionMemory {
  readonly #prepared = new Turns<Prepared>();
  readonly #pages = new Turns<RenderedPage>();

  /** A composition begins: what the one before the last made is forgotten. */
  begin(): void {
    this.#prepared.begin();
    this.#pages.begin();
  }

  /** What published versions are put together into. */
  async prepared(key: string, make: () => Promise<Prepared>): Promise<Prepared> {
    const known = this.#prepared.get(key) ?? (await make());
    this.#prepared.set(key, known);
    return known;
  }

  /**
   * A page as it was made before, or `null`.
   *
   * @param madeOf everything that decides what the page says: its lock, its place and its data
   */
  find(madeOf: readonly unknown[]): RenderedPage | null {
    const known = this.#pages.get(JSON.stringify(madeOf));
    return known ? { ...known, isReused: true } : null;
  }

  keep(madeOf: readonly unknown[], page: RenderedPage): void {
    if (page.isRepeatable) this.#pages.set(JSON.stringify(madeOf), page);
  }
}
