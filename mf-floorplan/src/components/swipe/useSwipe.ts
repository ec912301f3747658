import { type PointerEvent, useRef } from 'react';

/** Shorter movements, in px, are taps and slips of the finger. */
const threshold = 50;

interface SwipeActions {
  readonly onNext: () => void;
  readonly onPrevious: () => void;
}

/** Sideways swipes of more than 50 px: to the left for the next, to the right for the previous. The element needs `touch-action: pan-y`. */
export function useSwipe({ onNext, onPrevious }: SwipeActions) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.isPrimary && event.button === 0 ? { x: event.clientX, y: event.clientY } : null;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerCancel: () => {
      start.current = null;
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const x = event.clientX - from.x;
      if (Math.abs(x) <= threshold || Math.abs(x) <= Math.abs(event.clientY - from.y)) return;
      if (x < 0) onNext();
      else onPrevious();
    },
  };
}
