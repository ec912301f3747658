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
