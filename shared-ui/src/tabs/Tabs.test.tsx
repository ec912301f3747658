// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Tabs } from './Tabs';

afterEach(() => {
  cleanup();
  // What was followed.
  history.replaceState(null, '', '/');
});

const tabs = ['입지환경', '84A', '115'].map((name) => ({ id: name, label: name }));

function Sample() {
  const [selected, setSelected] = useState('입지환경');
  return (
    <Tabs label="안내 영상" tabs={tabs} selected={selected} onSelect={setSelected}>
      {selected} 영상
    </Tabs>
  );
}

const onSelect = vi.fn();
const tab = (name: string) => screen.getByRole('tab', { name });
const chosen = () => screen.getByRole('tab', { selected: true });
const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

test('only the chosen tab is a tab stop, and it names the panel', () => {
  render(<Sample />);
  expect(screen.getAllByRole('tab').map((element) => element.tabIndex)).toEqual([0, -1, -1]);
  const panel = screen.getByRole('tabpanel', { name: '입지환경' });
  expect(panel.textContent).toBe('입지환경 영상');
  expect(tab('84A').getAttribute('aria-controls')).toBe(panel.id);
});

test('any tab can be chosen from any other', () => {
  render(<Sample />);
  fireEvent.click(tab('115'));
  expect(chosen()).toBe(tab('115'));
  expect(screen.getByRole('tabpanel', { name: '115' }).textContent).toBe('115 영상');
  fireEvent.click(tab('입지환경'));
  expect(chosen()).toBe(tab('입지환경'));
});

test('arrow keys go round, Home and End go to the ends, and focus goes along', () => {
  render(<Sample />);
  tab('입지환경').focus();
  for (const [key, name] of [
    ['ArrowRight', '84A'],
    ['ArrowRight', '115'],
    ['ArrowRight', '입지환경'],
    ['ArrowLeft', '115'],
    ['Home', '입지환경'],
    ['End', '115'],
  ] as const) {
    press(key);
    expect(chosen()).toBe(tab(name));
    expect(document.activeElement).toBe(tab(name));
  }
});

test('a second press goes on from the focus, though the choice has not followed yet', () => {
  const asked: string[] = [];
  render(
    <Tabs label="안내 영상" tabs={tabs} selected="입지환경" onSelect={(id) => asked.push(id)}>
      영상
    </Tabs>,
  );
  tab('입지환경').focus();
  press('ArrowRight');
  press('ArrowRight');
  expect(asked).toEqual(['84A', '115']);
  expect(document.activeElement).toBe(tab('115'));
});

test('leaves other keys, and shortcuts of the browser, alone', () => {
  render(<Sample />);
  tab('입지환경').focus();
  expect(press('ArrowDown')).toBe(true);
  expect(press('ArrowRight', { altKey: true })).toBe(true);
  expect(chosen()).toBe(tab('입지환경'));
});

const pages = (
  <Tabs
    label="평면 타입"
    tabs={[
      { id: 'a', label: '84A', href: '/plans/a' },
      { id: 'b', label: '115', href: '/plans/b' },
    ]}
    selected="a"
    onSelect={onSelect}
  >
    <p>84A</p>
  </Tabs>
);

test('tabs with pages of their own are links in the prerendered HTML, each within reach', () => {
  const html = renderToString(pages);
  expect(html).toMatch(/<a[^>]* href="\/plans\/b"/);
  expect(html).not.toMatch(/<button|tabindex="-1"/);
});

test('with scripts such a tab chooses, and leads to its page in a new window only', () => {
  onSelect.mockReset();
  render(pages);
  expect(fireEvent.click(tab('115'))).toBe(false);
  expect(onSelect).toHaveBeenCalledWith('b');
  expect(fireEvent.click(tab('115'), { ctrlKey: true })).toBe(true);
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(fireEvent.keyDown(tab('84A'), { key: ' ' })).toBe(false);
});
