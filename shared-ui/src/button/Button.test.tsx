// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './Button';
import { buttonClass } from './buttonClass';
import { IconButton } from './IconButton';
import { textLinkClass } from './textLinkClass';

afterEach(cleanup);

test('is a plain button unless a form wants it to submit', () => {
  render(<Button>닫기</Button>);
  expect(screen.getByRole('button', { name: '닫기' }).getAttribute('type')).toBe('button');
  cleanup();
  render(<Button type="submit">등록하기</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('submit');
});

test('while busy it is disabled, says so and cannot be pressed twice', () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>등록하기</Button>);
  fireEvent.click(screen.getByRole('button'));
  rerender(
    <Button onClick={onClick} busy busyLabel="등록 중...">
      등록하기
    </Button>,
  );
  const button = screen.getByRole('button', { name: '등록 중...' }) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  expect(button.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('an icon button has its name in words', () => {
  render(
    <IconButton label="다음">
      <svg aria-hidden="true" />
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: '다음' })).toBeTruthy();
});

test('links get the same looks', () => {
  expect(buttonClass('lamp', { wide: true }).split(' ')).toHaveLength(3);
  expect(buttonClass('lamp')).not.toBe(buttonClass('line'));
  expect(textLinkClass({ onDark: true })).toContain(textLinkClass());
});
