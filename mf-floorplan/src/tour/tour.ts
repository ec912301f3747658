import type { PictureSource } from '@riverview/shared-ui/picture';

/** Where one looks: degrees. */
export interface View {
  /** Bearing on the plan, clockwise from its top edge. */
  readonly heading: number;
  /** Above the horizon. */
  readonly pitch: number;
  /** Vertical angle of view. */
  readonly fov: number;
}

/** A place of a home where one can stand. */
export interface Scene {
  readonly id: string;
  readonly name: string;
  /** Equirectangular, in widths up to 4096 px. */
  readonly panorama: PictureSource;
  /** Bearing of the middle of the panorama, degrees. */
  readonly yaw: number;
  /** Where the camera stands on the plan, mm. */
  readonly x: number;
  readonly y: number;
  readonly start: View;
}

/** A still picture of a place, for readers and for machines that cannot draw the sphere. */
export interface Still {
  readonly source: PictureSource;
  readonly caption: string;
}

/** The walk through one type. */
export interface Tour {
  readonly scenes: readonly [Scene, ...Scene[]];
}
