/** How a picture lies in its stage: `x` and `y` are the px its centre has moved from the stage's centre. */
export interface ZoomState {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const minScale = 1;
export const maxScale = 8;

/** The whole picture, centred. */
export const fitted: ZoomState = { scale: 1, x: 0, y: 0 };

/** Size of a picture that lies wholly inside a stage, in px. */
export function fit(picture: Size, stage: Size): Size {
  const factor = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * factor, height: picture.height * factor };
}

/** From how many times its fitted height on a picture counts as lying lost in a tall stage. */
const lost = 1.5;

/**
 * How a picture is shown first: all of it, or, where that would leave most of a tall stage empty, at least as high as the stage.
 *
 * @param readable the scale from which its words can be read
 */
export function opening(fitted: Size, stage: Size, readable: number): ZoomState {
  const cover = stage.height / fitted.height;
  return { scale: cover > lost ? Math.min(maxScale, Math.max(cover, readable)) : minScale, x: 0, y: 0 };
}

const limit = (value: number, most: number) => Math.min(most, Math.max(-most, value));

/** Keeps the picture's edges outside the stage where it is larger than it, and centred where it is smaller. */
export function bound({ scale, x, y }: ZoomState, picture: Size, stage: Size): ZoomState {
  const most = (length: number, room: number) => Math.max(0, (length * scale - room) / 2);
  return {
    scale,
    x: limit(x, most(picture.width, stage.width)) || 0,
    y: limit(y, most(picture.height, stage.height)) || 0,
  };
}

/** How much a double tap enlarges. */
const closer = 2.5;
/** Pinching leaves no scale exactly. */
const slack = 1.05;

/** What a double tap on `point` leads to: from all of a picture to how it opened, from there closer, from closer to all of it. */
export function afterDoubleTap(state: ZoomState, opened: number, point: Point): ZoomState {
  if (state.scale * slack < opened) return zoomAt(state, opened / state.scale, point);
  return state.scale <= opened * slack ? zoomAt(state, closer, point) : fitted;
}

/** Scales by `factor` so that what lies under `point` (from the stage's centre) stays under it. */
export function zoomAt(state: ZoomState, factor: number, point: Point): ZoomState {
  const scale = Math.min(maxScale, Math.max(minScale, state.scale * factor));
  const real = scale / state.scale;
  return { scale, x: point.x - (point.x - state.x) * real, y: point.y - (point.y - state.y) * real };
}

/** Moves the picture by px. */
export function moveBy(state: ZoomState, dx: number, dy: number): ZoomState {
  return { scale: state.scale, x: state.x + dx, y: state.y + dy };
}
