import { usePopup } from '@platform/runtime';
import { measureScreens, measureStops } from './measureStops';
import { nextStop, sectionAt, stopAt } from './nextStop';
import { belongsToPage, leavesKeyToTarget, stepOfKey } from './pageInput';
import { remember, startsGesture, type WheelTick } from './wheelGesture';

/** Wheel input is ignored this long after a step, ms. */
const lock = 500;
/** A smooth scroll has ended by then in every browser, ms; `scrollend` usually says so earlier. */
const travelTime = 1200;
/** What a wheel that counts in lines moves by one, px. */
const line = 40;

/** A running pager. */
export interface SectionPager {
  /** Scrolls to a section, counted from 0. */
  readonly go: (index: number) => void;
  readonly stop: () => void;
}

/**
 * Turns the page into a pager of full-height sections: wheel and keys go one stop further, with a smooth scroll. The
 * page stays an ordinary scrolling one underneath, and is nothing else where {@link measureStops} finds no stops.
 * @param root Holds the sections, each marked `data-screen`.
 * @param onSection Hears the section in view: 1 to 8, and 8.5 for the footer.
 */
export function startSectionPager(root: HTMLElement, onSection: (section: number) => void): SectionPager {
  let target: number | null = null;
  let travelsUntil = 0;
  let lockedUntil = 0;
  let resting: number | null = null;
  let ticks: readonly WheelTick[] = [];
  const listeners = new AbortController();
  const { signal } = listeners;

  /** Where the page stands, or where it is already going. */
  function position(stops: readonly number[], now: number): number {
    const going = target !== null && now < travelsUntil ? stops[target] : undefined;
    return going ?? window.scrollY;
  }

  function travel(stops: readonly number[], index: number, now: number): void {
    target = index;
    lockedUntil = now + lock;
    travelsUntil = now + travelTime;
    window.scrollTo({ top: stops[index] ?? 0, behavior: 'smooth' });
  }

  function onWheel(event: WheelEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.shiftKey || usePopup.getState().opener !== null) return;
    // Events that a page's own scripts send may say no distance at all.
    if (!event.deltaY || Math.abs(event.deltaX) > Math.abs(event.deltaY) || !belongsToPage(event.target)) return;
    const stops = measureStops(root);
    if (!stops) return;
    const now = event.timeStamp;
    const tick = { at: now, delta: event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : line) };
    const fresh = startsGesture(ticks, tick);
    ticks = remember(ticks, tick);
    const next = nextStop(stops, position(stops, now), tick.delta > 0 ? 1 : -1);
    const locked = now < lockedUntil;
    if (next === null && !locked) return;
    event.preventDefault();
    if (fresh && !locked && next !== null) travel(stops, next, now);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = stepOfKey(event);
    if (step === null || event.defaultPrevented || leavesKeyToTarget(event)) return;
    if (usePopup.getState().opener !== null) return;
    const stops = measureStops(root);
    if (!stops) return;
    event.preventDefault();
    const now = event.timeStamp;
    if (event.repeat && now < lockedUntil) return;
    const ends = { first: 0, last: stops.length - 1 };
    const next = typeof step === 'string' ? ends[step] : nextStop(stops, position(stops, now), step);
    if (next !== null) travel(stops, next, now);
  }

  function onScroll(): void {
    const { tops, end } = measureScreens(root);
    onSection(sectionAt(tops, window.scrollY, end, window.innerHeight));
  }

  function onScrollEnd(): void {
    target = null;
    const stops = measureStops(root);
    resting = stops && stopAt(stops, window.scrollY);
  }

  // A resized window keeps the section it stood on, whose offset has changed with the height.
  function onResize(): void {
    const stops = measureStops(root);
    const top = stops && resting !== null ? stops[resting] : undefined;
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
    onScroll();
  }

  onScroll();
  onScrollEnd();
  window.addEventListener('wheel', onWheel, { passive: false, signal });
  window.addEventListener('keydown', onKeyDown, { signal });
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  window.addEventListener('scrollend', onScrollEnd, { signal });
  window.addEventListener('resize', onResize, { signal });

  return {
    go(index) {
      const stops = measureStops(root);
      if (stops) travel(stops, index, performance.now());
      else root.querySelector(`[data-screen="${index + 1}"]`)?.scrollIntoView();
    },
    stop: () => listeners.abort(),
  };
}
