import { createHmac, randomBytes } from 'node:crypto';
import type { SmsSender } from './smsSender';

export interface SolapiConfig {
  readonly apiKey: string;
  readonly apiSecret: string;
  /** The registered sender number (발신번호), digits only. */
  readonly sender: string;
  /** Default: the global `fetch`. */
  readonly fetch?: typeof fetch;
}

const address = 'https://api.solapi.com/messages/v4/send';
const timeout = 10_000;

/** The HMAC signature that SOLAPI asks for in each request. https://developers.solapi.com/references/authentication/api-key */
export function solapiAuthorization(apiKey: string, apiSecret: string, date: string, salt: string): string {
  const signature = createHmac('sha256', apiSecret).update(`${date}${salt}`).digest('hex');
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`;
}

/** Sends through SOLAPI (CoolSMS), which makes an LMS of what is too long for an SMS. */
export function solapiSms({ apiKey, apiSecret, sender, fetch: send = fetch }: SolapiConfig): SmsSender {
  return {
    async send({ to, text }) {
      const date = new Date().toISOString();
      const answer = await send(address, {
        method: 'POST',
        headers: {
          authorization: solapiAuthorization(apiKey, apiSecret, date, randomBytes(16).toString('hex')),
          'content-type': 'application/json',
        },
        body: JSON.stringify({ message: { to: to.replaceAll('-', ''), from: sender, text } }),
        signal: AbortSignal.timeout(timeout),
      });
      const body: { messageId?: string; errorCode?: string; errorMessage?: string } = await answer
        .json()
        .catch(() => ({}));
      if (!answer.ok || body.errorCode || !body.messageId) {
        throw new Error(
          `SOLAPI did not take the message (HTTP ${answer.status}): ${body.errorCode ?? 'no message id'} ${body.errorMessage ?? ''}`.trim(),
        );
      }
      return body.messageId;
    },
  };
}
