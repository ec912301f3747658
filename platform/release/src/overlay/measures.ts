/** A layout shift, as browsers that know them tell it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

interface LargestPaint extends PerformanceEntry {
  readonly element: Element | null;
}

const ofModule = /\/_modules\/([\w-]+)\/[\da-f]+\//g;

/** What was seen on the page so far, by whoever it is of. */
export class Measures {
  /** Element of the largest paint, and when it was, milliseconds. */
  largest: { readonly element: Element; readonly at: number } | null = null;
  readonly #shifts: { readonly node: Node | null; readonly value: number }[] = [];
  readonly #failures: string[] = [];
  readonly #changed: () => void;

  /** @param changed told when there is something new */
  constructor(changed: () => void) {
    this.#changed = changed;
    addEventListener('error', ({ error, filename, message }) => this.#failed(error?.stack ?? `${message} ${filename}`));
    addEventListener('unhandledrejection', ({ reason }) => this.#failed(reason?.stack ?? String(reason)));
    this.#observe('largest-contentful-paint', (entry: LargestPaint) => {
      if (entry.element) this.largest = { element: entry.element, at: entry.startTime };
    });
    this.#observe('layout-shift', ({ hadRecentInput, sources, value }: LayoutShift) => {
      if (!hadRecentInput) this.#shifts.push({ node: sources[0]?.node ?? null, value });
    });
  }

  #observe<T extends PerformanceEntry>(type: string, take: (entry: T) => void): void {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as T);
      this.#changed();
    });
    observer.observe({ type, buffered: true });
  }

  #failed(stack: string): void {
    this.#failures.push(stack);
    this.#changed();
  }

  /** Bytes of a version's files that this document has fetched, as they came over the network. */
  static bytes(module: string, version: string): number {
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.startsWith(`/_modules/${module}/${version}/`))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
  }

  /** Failures whose newest call of a module's is this one's. */
  errors(module: string): number {
    return this.#failures.filter((stack) => [...stack.matchAll(ofModule)][0]?.[1] === module).length;
  }

  /** Sum of the layout shifts that began in a region. */
  shift(owns: (node: Node) => boolean): number {
    return this.#shifts.reduce((sum, { node, value }) => (node && owns(node) ? sum + value : sum), 0);
  }
}
