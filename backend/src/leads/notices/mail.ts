import { createTransport } from 'nodemailer';
import { noticeMail } from '../content/noticeText';
import { noticeKey, type Teller } from './notice';

export interface MailConfig {
  /** `smtps://user:password@mail.example.com` */
  readonly server: string;
  readonly from: string;
  /** One address, or several with commas. */
  readonly to: string;
  readonly projectName: string;
  readonly inbox: string;
}

const timeout = 10_000;

/** Mails a notice. Its `Message-ID` is the same for every attempt: mail servers drop what they have. */
export function mail({ server, from, to, projectName, inbox }: MailConfig): Teller {
  const transport = createTransport({
    url: server,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  const host = new URL(inbox).hostname;
  return async (notice) => {
    const { subject, text } = noticeMail(notice.about, projectName, inbox);
    const messageId = `<${noticeKey(notice)}@${host}>`;
    await transport.sendMail({ from, to, subject, text, messageId });
    return messageId;
  };
}
