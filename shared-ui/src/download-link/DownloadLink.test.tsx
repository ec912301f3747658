// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DownloadLink } from './DownloadLink';

afterEach(cleanup);

test.each([
  [1_234_567, '1.3MB'],
  [99_000, '0.1MB'],
  [7_900_001, '8.0MB'],
])('%i bytes are %s, never said to be fewer', (bytes, size) => {
  render(<DownloadLink href="/_assets/1f0c.pdf" file="둔산 리버뷰 84A.pdf" bytes={bytes} label="84A 안내" />);
  const link = screen.getByRole('link', { name: `84A 안내 (PDF, ${size})` });
  expect(link.getAttribute('download')).toBe('둔산 리버뷰 84A.pdf');
});
