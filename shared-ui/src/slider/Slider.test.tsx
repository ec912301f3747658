// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Slider } from './Slider';

const labels = {
  previous: '이전',
  next: '다음',
  pause: '멈추기',
  play: '시작',
  slide: (position: number, count: number) => `${count}개 중 ${position}번째`,
};
const six = ['강', '둔산', '계절', '산책길', '현관', '카페'].map((title) => ({
  id: title,
  title,
  content: <a href="#x">{title}</a>,
}));
const slides = six.slice(0, 3);

let reducedMotion = false;

beforeEach(() => {
  vi.useFakeTimers();
  reducedMotion = false;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: reducedMotion, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = (count = 3) => render(<Slider label="프리미엄" labels={labels} slides={slides.slice(0, count)} />);
const current = () => document.querySelector('[role="group"][data-current="true"]')?.getAttribute('aria-label');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('advances every six seconds and goes round, without speaking of it', () => {
  show();
  pass(5999);
  expect(current()).toBe('3개 중 1번째');
  pass(1);
  expect(current()).toBe('3개 중 2번째');
  pass(6000);
  pass(6000);
  expect(current()).toBe('3개 중 1번째');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('goes forward and back by hand, round the ends, and tells where it went', () => {
  show();
  click('이전');
  expect(current()).toBe('3개 중 3번째');
  expect(screen.getByRole('status').textContent).toBe('3개 중 3번째, 계절');
  click('다음');
  expect(current()).toBe('3개 중 1번째');
});

test('a slide chosen by hand has its six seconds too', () => {
  show();
  pass(5000);
  click('다음');
  pass(5999);
  expect(current()).toBe('3개 중 2번째');
  pass(1);
  expect(current()).toBe('3개 중 3번째');
});

test('stands still while paused and goes on when told', () => {
  show();
  click('멈추기');
  pass(20_000);
  expect(current()).toBe('3개 중 1번째');
  click('시작');
  pass(6000);
  expect(current()).toBe('3개 중 2번째');
});

test('stands still under a mouse, not under a touch', () => {
  show();
  const region = screen.getByRole('region', { name: '프리미엄' });
  fireEvent.pointerEnter(region, { pointerType: 'mouse' });
  pass(20_000);
  expect(current()).toBe('3개 중 1번째');
  fireEvent.pointerLeave(region, { pointerType: 'mouse' });
  fireEvent.pointerEnter(region, { pointerType: 'touch' });
  pass(6000);
  expect(current()).toBe('3개 중 2번째');
});

test('stands still in a hidden tab', () => {
  show();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  pass(20_000);
  expect(current()).toBe('3개 중 1번째');
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  pass(6000);
  expect(current()).toBe('3개 중 2번째');
});

test('stands still where motion is unwanted, until someone presses play', () => {
  reducedMotion = true;
  show();
  pass(20_000);
  expect(current()).toBe('3개 중 1번째');
  click('시작');
  pass(6000);
  expect(current()).toBe('3개 중 2번째');
});

test('shows the slide that its caller keeps, and tells of every other that comes', () => {
  const onIndexChange = vi.fn();
  const kept = (index: number) => (
    <Slider label="프리미엄" labels={labels} slides={slides} index={index} onIndexChange={onIndexChange} />
  );
  const { rerender } = render(kept(0));
  rerender(kept(2));
  expect(current()).toBe('3개 중 3번째');
  click('다음');
  pass(6000);
  expect(onIndexChange.mock.calls).toEqual([[0], [0]]);
  expect(current()).toBe('3개 중 3번째');
});

test('comes from the side that is nearer', () => {
  const direction = () => document.querySelector('[data-direction]')?.getAttribute('data-direction');
  const kept = (index: number) => <Slider label="프리미엄" labels={labels} slides={six} index={index} />;
  const { rerender } = render(kept(0));
  expect(direction()).toBe('none');
  const ways = [2, 1, 5, 0].map((index) => {
    rerender(kept(index));
    return direction();
  });
  expect(ways).toEqual(['forward', 'back', 'back', 'forward']);
});

test('keeps far what is neither shown nor next, round the ends too', () => {
  const far = () =>
    [...document.querySelectorAll<HTMLElement>('[role="group"]')].flatMap(({ dataset }, position) =>
      dataset.far === 'true' ? [position] : [],
    );
  const kept = (index: number) => <Slider label="프리미엄" labels={labels} slides={six} index={index} />;
  const { rerender } = render(kept(0));
  expect(far()).toEqual([2, 3, 4]);
  rerender(kept(3));
  expect(far()).toEqual([0, 1, 5]);
  cleanup();
  show(3);
  expect(far()).toEqual([]);
});

test('one slide alone needs no controls', () => {
  show(1);
  pass(20_000);
  expect(screen.queryByRole('button')).toBeNull();
  expect(current()).toBe('1개 중 1번째');
});

test('is prerendered with every slide and the first one current', () => {
  const html = renderToString(<Slider label="프리미엄" labels={labels} slides={slides} />);
  for (const { title } of slides) expect(html).toContain(title);
  expect(html.match(/data-current="true"/g)).toHaveLength(2); // the slide and its mark on the track
  expect(html).not.toContain('style=');
});
