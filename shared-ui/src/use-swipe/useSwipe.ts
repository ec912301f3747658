import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** A finger or pointer that travels no further than this, px, has not swiped. */
const threshold = 50;

/** Up to this, px, a press with an unsteady hand is still a press on what lies below. */
const steady = 15;

interface Swipe {
  /** Default true. */
  readonly enabled?: boolean;
  readonly onSwipe: (way: 'left' | 'right') => void;
}

interface Start {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Handlers for an element that can be swiped sideways, by touch, pen or mouse. The element needs `touch-action: pan-y`:
 * vertical movement stays with the page, which then cancels the pointer.
 */
export function useSwipe({ enabled = true, onSwipe }: Swipe) {
  const start = useRef<Start | null>(null);
  const swiped = useRef(false);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      swiped.current = false;
      if (!enabled || !event.isPrimary || event.button !== 0) return;
      start.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = start.current;
      if (from?.pointer !== event.pointerId || event.currentTarget.hasPointerCapture(event.pointerId)) return;
      // Captured only then, for a swipe may end outside the element.
      if (Math.abs(event.clientX - from.x) > steady) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const from = start.current;
      start.current = null;
      if (from?.pointer !== event.pointerId) return;
      const x = event.clientX - from.x;
      if (Math.abs(x) <= threshold || Math.abs(x) <= Math.abs(event.clientY - from.y)) return;
      swiped.current = true;
      onSwipe(x < 0 ? 'left' : 'right');
    },
    onPointerCancel() {
      start.current = null;
    },
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (!swiped.current) return;
      swiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // The browser's own dragging of links and pictures would swallow the pointer.
    onDragStart(event: { preventDefault: () => void }) {
      event.preventDefault();
    },
  };
}
