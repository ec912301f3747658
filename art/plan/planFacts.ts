import { homeArea, roomAreas } from './roomAreas';
import { insideOf, netArea, type Room, type RoomKind, type Unit } from './unit';

/** `full` has areas, dimensions and a compass; `reduced` the main rooms only, large enough for a phone. */
export type LabelSet = 'full' | 'reduced';

/** The part of the plane that a drawing shows, mm. */
export interface PlanBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What every page that shows a plan says of it. */
export interface PlanFacts {
  full: PlanBox;
  reduced: PlanBox;
  /** Names of the rooms, in the order of the data. */
  rooms: string[];
}

/** An area in m² to a tenth, in its two parts: 전용면적 and 서비스면적. */
export interface AreaParts {
  exclusive: number;
  service: number;
}

/** What the page of a plan says of its areas. */
export interface PlanAreas {
  /** Floors between walls, and their clear width and depth, mm. */
  rooms: ({ name: string; kind: RoomKind; clear: [number, number] } & AreaParts)[];
  /** The walls between them, so that each column adds up to the home's, and how thick they are at least and at most, mm. */
  walls: { thickness: [number, number] } & AreaParts;
  /** The home and its greatest width and depth between the outer walls, mm. */
  home: { clear: [number, number] } & AreaParts;
}

const mainKinds: ReadonlySet<string> = new Set(['living', 'kitchen', 'bedroom', 'study']);

export const isMainRoom = ({ kind }: Room): boolean => mainKinds.has(kind);

const tenth = (area: number) => Math.round(area * 10) / 10;

/** The area that a plan states of a room, m² to a tenth; `null` where it states none. */
export const statedArea = (unit: Unit, room: Room): number | null =>
  isMainRoom(room) ? tenth(netArea(unit, room)) : null;

/** Height of the letters a reduced plan's main rooms have, mm: 14 px or more where it is shown 350 px wide. */
export const reducedLetter = (width: number) => Math.ceil((width / 350) * 14.2);

/** The plan with what its labels and its legend need around it. */
export function planBox(unit: Unit, labels: LabelSet): PlanBox {
  const right = Math.max(...unit.outline.map(([x]) => x));
  const bottom = Math.max(...unit.outline.map(([, y]) => y));
  if (labels === 'full') return { x: -1750, y: -1750, width: right + 3600, height: bottom + 4100 };
  const width = right + 640;
  return { x: -320, y: -520, width, height: bottom + 840 + Math.round(reducedLetter(width) * 1.8) };
}

/** The facts that stand in the drawings of a unit. */
export const planFacts = (unit: Unit): PlanFacts => ({
  full: planBox(unit, 'full'),
  reduced: planBox(unit, 'reduced'),
  rooms: unit.rooms.map(({ name }) => name),
});

/** The areas of a unit as its page states them. Walls take what rounding leaves, so that a reader who adds up comes to the sum. */
export function planAreas(unit: Unit): PlanAreas {
  const rooms = roomAreas(unit).map(({ room, exclusive, service, clear }) => ({
    name: room.name,
    kind: room.kind,
    exclusive: tenth(exclusive),
    service: tenth(service),
    clear,
  }));
  const area = homeArea(unit);
  const corners = insideOf(unit).flat(2);
  const extent = (axis: 0 | 1) => {
    const values = corners.map((corner) => corner[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  const home: PlanAreas['home'] = {
    exclusive: tenth(area.exclusive),
    service: tenth(area.service),
    clear: [extent(0), extent(1)],
  };
  const thick = unit.walls.map(({ t }) => t);
  const thickness: [number, number] = [Math.min(...thick), Math.max(...thick)];
  const rest = (part: keyof AreaParts) => tenth(home[part] - rooms.reduce((sum, room) => sum + room[part], 0));
  return { rooms, walls: { exclusive: rest('exclusive'), service: rest('service'), thickness }, home };
}
