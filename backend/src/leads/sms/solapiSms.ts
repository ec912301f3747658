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

/** Sends one message of any kind through SOLAPI and resolves to its id. */
export async function solapiSend(
  { apiKey, apiSecret, fetch: send = fetch }: SolapiConfig,
  message: Readonly<Record<string, unknown>>,
): Promise<string> {
  const date = new Date().toISOString();
  const answer = await send(address, {
    method: 'POST',
    headers: {
      authorization: solapiAuthorization(apiKey, apiSecret, date, randomBytes(16).toString('hex')),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ message }),
    signal: AbortSignal.timeout(timeout),
  });
  const body: { messageId?: string; errorCode?: string; errorMessage?: string } = await answer.json().catch(() => ({}));
  if (!answer.ok || body.errorCode || !body.messageId) {
    throw new Error(
      `SOLAPI did not take the message (HTTP ${answer.status}): ${body.errorCode ?? 'no message id'} ${body.errorMessage ?? ''}`.trim(),
    );
  }
  return body.messageId;
}

/** Sends through SOLAPI (CoolSMS), which makes an LMS of what is too long for an SMS. */
export function solapiSms(config: SolapiConfig): SmsSender {
  return { send: ({ to, text }) => solapiSend(config, { to: to.replaceAll('-', ''), from: config.sender, text }) };
}
