// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Message } from './Message';

afterEach(cleanup);

test.each([
  ['ok', 'status'],
  ['error', 'alert'],
  ['warn', 'alert'],
] as const)('%s speaks as %s', (kind, role) => {
  render(<Message kind={kind}>등록이 완료되었습니다</Message>);
  expect(screen.getByRole(role).textContent).toBe('등록이 완료되었습니다');
});
