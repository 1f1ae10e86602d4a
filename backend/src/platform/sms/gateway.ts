/** A short message on its way; the same in every try to send it. */
export interface SmsMessage {
  /** Stays the same when the message is sent again, so that a gateway can recognise a repetition. */
  readonly id: string;
  /** Number in international form, such as +237677123456. */
  readonly to: string;
  readonly text: string;
  /** Time when it was written, not when it is sent. */
  readonly at: Date;
}

/** Hands messages to anyone who delivers them. */
export interface SmsGateway {
  /** Resolves once the message was accepted. @throws Error when it was not, or when no answer came */
  send(message: SmsMessage): Promise<void>;
}
