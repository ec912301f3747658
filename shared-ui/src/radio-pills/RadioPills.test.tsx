// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { RadioPills } from './RadioPills';

afterEach(cleanup);

const options = [
  { value: 84, label: '84㎡' },
  { value: 115, label: '115㎡' },
];

function Sample() {
  const [selected, select] = useState(84);
  return <RadioPills legend="전용면적" options={options} selected={selected} onSelect={select} />;
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('is one question with one answer', () => {
  render(<Sample />);
  expect(screen.getByRole('group', { name: '전용면적' })).toBeDefined();
  expect([radio('84㎡').checked, radio('115㎡').checked]).toEqual([true, false]);
  fireEvent.click(radio('115㎡'));
  expect([radio('84㎡').checked, radio('115㎡').checked]).toEqual([false, true]);
});

test('in a form it keeps its answer itself and is sent under its name', () => {
  render(
    <form>
      <RadioPills legend="시간대" name="part" initial={0} options={[{ value: 0, label: '언제든' }, ...options]} />
    </form>,
  );
  const sent = () => new FormData(document.querySelector('form') as HTMLFormElement).get('part');
  expect(sent()).toBe('0');
  fireEvent.click(radio('115㎡'));
  expect(sent()).toBe('115');
});

test('two questions on a page do not answer each other', () => {
  render(
    <>
      <Sample />
      <Sample />
    </>,
  );
  const [first, , third] = screen.getAllByRole<HTMLInputElement>('radio');
  expect(first?.name).not.toBe(third?.name);
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toHaveLength(2);
});
