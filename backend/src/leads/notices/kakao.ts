import { noticeVariables } from '../content/noticeText';
import { type SolapiConfig, solapiSend } from '../sms/solapiSms';
import type { Teller } from './notice';

export interface KakaoConfig extends SolapiConfig {
  /** The number of whoever is told, digits only. */
  readonly to: string;
  /** The channel of the owner at KakaoTalk, and the template that it had approved. */
  readonly pfId: string;
  readonly templateId: string;
}

/** Tells by 알림톡, without falling back on a text message. https://developers.solapi.com/references/messages/sendOne */
export function kakao({ to, pfId, templateId, ...solapi }: KakaoConfig): Teller {
  return ({ about }) =>
    solapiSend(solapi, {
      to,
      from: solapi.sender,
      kakaoOptions: { pfId, templateId, variables: noticeVariables(about), disableSms: true },
    });
}
