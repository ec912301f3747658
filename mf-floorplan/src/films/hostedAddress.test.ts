import { expect, test } from 'vitest';
import { hostedAddress } from './hostedAddress';

test('a hosted film plays at once, without films of others and with little branding', () => {
  expect(hostedAddress('https://video.example/embed/abc')).toBe(
    'https://video.example/embed/abc?autoplay=1&rel=0&modestbranding=1',
  );
});

test('what the address already asks for stays', () => {
  expect(hostedAddress('https://video.example/embed/abc?start=5&rel=1')).toBe(
    'https://video.example/embed/abc?start=5&rel=0&autoplay=1&modestbranding=1',
  );
});
