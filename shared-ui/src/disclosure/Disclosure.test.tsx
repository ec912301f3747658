// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Disclosure } from './Disclosure';

afterEach(cleanup);

test('is native details, so that it works without scripts', () => {
  render(<Disclosure summary="내용 보기">수집 목적</Disclosure>);
  const details = screen.getByText('수집 목적').closest('details');
  expect(details?.open).toBe(false);
  expect(screen.getByText('내용 보기').tagName).toBe('SUMMARY');
});
