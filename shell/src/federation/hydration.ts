/**
 * Where the document stands between the HTML it came as and the page that is open.
 *
 * - `none`: nothing came as HTML, or nobody has said so yet
 * - `hydrating`: the HTML of the first page is on screen, its own code has not taken over
 * - `hydrated`: the first page is open and alive
 * - `overtaken`: the visitor went on before any page was alive
 * - `left`: another page than the first is open and alive
 */
export type HydrationState = 'none' | 'hydrating' | 'hydrated' | 'overtaken' | 'left';

/** The way of one document through its hydration. docs/decisions/0013 has the picture. */
export class Hydration {
  #state: HydrationState = 'none';
  #firstPath: string | null = null;
  #onLeave = () => {};

  get state(): HydrationState {
    return this.#state;
  }

  /** `true` until a page's own code has taken over. */
  get pending(): boolean {
    return this.#state === 'hydrating' || this.#state === 'overtaken';
  }

  /** `true` while the page that came as HTML is open. */
  get onFirstPage(): boolean {
    return this.#state === 'hydrating' || this.#state === 'hydrated';
  }

  /** The document came with the HTML of the page at `path`; `onLeave` is called once, when the visitor leaves it. */
  begin(path: string, onLeave: () => void): void {
    this.#state = 'hydrating';
    this.#firstPath = path;
    this.#onLeave = onLeave;
  }

  /** A page's own code has taken over. */
  end(): void {
    if (this.#state === 'hydrating') this.#state = 'hydrated';
    if (this.#state === 'overtaken') this.#state = 'left';
  }

  /** The page at `path` is open. */
  visit(path: string): void {
    if (!this.onFirstPage || path === this.#firstPath) return;
    this.#state = this.pending ? 'overtaken' : 'left';
    this.#onLeave();
  }
}
