import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { contentOf, type LeadContent } from '@riverview/site/leadContent';

/** The id of a lead that came with a key: the same key with another content is another lead. 64 hex digits. */
export function leadId(key: string, content: LeadContent): string {
  return createHash('sha256')
    .update(`lead\0${key}\0${contentOf(content)}`)
    .digest('hex');
}

/** What a deleted lead leaves behind: says of an id that comes again that it was there, and nothing to who lacks the secret. */
export function traceOf(secret: string, id: string): string {
  return createHmac('sha256', secret).update(`trace\0${id}`).digest('hex');
}

const isSame = (given: Buffer, right: Buffer): boolean =>
  given.length === right.length && timingSafeEqual(given, right);

/** What the endpoint can make and nobody else: ids of native posts and signatures of withdrawals, from the store's secret. */
export class Seal {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /**
   * The id of a native post, which brings no key: the same content from the same address (`from`) on the same day is one lead.
   * `turn` counts how often that lead was deleted on that day: whoever sends it anew agrees anew.
   */
  nativeId(content: LeadContent, day: string, from: string, turn: number): string {
    return this.#mac(`native\0${contentOf(content)}\0${day}\0${from}\0${turn}`).toString('hex');
  }

  /** Lets its bearer delete this one lead. */
  signature(id: string): string {
    return this.#mac(`withdraw\0${id}`).toString('base64url');
  }

  isSignature(id: string, signature: string): boolean {
    return isSame(Buffer.from(signature, 'base64url'), this.#mac(`withdraw\0${id}`));
  }

  /** Lets its bearer book, change and cancel the visit of this one lead. */
  visitSignature(id: string): string {
    return this.#mac(`visit\0${id}`).toString('base64url');
  }

  isVisitSignature(id: string, signature: string): boolean {
    return isSame(Buffer.from(signature, 'base64url'), this.#mac(`visit\0${id}`));
  }

  #mac(text: string): Buffer {
    return createHmac('sha256', this.#secret).update(text).digest();
  }
}
