import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  afterDoubleTap,
  bound,
  fit,
  fitted,
  moveBy,
  opening,
  type Point,
  type Size,
  type ZoomState,
  zoomAt,
} from './zoomState';

const keyStep = 80;
const keyFactor = 1.4;
/** What a word must measure to be read, px. */
const readablePx = 14;
const doubleTapMs = 320;
const doubleTapPx = 32;

/**
 * Zooming and moving a picture inside a stage: pinch, drag, wheel, double tap and keys.
 *
 * @param stageRef the element the picture lies in
 * @param picture the picture's own size, any unit
 * @param word the height of the smallest word that everybody is to read, in the same unit
 */
export function usePanZoom(stageRef: RefObject<HTMLElement | null>, picture: Size, word: number) {
  const [state, setState] = useState<ZoomState>(fitted);
  const pointers = useRef(new Map<number, Point>());
  const lastTap = useRef<{ time: number; point: Point } | null>(null);
  const travelled = useRef(0);

  const change = (next: (current: ZoomState, whole: Size, room: Size) => ZoomState) => {
    const stage = stageRef.current;
    if (!stage) return;
    const room = { width: stage.clientWidth, height: stage.clientHeight };
    const whole = fit(picture, room);
    setState((current) => bound(next(current, whole, room), whole, room));
  };

  const opened = (whole: Size, room: Size) => opening(whole, room, (readablePx * picture.width) / (word * whole.width));

  // Once, when the stage has its size; the picture does not change while it is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: turning the device keeps what the visitor looks at.
  useLayoutEffect(() => change((_, whole, room) => opened(whole, room)), []);

  const fromCentre = (clientX: number, clientY: number): Point => {
    const box = stageRef.current?.getBoundingClientRect();
    return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : { x: 0, y: 0 };
  };

  const zoomBy = (factor: number, point: Point = { x: 0, y: 0 }) => change((current) => zoomAt(current, factor, point));
  const reset = () => setState(fitted);

  // React listens to the wheel passively, and a passive listener cannot keep the page from scrolling.
  const onWheel = useRef<(event: WheelEvent) => void>(() => {});
  onWheel.current = (event) => {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
    zoomBy(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.002)), fromCentre(event.clientX, event.clientY));
  };
  useEffect(() => {
    const stage = stageRef.current;
    if (!stage) return;
    const listen = (event: WheelEvent) => onWheel.current(event);
    stage.addEventListener('wheel', listen, { passive: false });
    return () => stage.removeEventListener('wheel', listen);
  }, [stageRef]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    travelled.current = 0;
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    travelled.current += Math.hypot(now.x - before.x, now.y - before.y);
    if (!other) {
      change((current) => moveBy(current, now.x - before.x, now.y - before.y));
      return;
    }
    const spread = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
    const middle = fromCentre((now.x + other.x) / 2, (now.y + other.y) / 2);
    const moved = { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 };
    change((current) => zoomAt(moveBy(current, moved.x, moved.y), spread(now) / spread(before), middle));
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const known = pointers.current.delete(event.pointerId);
    if (!known || event.type !== 'pointerup' || travelled.current > doubleTapPx || pointers.current.size > 0) return;
    const point = { x: event.clientX, y: event.clientY };
    const last = lastTap.current;
    const again =
      last &&
      event.timeStamp - last.time < doubleTapMs &&
      Math.hypot(point.x - last.point.x, point.y - last.point.y) < doubleTapPx;
    lastTap.current = again ? null : { time: event.timeStamp, point };
    if (!again) return;
    const at = fromCentre(point.x, point.y);
    change((current, whole, room) => afterDoubleTap(current, opened(whole, room).scale, at));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = keyChange(event.key);
    if (!next) return;
    event.preventDefault();
    change(next);
  };

  return {
    state,
    zoomIn: () => zoomBy(keyFactor),
    zoomOut: () => zoomBy(1 / keyFactor),
    reset,
    onKeyDown,
    stageHandlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}

const centre: Point = { x: 0, y: 0 };

function keyChange(key: string): ((current: ZoomState) => ZoomState) | null {
  switch (key) {
    case '+':
    case '=':
      return (current) => zoomAt(current, keyFactor, centre);
    case '-':
      return (current) => zoomAt(current, 1 / keyFactor, centre);
    case '0':
      return () => fitted;
    case 'ArrowLeft':
      return (current) => moveBy(current, keyStep, 0);
    case 'ArrowRight':
      return (current) => moveBy(current, -keyStep, 0);
    case 'ArrowUp':
      return (current) => moveBy(current, 0, keyStep);
    case 'ArrowDown':
      return (current) => moveBy(current, 0, -keyStep);
    default:
      return null;
  }
}
