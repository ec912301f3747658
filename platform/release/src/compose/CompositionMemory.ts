import type { PageReferences } from '../gate/readPage';
import { readPage } from '../gate/readPage';
import type { Composition, RenderedPage } from './renderPages';

/** Values of the last composition and of this one, by what they were made of. */
class Turns<T> {
  #last = new Map<string, T>();
  #now = new Map<string, T>();

  begin(): void {
    this.#last = this.#now;
    this.#now = new Map();
  }

  async of(key: string, make: () => T | Promise<T>): Promise<T> {
    const known = this.#now.get(key) ?? this.#last.get(key);
    const value = known === undefined ? await make() : known;
    this.#now.set(key, value);
    return value;
  }
}

/**
 * What a process that composes again and again keeps of the composition before: a post changes two pages of sixty. The same
 * versions, facts and data give the same bytes, so what is kept is what would be made again.
 */
export class CompositionMemory {
  readonly #prepared = new Turns<Omit<Composition, 'before' | 'backEnd'>>();
  readonly #pages = new Turns<RenderedPage>();
  readonly #references = new Turns<PageReferences>();

  /** A composition begins: what the one before the last made is forgotten. */
  begin(): void {
    for (const turns of [this.#prepared, this.#pages, this.#references]) turns.begin();
  }

  /** What published versions are put together into. */
  prepared(key: string, make: () => Promise<Composition>): Promise<Omit<Composition, 'before' | 'backEnd'>> {
    return this.#prepared.of(key, make);
  }

  /** @param madeOf everything that decides what the page says: its lock, its place and its data */
  page(madeOf: readonly unknown[], render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    return this.#pages.of(JSON.stringify(madeOf), render);
  }

  references(html: string): Promise<PageReferences> {
    return this.#references.of(html, () => readPage(html));
  }
}
