import { netArea, type Room, type Unit } from './unit';

/** `full` has areas, dimensions and a compass; `reduced` the main rooms only, large enough for a phone. */
export type LabelSet = 'full' | 'reduced';

/** The part of the plane that a drawing shows, mm. */
export interface PlanBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What pages say of a plan, beside its drawings. */
export interface PlanFacts {
  full: PlanBox;
  reduced: PlanBox;
  /** In the order of the data; the area in m², where the plan states it. */
  rooms: { name: string; area: number | null }[];
}

const mainKinds: ReadonlySet<string> = new Set(['living', 'kitchen', 'bedroom']);

export const isMainRoom = ({ kind }: Room): boolean => mainKinds.has(kind);

/** The area that a plan states of a room, m² to a tenth; `null` where it states none. */
export const statedArea = (unit: Unit, room: Room): number | null =>
  isMainRoom(room) ? Number(netArea(unit, room).toFixed(1)) : null;

/** The plan with what its labels need around it. */
export function planBox(unit: Unit, labels: LabelSet): PlanBox {
  const right = Math.max(...unit.outline.map(([x]) => x));
  const bottom = Math.max(...unit.outline.map(([, y]) => y));
  return labels === 'full'
    ? { x: -1750, y: -1750, width: right + 3600, height: bottom + 3400 }
    : { x: -320, y: -520, width: right + 640, height: bottom + 840 };
}

/** The facts that stand in the drawings of a unit. */
export const planFacts = (unit: Unit): PlanFacts => ({
  full: planBox(unit, 'full'),
  reduced: planBox(unit, 'reduced'),
  rooms: unit.rooms.map((room) => ({ name: room.name, area: statedArea(unit, room) })),
});
