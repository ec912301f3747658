// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '../../testing/renderAt';
import UnitPlanAccordion from './UnitPlanAccordion';

afterEach(cleanup);

const heading = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent;
const press = (title: string) => fireEvent.click(screen.getByText(title, { selector: 'summary *' }));

test('nothing is open at first and the heading is the default', () => {
  const { container } = renderAt('/', <UnitPlanAccordion />);
  expect(heading()).toBe('세대안내');
  expect(container.querySelectorAll('details[open]')).toHaveLength(0);
});

test('the heading follows what is open', () => {
  renderAt('/', <UnitPlanAccordion />);
  press('타입 안내');
  expect(heading()).toBe('타입 안내');
  press('E-모델하우스');
  expect(heading()).toBe('E-모델하우스');
});

test('one section is open at a time and pressing it again closes it', () => {
  const { container } = renderAt('/', <UnitPlanAccordion />);
  press('타입 안내');
  press('E-모델하우스');
  expect(container.querySelectorAll('details[open]')).toHaveLength(1);
  press('E-모델하우스');
  expect(container.querySelectorAll('details[open]')).toHaveLength(0);
  expect(heading()).toBe('세대안내');
});
