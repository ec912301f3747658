/** The drawing of one unit type. */
export interface PlanDrawing {
  /** Address of the plan with all its labels and measures. */
  readonly full: string;
  /** Address of the plan with main rooms only, for narrow screens. */
  readonly reduced: string | null;
  /** `x y width height` of the drawing in millimetres. */
  readonly viewBox: readonly [number, number, number, number];
  readonly rooms: readonly PlanRoom[];
}

/** One room as the plan names it. */
export interface PlanRoom {
  readonly name: string;
  /** In m², where the plan states it. */
  readonly area: number | null;
}
