/** A text message to one mobile number. */
export interface Sms {
  /** `010-1234-5678` */
  readonly to: string;
  readonly text: string;
}

/** Sends text messages. Rejects, saying why, where the provider did not take the message. */
export interface SmsSender {
  /** Resolves to the provider's id of the message. */
  send(sms: Sms): Promise<string>;
}
