// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { useHydrated } from './useHydrated';

afterEach(cleanup);

const renders: boolean[] = [];
function Sample() {
  const hydrated = useHydrated();
  renders.push(hydrated);
  return hydrated ? '열기' : '준비 중';
}

test('is false in the prerendered HTML and while hydrating, true from then on', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Sample />);
  expect(root.textContent).toBe('준비 중');
  renders.length = 0;
  await act(async () => void hydrateRoot(root, <Sample />));
  expect(renders).toEqual([false, true]);
  expect(root.textContent).toBe('열기');
});
