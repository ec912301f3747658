import { createHmac } from 'node:crypto';
import { noticeKey, type Teller } from './notice';

export interface WebhookConfig {
  readonly url: string;
  /** Signs each call, so that its receiver knows whose it is. */
  readonly secret: string;
  /** Where the inbox is. */
  readonly inbox: string;
}

const timeout = 10_000;

/**
 * Posts a notice as JSON. `X-Signature` is the HMAC-SHA256 of the body in hex, `Idempotency-Key` is the same for every attempt.
 * Anything but 2xx is a failure.
 */
export function webhook({ url, secret, inbox }: WebhookConfig): Teller {
  return async (notice) => {
    const body = JSON.stringify({ event: 'lead', receipt: notice.lead, ...notice.about, inbox });
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': noticeKey(notice),
        'x-signature': createHmac('sha256', secret).update(body).digest('hex'),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The webhook answered with ${answer.status}.`);
    return String(answer.status);
  };
}
