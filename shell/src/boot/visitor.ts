interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor asked to save data, or the line is slow: then nothing is fetched that nobody asked for. */
export function isSparing(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { readonly connection?: Connection }).connection ?? {};
  return saveData || /2g$/.test(effectiveType);
}

/** Whether the page has its wide layout, whose home page turns by section: it waits for the wheel. */
export const isWide = (): boolean => matchMedia('(min-width: 900.02px)').matches;

/** Calls back once the page has nothing else to do. */
export const whenIdle: (work: () => void) => void =
  window.requestIdleCallback?.bind(window) ?? ((work: () => void) => setTimeout(work, 2000)); // Safari
