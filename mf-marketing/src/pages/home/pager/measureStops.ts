/** Offsets of the sections and of the page's end, px. */
export interface Screens {
  readonly tops: readonly number[];
  readonly end: number;
}

/** Where the sections inside `root` stand on the page now. */
export function measureScreens(root: HTMLElement): Screens {
  const scrolled = window.scrollY;
  const tops = screensOf(root).map((screen) => Math.round(screen.getBoundingClientRect().top + scrolled));
  return { tops, end: document.documentElement.scrollHeight - window.innerHeight };
}

/**
 * The offsets a step can lead to: every section, then the end of the page, where the footer shows.
 * `null` where the page has to scroll as any other: narrow, with reduced motion, or with a section or the footer
 * taller than the viewport, as on a zoomed page.
 */
export function measureStops(root: HTMLElement): readonly number[] | null {
  if (!window.matchMedia('(min-width: 900.02px) and (prefers-reduced-motion: no-preference)').matches) return null;
  const height = window.innerHeight;
  if (screensOf(root).some((screen) => screen.offsetHeight > height + 1)) return null;
  const { tops, end } = measureScreens(root);
  const last = tops.at(-1) ?? 0;
  if (end - last > height) return null;
  return end > last + 1 ? [...tops, end] : tops;
}

function screensOf(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-screen]')];
}
