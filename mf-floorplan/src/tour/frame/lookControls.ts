import { clampView, turn } from './projection';
import type { View } from './scene';

/** Turns pointer, wheel and key input on an element into a view. */
export interface LookControls {
  readonly view: () => View;
  /** Looks there at once. */
  readonly look: (view: View) => void;
  /** Turns there softly, or at once where motion is unwelcome. */
  readonly glide: (change: Partial<View>) => void;
  /** Keys of the pattern: arrows turn, + and − zoom, 0 looks ahead. Answers whether the key was one of them. */
  readonly key: (key: string) => boolean;
  readonly dispose: () => void;
}

const turnStep = 15;
const zoomStep = 10;
/** Part of the remaining way that is travelled in 16.7 ms. */
const glideRate = 0.16;

/**
 * @param element takes the pointer and the wheel; it needs `touch-action: none`
 * @param home the view that key 0 returns to
 * @param onChange called once per frame while the view changes
 */
export function lookControls(element: HTMLElement, home: () => View, onChange: (view: View) => void): LookControls {
  let now = clampView(home());
  let target = now;
  let frame = 0;
  let lastTime = 0;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  const pointers = new Map<number, { x: number; y: number; time: number }>();
  let speed = { heading: 0, pitch: 0 };

  const tick = (time: number) => {
    const rate = 1 - (1 - glideRate) ** Math.min(6, (time - lastTime) / 16.7);
    lastTime = time;
    const way = {
      heading: turn(target.heading - now.heading),
      pitch: target.pitch - now.pitch,
      fov: target.fov - now.fov,
    };
    const arrived = Math.abs(way.heading) + Math.abs(way.pitch) + Math.abs(way.fov) < 0.05;
    now = arrived
      ? target
      : clampView({
          heading: now.heading + way.heading * rate,
          pitch: now.pitch + way.pitch * rate,
          fov: now.fov + way.fov * rate,
        });
    frame = arrived ? 0 : requestAnimationFrame(tick);
    onChange(now);
  };
  const animate = () => {
    if (frame) return;
    lastTime = performance.now();
    frame = requestAnimationFrame(tick);
  };

  const look = (view: View) => {
    now = clampView(view);
    target = now;
    animate();
  };
  const glide = (change: Partial<View>) => {
    target = clampView({ ...target, ...change });
    if (calm.matches) now = target;
    animate();
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY, time: event.timeStamp });
    speed = { heading: 0, pitch: 0 };
    target = now;
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const here = { x: event.clientX, y: event.clientY, time: event.timeStamp };
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, here);
    if (other) {
      const spread = (point: { x: number; y: number }) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
      look({ ...now, fov: now.fov * (spread(before) / spread(here)) });
      return;
    }
    const degreesPerPx = now.fov / element.clientHeight;
    const heading = (before.x - here.x) * degreesPerPx;
    const pitch = (here.y - before.y) * degreesPerPx;
    const elapsed = Math.max(1, here.time - before.time);
    speed = { heading: heading / elapsed, pitch: pitch / elapsed };
    look({ ...now, heading: now.heading + heading, pitch: now.pitch + pitch });
  };
  const onPointerUp = (event: PointerEvent) => {
    const last = pointers.get(event.pointerId);
    pointers.delete(event.pointerId);
    if (!last || event.timeStamp - last.time > 60 || calm.matches) return;
    // A finger that leaves while moving lets the view run out over some 100 ms of its speed.
    glide({ heading: now.heading + speed.heading * 110, pitch: now.pitch + speed.pitch * 110 });
  };
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    glide({ fov: target.fov * Math.exp(event.deltaY * (event.ctrlKey ? 0.01 : 0.001)) });
  };

  const key = (name: string) => {
    const change = name === '0' ? home() : keyChange(name, target);
    if (change) glide(change);
    return change !== null;
  };

  element.addEventListener('pointerdown', onPointerDown);
  element.addEventListener('pointermove', onPointerMove);
  element.addEventListener('pointerup', onPointerUp);
  element.addEventListener('pointercancel', onPointerUp);
  element.addEventListener('wheel', onWheel, { passive: false });

  return {
    view: () => now,
    look,
    glide,
    key,
    dispose: () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('pointerdown', onPointerDown);
      element.removeEventListener('pointermove', onPointerMove);
      element.removeEventListener('pointerup', onPointerUp);
      element.removeEventListener('pointercancel', onPointerUp);
      element.removeEventListener('wheel', onWheel);
    },
  };
}

function keyChange(name: string, { heading, pitch, fov }: View): Partial<View> | null {
  switch (name) {
    case 'ArrowLeft':
      return { heading: heading - turnStep };
    case 'ArrowRight':
      return { heading: heading + turnStep };
    case 'ArrowUp':
      return { pitch: pitch + turnStep };
    case 'ArrowDown':
      return { pitch: pitch - turnStep };
    case '+':
    case '=':
      return { fov: fov - zoomStep };
    case '-':
      return { fov: fov + zoomStep };
    default:
      return null;
  }
}
