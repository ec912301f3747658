import { useEffect, useState } from 'react';

/** Longer than this nobody waits for a frame, ms: a page in the background has none. */
const patience = 200;

/**
 * Whether what opened with `open` has been painted: what is heavy and stands in it comes with the next frame.
 *
 * @param frameHolds asked while it is open: whether the frame keeps its size when the rest comes. Where it does not, all comes at once
 */
export function useAfterPaint(open: boolean, frameHolds: () => boolean): boolean {
  const [painted, setPainted] = useState(false);
  if (painted && !open) setPainted(false);

  useEffect(() => {
    if (!open) return;
    const say = () => setPainted(true);
    const timer = setTimeout(say, patience);
    // The task behind the frame's own work: by then it is on its way to the screen.
    const frame = requestAnimationFrame(() => setTimeout(say));
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [open]);

  return open && (painted || !frameHolds());
}
