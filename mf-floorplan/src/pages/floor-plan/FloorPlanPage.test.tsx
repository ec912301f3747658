// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { unitTypes } from '../../content/unitTypes';
import { renderAt } from '../../testing/renderAt';
import FloorPlanPage from './FloorPlanPage';

afterEach(cleanup);

test.each(unitTypes.map(({ key, label, area }) => [key, label, area]))('%s shows %s with %i ㎡', (key, label, area) => {
  renderAt(`/FloorPlan/${key}`, <FloorPlanPage />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(`${label} 타입 평면`);
  expect(screen.getByText('전용면적', { selector: 'dt' }).nextElementSibling?.textContent).toBe(`${area}㎡`);
  expect(screen.getAllByText('추후 공개')).toHaveLength(2);
});

test('every room of the plan is listed with the area it states', () => {
  renderAt('/FloorPlan/59A', <FloorPlanPage />);
  const rooms = within(screen.getByRole('heading', { name: '공간 구성' }).parentElement as HTMLElement);
  expect(rooms.getByText('거실').nextElementSibling?.textContent).toMatch(/^\d+\.\d㎡$/);
  expect(rooms.getByText('팬트리')).toBeTruthy();
});

test('the first type leads on, the last one back, those between both ways', () => {
  const ways = (path: string) => {
    renderAt(path, <FloorPlanPage />);
    const links = within(screen.getByRole('navigation', { name: '다른 타입' })).getAllByRole('link');
    cleanup();
    return links.map((link) => link.getAttribute('href'));
  };
  expect(ways('/FloorPlan/59A')).toEqual(['/FloorPlan/59B']);
  expect(ways('/FloorPlan/84A')).toEqual(['/FloorPlan/59B', '/FloorPlan/84B']);
  expect(ways('/FloorPlan/114B')).toEqual(['/FloorPlan/114A']);
});

test('a second type is put beside this one, and the address says so', () => {
  const { address } = renderAt('/FloorPlan/59A', <FloorPlanPage />);
  fireEvent.click(screen.getByRole('radio', { name: '182' }));
  expect(address()).toBe('/FloorPlan/59A?compare=182');
  expect(screen.getAllByRole('img', { name: /타입 평면도\./ })).toHaveLength(3);
});

test('a type is never put beside itself', () => {
  renderAt('/FloorPlan/59A?compare=84A', <FloorPlanPage />);
  expect(screen.queryByRole('radio', { name: '84A' })).toBeNull();
  expect(screen.getAllByRole('img', { name: /타입 평면도\./ })).toHaveLength(1);
});
