import { fileSms } from './fileSms';
import type { SmsSender } from './smsSender';
import { solapiSms } from './solapiSms';

const noSms: SmsSender = {
  send: async () => {
    throw new Error('No SMS provider is set: SMS_PROVIDER.');
  },
};

/**
 * The sender that the environment names: `SMS_PROVIDER=solapi` with `SOLAPI_API_KEY`, `SOLAPI_API_SECRET` and `SMS_SENDER`,
 * or, without a provider, the one that writes to `file`; without a file, one that fails and says why, so that no
 * message counts as sent that nobody received.
 */
export function smsFromEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
  file: string | null,
): SmsSender {
  const { SMS_PROVIDER, SOLAPI_API_KEY, SOLAPI_API_SECRET, SMS_SENDER } = environment;
  if (!SMS_PROVIDER) return file ? fileSms(file) : noSms;
  if (SMS_PROVIDER !== 'solapi') throw new Error(`SMS_PROVIDER is "${SMS_PROVIDER}", but only "solapi" is known.`);
  if (!SOLAPI_API_KEY || !SOLAPI_API_SECRET || !SMS_SENDER) {
    throw new Error(
      'SMS_PROVIDER=solapi needs SOLAPI_API_KEY, SOLAPI_API_SECRET and SMS_SENDER (digits of the 발신번호).',
    );
  }
  return solapiSms({ apiKey: SOLAPI_API_KEY, apiSecret: SOLAPI_API_SECRET, sender: SMS_SENDER.replace(/\D/g, '') });
}
