import type { Signal } from '@platform/contract';
import type { Attribution, Place } from './Attribution';

/**
 * Notes the pages that a visitor sees, the first attempt at a form that the site is there for, and the first success.
 *
 * @returns where the visitor is
 */
export function followVisit(attribution: Attribution, note: (signal: Signal) => void): () => Place {
  const [opened] = performance.getEntriesByType('navigation');
  let path = new URL(opened?.name ?? location.href).pathname;
  let place = attribution.place(path);
  note({ kind: 'view', ...place, first: true });

  function see(next: string): void {
    if (next === path) return;
    path = next;
    place = attribution.place(path);
    note({ kind: 'view', ...place, first: false });
  }
  // The shell marks each page that has come alive, the first one perhaps before this began.
  new PerformanceObserver((list) => {
    for (const { name, detail } of list.getEntries() as PerformanceMark[]) if (name === 'hydrated') see(String(detail));
  }).observe({ type: 'mark', buffered: true });
  addEventListener('pageshow', ({ persisted }) => persisted && note({ kind: 'view', ...place, first: false }));

  let attempted = false;
  const attempt = () => {
    if (!attempted) note({ kind: 'attempt', ...place });
    attempted = true;
  };
  addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.closest('form[data-goal]')) attempt();
  });
  let reached = false;
  addEventListener('goal', () => {
    // What was filled in before anybody listened was an attempt as well.
    attempt();
    if (!reached) note({ kind: 'goal', ...place });
    reached = true;
  });
  return () => place;
}
