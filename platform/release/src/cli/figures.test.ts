import { expect, it } from 'vitest';
import { figures } from './figures';

const rendered = ['/'];
const files = { 'index.html': '', 'About.html': '', 'robots.txt': '' };

it('says how long each step of a release took, and composing by page', () => {
  expect(figures({ files, rendered, took: { compose: 24, gate: 6_300, live: 180 } }, { build: 5_120, copy: 90 })).toBe(
    'took 11.7 s: build 5.1 s, copy 0.09 s, compose 0.02 s (2 pages, 1 of them rendered, 12.0 ms a page, 24.0 ms a rendered one), gate 6.3 s, live 0.18 s',
  );
});

it('leaves out what was not done', () => {
  expect(figures({ files, rendered, took: { compose: 24, gate: 0, live: 180 } })).toBe(
    'took 0.20 s: compose 0.02 s (2 pages, 1 of them rendered, 12.0 ms a page, 24.0 ms a rendered one), live 0.18 s',
  );
});
