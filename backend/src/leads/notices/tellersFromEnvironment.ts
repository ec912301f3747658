import type { Facts } from '@platform/contract';
import { noticeSms } from '../content/noticeText';
import type { SmsSender } from '../sms/smsSender';
import { kakao } from './kakao';
import { mail } from './mail';
import type { Tellers } from './notice';
import { webhook } from './webhook';

type Environment = Readonly<Record<string, string | undefined>>;

/** All of a way's settings, or `null` where it is not set up at all; throws where some are missing. */
function settings<T extends string>(
  environment: Environment,
  first: T,
  ...others: T[]
): Readonly<Record<T, string>> | null {
  if (!environment[first]) return null;
  const missing = others.filter((name) => !environment[name]);
  if (missing.length > 0) throw new Error(`${first} is set and needs ${missing.join(', ')} as well.`);
  return environment as Readonly<Record<T, string>>;
}

/**
 * How the desk is told, as the environment names it: `DESK_WEBHOOK` with `DESK_WEBHOOK_SECRET`; `DESK_MAIL` (addresses) with
 * `SMTP_URL` and `MAIL_FROM`; `DESK_SMS` (a number), by the sender of text messages; `DESK_KAKAO` (a number) with
 * `KAKAO_CHANNEL`, `KAKAO_TEMPLATE` and SOLAPI's settings.
 */
export function tellersFromEnvironment(environment: Environment, facts: Facts, sms: SmsSender): Tellers {
  const inbox = `${facts.origin}/Admin/Leads`;
  const { projectName } = facts;
  const hook = settings(environment, 'DESK_WEBHOOK', 'DESK_WEBHOOK_SECRET');
  const post = settings(environment, 'DESK_MAIL', 'SMTP_URL', 'MAIL_FROM');
  const number = environment.DESK_SMS;
  const talk = settings(
    environment,
    'DESK_KAKAO',
    'KAKAO_CHANNEL',
    'KAKAO_TEMPLATE',
    'SOLAPI_API_KEY',
    'SOLAPI_API_SECRET',
    'SMS_SENDER',
  );
  return {
    ...(hook && { webhook: webhook({ url: hook.DESK_WEBHOOK, secret: hook.DESK_WEBHOOK_SECRET, inbox }) }),
    ...(post && {
      mail: mail({ server: post.SMTP_URL, from: post.MAIL_FROM, to: post.DESK_MAIL, projectName, inbox }),
    }),
    ...(number && { sms: ({ about }) => sms.send({ to: number, text: noticeSms(about, projectName, inbox) }) }),
    ...(talk && {
      kakao: kakao({
        apiKey: talk.SOLAPI_API_KEY,
        apiSecret: talk.SOLAPI_API_SECRET,
        sender: talk.SMS_SENDER.replace(/\D/g, ''),
        to: talk.DESK_KAKAO.replace(/\D/g, ''),
        pfId: talk.KAKAO_CHANNEL,
        templateId: talk.KAKAO_TEMPLATE,
      }),
    }),
  };
}
