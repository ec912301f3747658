// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { IconPlay } from '../icon';
import { StartButton } from './StartButton';

afterEach(cleanup);

test('is one button, named by its words alone, that sends no form', () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <StartButton icon={<IconPlay />} onClick={onClick}>
        영상 재생
      </StartButton>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: '영상 재생' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

test("keeps its own class beside its caller's", () => {
  render(
    <StartButton icon={<IconPlay />} className="veil">
      영상 재생
    </StartButton>,
  );
  expect(screen.getByRole('button').classList).toContain('veil');
  expect(screen.getByRole('button').classList.length).toBe(2);
});
