// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PageBoundary } from '../federation/PageBoundary';
import { hear, listen } from './failures';

const error = new Error('broken');

function Broken(): never {
  throw error;
}

afterEach(cleanup);

test('what a boundary catches is heard with its module, also by who listens later', () => {
  // React tells the console what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <PageBoundary path="/" module="mf-plans" failed={<p>failed</p>}>
      <Broken />
    </PageBoundary>,
  );
  expect(screen.getByText('failed')).toBeTruthy();
  const heard: unknown[] = [];
  listen((failure) => heard.push(failure));
  hear({ file: '/later.js' });
  expect(heard).toEqual([{ error, module: 'mf-plans' }, { file: '/later.js' }]);
});
