import type { IncomingMessage } from 'node:http';

export interface AddressLimits {
  /** Posts an address may send at once. Mobile carriers put many visitors behind one address. */
  readonly burst: number;
  /** Posts it may send per minute in the long run. */
  readonly perMinute: number;
}

/**
 * A token bucket per address, refilled by `uptime` (milliseconds of running): a clock that falls back locks nobody out.
 * Returns the seconds to wait, 0 where the post may pass.
 */
export function addressLimit({ burst, perMinute }: AddressLimits, uptime: () => number): (address: string) => number {
  const buckets = new Map<string, { tokens: number; at: number }>();
  const perMillisecond = perMinute / 60_000;
  const fullAfter = burst / perMillisecond;
  const most = 10_000;

  return (address) => {
    const at = uptime();
    const known = buckets.get(address);
    const tokens = known ? Math.min(burst, known.tokens + (at - known.at) * perMillisecond) : burst;
    // Oldest first: a map keeps the order of insertion, and each use inserts anew.
    buckets.delete(address);
    for (const [old, bucket] of buckets) {
      if (buckets.size < most && at - bucket.at < fullAfter) break;
      buckets.delete(old);
    }
    const passes = tokens >= 1;
    buckets.set(address, { tokens: passes ? tokens - 1 : tokens, at });
    return passes ? 0 : Math.ceil((1 - tokens) / perMillisecond / 1000);
  };
}

/**
 * The visitor's address: the socket's, or, where a proxy of this machine passed the request on, what that proxy saw.
 * An IPv6 visitor holds a whole /64, so that is what counts.
 */
export function addressOf(request: IncomingMessage): string {
  const socket = request.socket.remoteAddress ?? '';
  const behindProxy = /^(::ffff:)?127\.|^::1$/.test(socket);
  const seen = behindProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  const address = (seen || socket).replace(/^::ffff:/, '');
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
}
