import type { SceneId } from './tour';

/** Name and version of what is said between the page and the tour's frame. Both come from one build; another version is not listened to. */
const protocol = 'riverview-tour/1';

/** Why the tour cannot be walked: no WebGL, its connection lost, or no panorama to be had. */
export type TourFailure = 'webgl' | 'lost' | 'picture';

/** What the frame reports to the page around it. */
export type TourReport =
  /** Its script runs. */
  | { readonly type: 'ready' }
  /** Where one stands and looks, once the view has come to rest. */
  | { readonly type: 'at'; readonly scene: string; readonly view: string }
  | { readonly type: 'failed'; readonly reason: TourFailure }
  /** The visitor wants out by the Escape key. */
  | { readonly type: 'leave' };

/** What the page asks of the frame. */
export type TourRequest = { readonly type: 'walk'; readonly to: SceneId };

/** Wraps what is said for `postMessage`. */
export const sealed = (message: TourReport | TourRequest) => ({ protocol, ...message });

type Fields = Readonly<Record<string, unknown>>;

function opened(data: unknown): Fields | null {
  const fields = typeof data === 'object' && data !== null ? (data as Fields) : {};
  return fields.protocol === protocol ? fields : null;
}

/** A report of the frame, or `null` for anything else that was posted. */
export function readReport(data: unknown): TourReport | null {
  const { type, scene, view, reason } = opened(data) ?? {};
  if (type === 'ready' || type === 'leave') return { type };
  if (type === 'at' && typeof scene === 'string' && typeof view === 'string') return { type, scene, view };
  if (type === 'failed' && (reason === 'webgl' || reason === 'lost' || reason === 'picture')) return { type, reason };
  return null;
}

/** A request of the page, or `null` for anything else that was posted. Whether there is such a scene is the frame's to know. */
export function readRequest(data: unknown): TourRequest | null {
  const { type, to } = opened(data) ?? {};
  return type === 'walk' && typeof to === 'string' ? { type, to: to as SceneId } : null;
}
