// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { IconPlay } from '../icon';
import { StageButton } from './StageButton';

afterEach(cleanup);

test('is one button, named by its words alone, that sends no form', () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <StageButton icon={<IconPlay />} onClick={onClick}>
        영상 재생
      </StageButton>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: '영상 재생' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

test("keeps its own class beside its caller's", () => {
  render(
    <StageButton icon={<IconPlay />} className="veil">
      영상 재생
    </StageButton>,
  );
  expect(screen.getByRole('button').classList).toContain('veil');
  expect(screen.getByRole('button').classList.length).toBe(2);
});
