/** A text message to one mobile number. */
export interface Sms {
  /** `010-1234-5678` */
  readonly to: string;
  readonly text: string;
}

/** Which messages are to be forgotten: those to these numbers, and those sent before a time (ISO 8601). */
export interface ForgottenSms {
  readonly phones: ReadonlySet<string>;
  readonly before: string | null;
}

/** Sends text messages. Rejects, saying why, where the provider did not take the message. */
export interface SmsSender {
  /** Resolves to the provider's id of the message. */
  send(sms: Sms): Promise<string>;
  /** Deletes what this machine keeps of messages, where it keeps any. */
  forget?(which: ForgottenSms): Promise<void>;
}
