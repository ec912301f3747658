import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

interface AutoAdvance {
  /** How long one slide stands, ms. */
  readonly interval: number;
  /** The slide shown; the time begins anew with each. */
  readonly index: number;
  readonly enabled: boolean;
  readonly onAdvance: () => void;
}

/** Calls `onAdvance` in time, but not while someone is looking closer, cannot see it, or asked for stillness. */
export function useAutoAdvance({ interval, index, enabled, onAdvance }: AutoAdvance) {
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const visible = useSyncExternalStore(onVisibilityChange, isVisible, always);
  const still = useSyncExternalStore(onMotionChange, wantsStillness, never);

  // Pressing play is a wish of its own, above the system's general one.
  const playing = choice === null ? !still : choice === 'play';
  const running = enabled && playing && visible && !hovered && !focused;

  const advance = useEffectEvent(onAdvance);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new slide begins a new interval.
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => advance(), interval);
    return () => clearTimeout(timer);
  }, [running, interval, index]);

  return {
    playing,
    toggle: () => setChoice(playing ? 'pause' : 'play'),
    handlers: {
      // A touch has no hover; it would leave the slides standing for ever.
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      // Nor does a pressed button that merely keeps the focus.
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}

const always = () => true;
const never = () => false;

const isVisible = () => document.visibilityState === 'visible';
function onVisibilityChange(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

const stillness = () => matchMedia('(prefers-reduced-motion: reduce)');
const wantsStillness = () => stillness().matches;
function onMotionChange(changed: () => void) {
  const query = stillness();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
