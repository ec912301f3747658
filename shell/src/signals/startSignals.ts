import type { BrowserLock, Signal, Width } from '@platform/contract';
import { mostSignals } from '@platform/contract/signals';
import { servedRelease } from '@platform/runtime';
import { Attribution } from './Attribution';
import { listen } from './failures';
import { followVisit } from './followVisit';
import { measureVitals } from './measureVitals';

/** Code that fails in a loop is told of so many times. */
const mostErrors = 10;

const widthOf = (pixels: number): Width => (pixels <= 600 ? 'narrow' : pixels <= 900 ? 'medium' : 'wide');

/** Sends text though the page is being left. */
function sendLate(endpoint: string, body: string): void {
  const taken = navigator.sendBeacon?.(endpoint, new Blob([body], { type: 'application/json' }));
  if (taken) return;
  const headers = { 'content-type': 'application/json' };
  // Nobody is there to be told.
  fetch(endpoint, { method: 'POST', body, headers, keepalive: true }).catch(() => {});
}

/**
 * Tells the site's back end what this document showed, what failed in it and how fast it was, whenever it is put away. Nothing
 * of the visitor is told: no address, no query, nothing typed, no mark by which a document or a browser is known again.
 */
export function startSignals(lock: BrowserLock): void {
  const shell = document.querySelector<HTMLScriptElement>('script[src*="/_modules/shell/"]')?.src;
  const version = shell?.match(/\/_modules\/shell\/([\da-f]+)\//)?.[1];
  const endpoint = lock.facts.signals?.endpoint;
  // In development nothing has a version.
  if (!version || !endpoint) return;
  const attribution = new Attribution(lock, version, location.origin);
  const width = widthOf(innerWidth);
  let waiting: Signal[] = [];
  let errors = 0;

  const note = (signal: Signal): void => {
    if (waiting.length < mostSignals) waiting.push(signal);
  };
  const here = followVisit(attribution, note);
  const takeVitals = measureVitals(attribution);
  listen((failure) => {
    const { page, module: owner } = here();
    const module = attribution.ofFailure(failure, owner);
    if (module && errors++ < mostErrors) note({ kind: 'error', page, module, first: errors === 1 });
  });

  function send(): void {
    const signals = [...waiting, ...takeVitals()].slice(0, mostSignals);
    waiting = [];
    if (signals.length > 0) sendLate(endpoint as string, JSON.stringify({ release: servedRelease(), width, signals }));
  }
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  // Safari tells of some leavings by this alone.
  addEventListener('pagehide', send);
}
