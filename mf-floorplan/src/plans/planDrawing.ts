/** The part of the plane that a drawing shows, mm. */
export interface PlanBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The drawing of one unit type. */
export interface PlanDrawing {
  /** The plan with all its labels and measures. */
  readonly full: DrawnPlan;
  /** The plan with main rooms only, for narrow screens; without the measures around it, it has a shape of its own. */
  readonly reduced: DrawnPlan;
  /** What its rooms are called. */
  readonly rooms: readonly string[];
}

export interface DrawnPlan extends PlanBox {
  /** Address of the drawing. */
  readonly src: string;
}
