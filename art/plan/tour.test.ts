import pc, { type Polygon } from 'polygon-clipping';
import { describe, expect, test } from 'vitest';
import { bearing, findPortals, roomOf, tour } from './tour';
import { areaOf, type Point, placeWalls, readUnit, type Unit, wallMass, wallOf, wallQuad } from './unit';

/** What a look is stopped by: walls without their doors and windows. */
function opaque(unit: Unit) {
  const walls = placeWalls(unit);
  const gaps = unit.openings.map((o): Polygon => {
    const w = wallOf(walls, o.wall);
    return wallQuad(w, o.at - o.w / 2, o.at + o.w / 2, w.t + 60);
  });
  return pc.difference(wallMass(unit), ...gaps);
}

function ray([x1, y1]: Point, [x2, y2]: Point): Polygon {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [vx, vy] = [(-(y2 - y1) / length) * 2, ((x2 - x1) / length) * 2];
  return [
    [
      [x1 - vx, y1 - vy],
      [x2 - vx, y2 - vy],
      [x2 + vx, y2 + vy],
      [x1 + vx, y1 + vy],
    ],
  ];
}

describe.each(['84A', '115'])('tour of %s', (type) => {
  const unit = readUnit(type);
  const nodes = tour(unit);

  test('has five rooms or more, all connected', () => {
    expect(nodes.length).toBeGreaterThanOrEqual(5);
    const reached = new Set(['living']);
    for (const id of reached) for (const link of nodes.find((n) => n.id === id)?.links ?? []) reached.add(link.to);
    expect([...reached].sort()).toEqual(nodes.map((n) => n.id).sort());
  });

  test('leads back on every way there is', () => {
    for (const node of nodes) {
      for (const link of node.links) {
        expect(nodes.find((n) => n.id === link.to)?.links.some((l) => l.to === node.id)).toBe(true);
      }
    }
  });

  test('points at a door or opening of its own room, with nothing in between', () => {
    const solid = opaque(unit);
    for (const camera of unit.cameras) {
      const room = roomOf(unit, camera).id;
      const doors = findPortals(unit).filter((p) => p.between.includes(room));
      for (const link of nodes.find((n) => n.id === camera.id)?.links ?? []) {
        const heading = camera.yaw + link.yaw;
        const door = doors.find((d) => {
          const off = bearing([camera.x, camera.y], d.at) - heading;
          return Math.abs((((off % 360) + 540) % 360) - 180) < 0.2;
        });
        expect(door, `${camera.id} to ${link.to}`).toBeDefined();
        if (door)
          expect(
            areaOf(pc.intersection(solid, ray([camera.x, camera.y], door.at))),
            `${camera.id} to ${link.to}`,
          ).toBeLessThan(0.0004);
      }
    }
  });

  test('arrives facing away from the door', () => {
    for (const node of nodes) {
      for (const link of node.links) {
        const back = nodes.find((n) => n.id === link.to)?.links.find((l) => l.to === node.id);
        const turned = Math.abs((((((back?.yaw ?? 0) - link.arrive) % 360) + 540) % 360) - 180);
        expect(turned).toBeGreaterThan(179);
      }
    }
  });
});
