import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { clientAddress } from './clientAddress';

test.each([
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['::ffff:127.0.0.1', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
  ['203.0.113.9', '10.0.0.1', '203.0.113.9'],
  ['::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['::1', '2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['::1', '::ffff:203.0.113.9', '203.0.113.9'],
])('%s for %s counts under %s', (remoteAddress, forwarded, expected) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  expect(clientAddress({ socket: { remoteAddress } as Socket, headers })).toBe(expected);
});
