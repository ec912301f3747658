// @vitest-environment happy-dom
import { settledFacts } from '@riverview/site/testing/settledFacts';
import { unsettledFacts } from '@riverview/site/testing/unsettledFacts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { unitTypes } from '../../content/unitTypes';
import { drawings } from '../../plans/drawings';
import { renderAt } from '../../testing/renderAt';
import FloorPlanPage from './FloorPlanPage';

afterEach(cleanup);

test.each(unitTypes.map(({ key, label, area }) => [key, label, area]))('%s shows %s with %i ㎡', (key, label, area) => {
  renderAt(`/FloorPlan/${key}`, <FloorPlanPage />, unsettledFacts);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(`${label} 타입 평면`);
  expect(screen.getByText('전용면적', { selector: 'dt' }).nextElementSibling?.textContent).toBe(`${area}㎡`);
  expect(screen.getAllByText('추후 공개')).toHaveLength(2);
  cleanup();
  renderAt(`/FloorPlan/${key}`, <FloorPlanPage />, settledFacts);
  expect(screen.queryByText('추후 공개')).toBeNull();
  expect(screen.getByText('공급면적', { selector: 'dt' }).nextElementSibling?.textContent).toBe(
    `${settledFacts.units[label].supplyArea}㎡`,
  );
});

test.each(unitTypes.map(({ key, label }) => [key, label] as const))(
  'the table of %s states every room of its plan, leaves no cell empty and adds up',
  (key, label) => {
    renderAt(`/FloorPlan/${key}`, <FloorPlanPage />);
    const table = screen.getByRole('table', { name: `${label} 타입 공간별 전용면적과 서비스면적, 안목치수` });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? ''));
    for (const cell of rows.flat()) expect(cell).not.toBe('');
    const [, ...lines] = rows;
    expect(lines.slice(0, -2).map(([name]) => name)).toEqual(drawings[label].rooms);
    const columns = lines.map((line) => line.slice(1, 4).map(Number));
    for (const [exclusive = 0, service = 0, total = 0] of columns) expect(exclusive + service).toBeCloseTo(total, 6);
    const sums = columns.at(-1) ?? [];
    for (const [column, sum] of sums.entries()) {
      expect(columns.slice(0, -1).reduce((all, line) => all + (line[column] ?? 0), 0)).toBeCloseTo(sum, 6);
    }
    const [exclusive = 0, service = 0, total = 0] = sums;
    expect(screen.getByText(/^발코니를 확장했을 때의 면적입니다/).textContent).toContain(
      `실사용면적 ${total.toFixed(1)}㎡는 전용면적 ${exclusive.toFixed(1)}㎡에 서비스면적 ${service.toFixed(1)}㎡`,
    );
  },
);

test('every plan and model says that its balcony is extended', () => {
  renderAt('/FloorPlan/59A', <FloorPlanPage />);
  expect(screen.getByText('84A 타입 평면도 · 발코니 확장')).toBeTruthy();
  expect(screen.getByText('84A 타입 입체 이미지 · 발코니 확장 · CG 이미지 · 실제와 다를 수 있습니다')).toBeTruthy();
  expect(
    screen.getByRole('img', { name: /^84A 타입 평면도\. 발코니를 확장한 평면에 .*, 발코니가 그려져 있습니다\.$/ }),
  ).toBeTruthy();
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

test.each(unitTypes.map(({ key }) => key))('no number of %s looks like the key of a route', (key) => {
  const { container } = renderAt(`/FloorPlan/${key}`, <FloorPlanPage />);
  expect(container.querySelector('table')?.textContent).not.toMatch(/59|114|119/);
});
