type LateParts = typeof import('./lateParts');

/** Pause before they are fetched again, milliseconds. */
const pause = 3000;

let parts: LateParts | null = null;
let coming: Promise<LateParts> | null = null;

async function fetchLateParts(): Promise<LateParts> {
  for (;;) {
    try {
      parts = await import('./lateParts');
      return parts;
    } catch {
      // The network is gone. A form that is sent before they come is posted by the browser.
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** What a form needs from its first key on, and no first paint does: a chunk that follows the form. Never rejects. */
export function loadLateParts(): Promise<LateParts> {
  coming ??= fetchLateParts();
  return coming;
}

/** The late parts, where they are there already. */
export const latePartsNow = (): LateParts | null => parts;
