import type { PictureSource } from './pictureSource';

/** The frame of a picture where `media` holds, as CSS lengths. */
export interface PictureFrame {
  /** `(max-width: 900px)`. The last frame names none. */
  readonly media?: string;
  readonly width: string;
  /** Where the picture covers a frame that may be taller than its own form asks: the frame's height. */
  readonly height?: string;
}

/** The `sizes` attribute of a source: where it covers a tall frame it is drawn wider than the frame, by its own form, and its sides are cut. */
export function pictureSizes(shown: string | readonly PictureFrame[], { width, height }: PictureSource): string {
  if (typeof shown === 'string') return shown;
  const form = Math.ceil((width / height) * 1000) / 1000;
  return shown
    .map((frame) => {
      const drawn = frame.height ? `max(${frame.width}, ${frame.height} * ${form})` : frame.width;
      return frame.media ? `${frame.media} ${drawn}` : drawn;
    })
    .join(', ');
}
