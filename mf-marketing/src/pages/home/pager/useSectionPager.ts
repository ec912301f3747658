import { usePopup } from '@riverview/runtime';
import { type RefObject, useEffect, useState } from 'react';
import { measureScreens, measureStops } from './measureStops';
import { type Direction, nextStop, sectionAt, stopAt } from './nextStop';
import { belongsToPage, leavesKeyToTarget, stepOfKey } from './pageInput';
import { remember, startsGesture, type WheelTick } from './wheelGesture';

/** Wheel input is ignored this long after a step, ms. */
const LOCK = 500;
/** A smooth scroll has ended by then in every browser, ms; `scrollend` usually says so earlier. */
const TRAVEL = 1200;
const LINE = 40;

/**
 * Turns the home page into a pager of full-height sections: wheel and keys go one stop further, with a smooth scroll.
 * The page itself stays an ordinary scrolling one, and is nothing else on narrow screens, with reduced motion, and where
 * a section does not fit the viewport.
 * @param root Holds the sections, each marked `data-screen`.
 * @returns The section in view: 1 to 8, and 8.5 for the footer.
 */
export function useSectionPager(root: RefObject<HTMLElement | null>): number {
  const [section, setSection] = useState(1);

  useEffect(() => {
    const container = root.current;
    if (!container) return;
    let target: number | null = null;
    let travelsUntil = 0;
    let lockedUntil = 0;
    let resting: number | null = 0;
    let ticks: readonly WheelTick[] = [];

    const standing = (stops: readonly number[], now: number) =>
      target !== null && now < travelsUntil ? (stops[target] ?? window.scrollY) : window.scrollY;

    const travel = (stops: readonly number[], index: number, now: number) => {
      target = index;
      lockedUntil = now + LOCK;
      travelsUntil = now + TRAVEL;
      window.scrollTo({ top: stops[index] ?? 0, behavior: 'smooth' });
    };

    const onWheel = (event: WheelEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.shiftKey || usePopup.getState().opener !== null) return;
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY) || !belongsToPage(event.target)) return;
      const stops = measureStops(container);
      if (!stops) return;
      const now = event.timeStamp;
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE;
      const tick = { at: now, delta: event.deltaY * unit };
      if (tick.delta === 0) return;
      const fresh = startsGesture(ticks, tick);
      ticks = remember(ticks, tick);
      const direction: Direction = tick.delta > 0 ? 1 : -1;
      const next = nextStop(stops, standing(stops, now), direction);
      const locked = now < lockedUntil;
      if (next === null && !locked) return;
      event.preventDefault();
      if (fresh && !locked && next !== null) travel(stops, next, now);
    };

    const onKeyDown = (event: KeyboardEvent) => {
      const step = stepOfKey(event);
      if (step === null || event.defaultPrevented || leavesKeyToTarget(event)) return;
      if (usePopup.getState().opener !== null) return;
      const stops = measureStops(container);
      if (!stops) return;
      event.preventDefault();
      const now = event.timeStamp;
      if (event.repeat && now < lockedUntil) return;
      const next =
        step === 'first' ? 0 : step === 'last' ? stops.length - 1 : nextStop(stops, standing(stops, now), step);
      if (next !== null) travel(stops, next, now);
    };

    const onScroll = () => {
      const { tops, end } = measureScreens(container);
      setSection(sectionAt(tops, window.scrollY, end, window.innerHeight));
    };
    const onScrollEnd = () => {
      target = null;
      const stops = measureStops(container);
      resting = stops && stopAt(stops, window.scrollY);
    };
    // A resized window keeps the section it stood on, whose offset has changed with the height.
    const onResize = () => {
      const stops = measureStops(container);
      const top = stops && resting !== null ? stops[resting] : undefined;
      if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
      onScroll();
    };

    onScroll();
    onScrollEnd();
    window.addEventListener('wheel', onWheel, { passive: false });
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('scrollend', onScrollEnd);
    window.addEventListener('resize', onResize);
    return () => {
      window.removeEventListener('wheel', onWheel);
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('scrollend', onScrollEnd);
      window.removeEventListener('resize', onResize);
    };
  }, [root]);

  return section;
}
