import { expect, test } from 'vitest';
import { unitOfPath } from './unitOfPath';

test('the path of 59A shows the type 84A', () => {
  expect(unitOfPath('/FloorPlan/59A').label).toBe('84A');
});

test('the path of 84A shows the type 115', () => {
  expect(unitOfPath('/FloorPlan/84A').label).toBe('115');
});

test('case and a trailing slash make no difference', () => {
  expect(unitOfPath('/floorplan/114b/').label).toBe('182');
});

test('an unknown type is refused with the known ones', () => {
  expect(() => unitOfPath('/FloorPlan/182')).toThrow(/59A, 59B, 84A/);
});
