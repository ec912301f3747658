import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * The address a request is counted under. Behind an edge, which reaches this server over loopback, it is the last entry
 * of `x-forwarded-for`: the one that the edge wrote, whatever the visitor sent. IPv6 counts by /64, which one household or one rented
 * server has whole.
 */
export function clientAddress({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string {
  const peer = unmapped(socket.remoteAddress ?? '');
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  const isEdge = peer === '::1' || peer.startsWith('127.');
  const address = isEdge && forwarded ? unmapped(forwarded) : peer;
  return isIPv6(address) ? `${expanded(address).slice(0, 4).join(':')}::/64` : address.slice(0, 64);
}

/** `::ffff:127.0.0.1` is 127.0.0.1. */
function unmapped(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

function expanded(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right].map((part) => part.replace(/^0+(?=.)/, ''));
}
