// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '../../testing/renderAt';
import UnitTypeViewer from './UnitTypeViewer';

afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('six types stand behind six tabs, the first one selected', () => {
  renderAt('/', <UnitTypeViewer />);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    '84A 전용 84㎡',
    '84B 전용 84㎡',
    '115 전용 115㎡',
    '142A 전용 142㎡',
    '142B 전용 142㎡',
    '182 전용 182㎡',
  ]);
  expect(selected()).toBe('84A 전용 84㎡');
});

test('previous is disabled at the first type and next at the last', () => {
  renderAt('/', <UnitTypeViewer />);
  expect(button('이전 타입')).toHaveProperty('disabled', true);
  for (let step = 0; step < 5; step++) fireEvent.click(button('다음 타입'));
  expect(selected()).toBe('182 전용 182㎡');
  expect(button('다음 타입')).toHaveProperty('disabled', true);
  expect(button('이전 타입')).toHaveProperty('disabled', false);
});

test('the choice stands in the address, the first type leaves it bare', () => {
  const { address } = renderAt('/', <UnitTypeViewer />);
  fireEvent.click(screen.getByRole('tab', { name: /142B/ }));
  expect(address()).toBe('/?type=142B');
  fireEvent.click(screen.getByRole('tab', { name: /84A/ }));
  expect(address()).toBe('/');
});

test('a shared address opens its type', () => {
  renderAt('/?type=182', <UnitTypeViewer />);
  expect(selected()).toBe('182 전용 182㎡');
});

test('an address of no type opens the first', () => {
  renderAt('/?type=59A', <UnitTypeViewer />);
  expect(selected()).toBe('84A 전용 84㎡');
});

test('the link leads to the page of the type that is shown', () => {
  renderAt('/?type=115', <UnitTypeViewer />);
  expect(screen.getByRole('link', { name: '115 타입 평면 자세히 보기' }).getAttribute('href')).toBe('/FloorPlan/84A');
});

function swipe(distance: number) {
  const picture = screen.getByRole('img').closest('[class*="picture"]')?.parentElement as HTMLElement;
  picture.setPointerCapture = () => {};
  const at = (clientX: number) => ({ clientX, clientY: 10, pointerId: 1, isPrimary: true, button: 0 });
  fireEvent.pointerDown(picture, at(200));
  fireEvent.pointerUp(picture, at(200 + distance));
}

test('a swipe of more than 50 px to the left shows the next type', () => {
  renderAt('/', <UnitTypeViewer />);
  swipe(-51);
  expect(selected()).toBe('84B 전용 84㎡');
});

test('a swipe of 50 px is none', () => {
  renderAt('/', <UnitTypeViewer />);
  swipe(-50);
  expect(selected()).toBe('84A 전용 84㎡');
});

test('a swipe to the right at the first type stays there', () => {
  renderAt('/', <UnitTypeViewer />);
  swipe(80);
  expect(selected()).toBe('84A 전용 84㎡');
});

test('a title is shown as a heading of its own lines', () => {
  renderAt('/', <UnitTypeViewer title={['네 가지 면적,', '여섯 가지 평면']} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('네 가지 면적,여섯 가지 평면');
});
