import type { PictureSource } from '@riverview/shared-ui/picture';
import type { DrawnPlan } from '../../plans/planDrawing';
import type { SceneId } from '../tour';

/** Where one looks: degrees. */
export interface View {
  /** Bearing on the plan, clockwise from its top edge. */
  readonly heading: number;
  /** Above the horizon. */
  readonly pitch: number;
  /** Vertical angle of view. */
  readonly fov: number;
}

/** A way from one place to the next, through a door or an opening. */
export interface Way {
  readonly to: SceneId;
  /** Where the way begins, as seen from here. */
  readonly heading: number;
  readonly pitch: number;
  /** Bearing on arrival: the way one walked, turned towards what the place shows first. */
  readonly arrive: number;
}

/** A place of a home where one can stand. */
export interface Scene {
  readonly id: SceneId;
  /** Equirectangular. */
  readonly panorama: PictureSource;
  /** Bearing of the middle of the panorama, degrees. */
  readonly yaw: number;
  /** Where the camera stands on the plan, mm. */
  readonly x: number;
  readonly y: number;
  readonly start: View;
  /** To the places next to this one that have a panorama. */
  readonly ways: readonly Way[];
}

/** The walk through one type. */
export interface Tour {
  /** The plan on which the scenes stand. */
  readonly plan: DrawnPlan;
  readonly scenes: readonly [Scene, ...Scene[]];
}
