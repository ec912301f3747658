import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy';

it('allows the site itself and nothing else where no module declares a source', () => {
  const policy = contentSecurityPolicy([{}, {}]);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-src 'self';");
  expect(policy).not.toMatch(/https:|unsafe/);
});

it('unites what the modules declare, each origin once, in an order that does not depend on theirs', () => {
  const film = { 'frame-src': ['https://film.example'], 'media-src': ['https://cdn.example'] };
  const tour = { 'frame-src': ['https://a-tour.example', 'https://film.example'] };
  const policy = contentSecurityPolicy([film, tour]);
  expect(policy).toContain("frame-src 'self' https://a-tour.example https://film.example;");
  expect(policy).toContain("media-src 'self' https://cdn.example;");
  expect(contentSecurityPolicy([tour, film])).toBe(policy);
});
