// Run with each of this workspace's test files, which share a document (`isolate` in vitest.config.ts): a file that leaves
// something behind fails itself, not whichever comes after it.
import { afterAll, expect, vi } from 'vitest';

afterAll(() => {
  if (typeof document === 'undefined') return;
  const { body, documentElement, head } = document;
  const left = {
    head: head.innerHTML,
    body: body.innerHTML,
    attributes: [...documentElement.attributes, ...body.attributes].map(({ name }) => name),
    address: location.pathname + location.search + location.hash,
    stored: localStorage.length + sessionStorage.length,
    timeStandsStill: vi.isFakeTimers(),
  };
  for (const part of [head, body]) part.replaceChildren();
  for (const element of [documentElement, body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  expect(left).toEqual({ head: '', body: '', attributes: [], address: '/', stored: 0, timeStandsStill: false });
});
