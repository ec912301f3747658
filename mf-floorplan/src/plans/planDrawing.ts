/** The drawing of one unit type. */
export interface PlanDrawing {
  /** Address of the plan with all its labels and measures. */
  readonly full: string;
  /** The plan with main rooms only, for narrow screens; without the measures around it, it has a shape of its own. */
  readonly reduced: { readonly src: string; readonly viewBox: PlanDrawing['viewBox'] } | null;
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
