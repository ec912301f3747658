import type { Signal } from '@platform/contract';
import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from 'web-vitals';
import type { Attribution } from './Attribution';

type Vital = LCPMetric | INPMetric | CLSMetric;

/** The element that a measure is about: the main picture, what was pressed, what jumped furthest. */
function elementOf({ name, entries }: Vital): Node | null | undefined {
  if (name === 'LCP') return entries.at(-1)?.element;
  if (name === 'INP') return entries[0]?.target;
  const [largest] = [...entries].sort((one, other) => other.value - one.value);
  return largest?.sources[0]?.node;
}

/**
 * Measures LCP, INP and CLS of each page: of every one that the router shows where the browser tells them apart, else of the
 * document. https://github.com/GoogleChrome/web-vitals#report-metrics-for-soft-navigations
 *
 * @returns takes what is known of pages that were not taken yet; what changes after that is left out
 */
export function measureVitals(attribution: Attribution): () => readonly Signal[] {
  const opened = location.href;
  const known = new Map<string, Signal>();
  const taken = new Set<string>();

  function keep(metric: Vital): void {
    const { id, name, value, navigationURL = opened } = metric;
    const place = attribution.place(navigationURL);
    // At once: the element may be gone when the page is left.
    const element = elementOf(metric);
    known.set(id, { kind: 'vital', name, value, ...place, ...(element && { module: attribution.ofElement(element) }) });
  }
  const options = { reportAllChanges: true, reportSoftNavs: true };
  onLCP(keep, options);
  onINP(keep, options);
  onCLS(keep, options);

  return () => {
    const fresh = [...known].filter(([id]) => !taken.has(id));
    for (const [id] of fresh) taken.add(id);
    return fresh.map(([, signal]) => signal);
  };
}
