import type { Random } from '@platform/contract/testing/Random';
import { type RawAnswer, rawExchange } from './rawExchange';

/** A lead as a page sends it. */
export interface SentLead {
  readonly key: string;
  readonly form: 'interest' | 'reservation' | 'customer';
  readonly name: string;
  readonly phone: string;
  readonly message: string;
  readonly consent: string;
  readonly page: string;
}

let serial = 0;

/** A lead that no other is like: its message says which one it is. */
export function newLead(random: Random, given: Partial<SentLead> = {}): SentLead {
  serial++;
  return {
    key: random.hex(20),
    form: random.pick(['interest', 'reservation', 'customer']),
    name: random.pick(['김하늘', '이강', '박서연', 'Anna Smith']),
    phone: `010-${String(1000 + random.below(9000))}-${String(1000 + random.below(9000))}`,
    message: `attack ${serial} ${random.hex(6)}`,
    consent: '2026-11-20',
    page: '/',
    ...given,
  };
}

/** An address of this machine that has not been used much: the endpoint limits each visitor's. Linux has all of 127/8. */
export function anyAddress(random: Random): string | undefined {
  if (process.platform !== 'linux') return undefined;
  return `127.${1 + random.below(250)}.${random.below(256)}.${1 + random.below(250)}`;
}

interface PostOptions {
  readonly type?: string;
  readonly headers?: string;
}

/** The bytes of a post to the endpoint: head and body. */
export function postBytes(body: string, { type = 'application/json', headers = '' }: PostOptions = {}) {
  const bytes = Buffer.from(body);
  const head = `POST /api/leads HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nAccept: application/json\r\n${headers}Content-Length: ${bytes.length}\r\n\r\n`;
  return { head, bytes };
}

/** Whether an answer acknowledges a lead; a page that counts on it shows `done` from then on. */
export interface Acknowledgement {
  readonly acknowledged: boolean;
  /** It also proves whose lead was stored: the page's key, and a receipt. */
  readonly proven: boolean;
  readonly receipt: string;
}

export function acknowledgement({ status, body }: RawAnswer, key: string): Acknowledgement {
  const none = { acknowledged: false, proven: false, receipt: '' };
  if (status < 200 || status > 299) return none;
  try {
    const answer = JSON.parse(body.toString()) as Record<string, unknown>;
    const receipt = String(answer.receipt ?? '');
    const proven = answer.key === key && /^[0-9a-f]{64}$/.test(receipt);
    return answer.ok === true ? { acknowledged: true, proven, receipt } : none;
  } catch {
    return none;
  }
}

/** Sends a lead once, undisturbed. */
export async function sendLead(port: number, lead: object, from?: string): Promise<RawAnswer> {
  const { head, bytes } = postBytes(JSON.stringify(lead));
  return rawExchange(port, { parts: [head, bytes], from });
}

/** Sends a lead until it is acknowledged, as a page does. Gives up after `attempts`. */
export async function deliver(
  port: number,
  lead: SentLead,
  random: Random,
  attempts = 40,
): Promise<Acknowledgement & { readonly attempts: number }> {
  let last: Acknowledgement = { acknowledged: false, proven: false, receipt: '' };
  for (let attempt = 1; attempt <= attempts; attempt++) {
    last = acknowledgement(await sendLead(port, lead, anyAddress(random)), lead.key);
    if (last.acknowledged) return { ...last, attempts: attempt };
    await new Promise((wake) => setTimeout(wake, Math.min(50 * attempt, 500)));
  }
  return { ...last, attempts };
}
