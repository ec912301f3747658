import { describe, expect, test } from 'vitest';
import { floorPlan } from './floorPlan';
import { problems } from './problems';
import { exclusiveArea, readUnit, type Unit, unitTypes } from './unit';

describe.each(unitTypes())('unit %s', (type) => {
  test('can be built and lived in', () => {
    expect(problems(readUnit(type))).toEqual([]);
  });

  test('names its rooms once each', () => {
    const ids = readUnit(type).rooms.map((r) => r.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('draws the same plan on each run, with a title and real text', () => {
    const plan = floorPlan(readUnit(type), 'full');
    expect(floorPlan(readUnit(type), 'full')).toBe(plan);
    expect(plan).toContain(`<title id="t">${readUnit(type).name} 평면도, 발코니 확장</title>`);
    for (const room of readUnit(type).rooms) expect(plan).toContain(`>${room.name}</text>`);
  });
});

describe('the checks find', () => {
  const broken = (change: (unit: Unit) => void) => {
    const unit = readUnit('84A');
    change(unit);
    return problems(unit).join('\n');
  };

  test('a wrong area', () => {
    expect(exclusiveArea(readUnit('84A'))).toBeCloseTo(84.3, 0);
    expect(broken((u) => Object.assign(u, { figure: 90 }))).toContain('exclusive area');
  });

  test('a missing wall', () => {
    expect(
      broken((u) =>
        u.walls.splice(
          u.walls.findIndex((w) => w.id === 'bp'),
          1,
        ),
      ),
    ).toContain('is open from');
  });

  test('rooms that overlap', () => {
    expect(broken((u) => u.rooms.find((r) => r.id === 'bed3')?.poly.splice(0, 1, [2500, 4300]))).toContain('overlap');
  });

  test('a door beyond its wall', () => {
    expect(broken((u) => Object.assign(u.openings[0] ?? {}, { at: 99_999 }))).toContain('beyond its wall');
  });

  test('a door that hits the bed', () => {
    expect(
      broken((u) => Object.assign(u.furniture.find((f) => f.t === 'bed') ?? {}, { x: 11_800, y: 4200 })),
    ).toContain('swings into bed');
  });

  test('a bed before the doors of a wardrobe, but no chair', () => {
    const bed = (u: Unit) => u.furniture.filter((f) => f.t === 'bedS')[1] ?? {};
    expect(broken((u) => Object.assign(bed(u), { y: 6000 }))).toContain(
      'bedS at 4710,6000 stands before the doors of the wardrobe at 4950,4700',
    );
    expect(broken((u) => u.furniture.push({ t: 'chair', x: 5300, y: 5300 }))).toBe('');
  });

  test('a parapet of stone before a balcony, and a window there that opens at the knee', () => {
    const balcony = (u: Unit) => u.openings.find(({ transom }) => transom) ?? {};
    expect(broken((u) => Object.assign(balcony(u), { sill: 1000 }))).toContain('hides the view up to 1000');
    expect(broken((u) => Object.assign(balcony(u), { transom: undefined }))).toContain('opens below 1200');
  });

  test('a bench, only pictured, where a door swings', () => {
    expect(broken((u) => u.dressing?.push({ t: 'bench', x: 10_900, y: 3800, w: 1250, d: 360 }))).toContain(
      'swings into bench at 10900,3800',
    );
  });

  test('a mirror before a door, and one in the middle of a room', () => {
    expect(broken((u) => u.dressing?.push({ t: 'mirror', x: 10_522, y: 3880, r: -90, w: 620, d: 40 }))).toContain(
      'mirror at 10522,3880 hangs before the door at 3880 in wall lm',
    );
    expect(broken((u) => u.dressing?.push({ t: 'mirror', x: 8150, y: 5600, w: 620, d: 40 }))).toContain(
      'mirror at 8150,5600 hangs on no wall',
    );
  });

  test('a hatch that cannot be left by', () => {
    expect(broken((u) => Object.assign(u.escape, { at: [12_200, 5200] }))).toContain('lies beyond the balcony');
    expect(broken((u) => u.furniture.push({ t: 'washer', x: 13_350, y: 7690, w: 660, d: 660 }))).toContain(
      'washer at 13350,7690 stands on the escape hatch',
    );
  });

  test('a camera on the sofa', () => {
    expect(broken((u) => Object.assign(u.cameras[0] ?? {}, { x: 9800, y: 6345 }))).toContain('living stands in sofa');
  });

  test('a room without a door', () => {
    const without = broken((u) =>
      u.openings.splice(
        u.openings.findIndex((o) => o.wall === 'hb'),
        1,
      ),
    );
    expect(without).toContain('bed2 cannot be reached');
  });
});
