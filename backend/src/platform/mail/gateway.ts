/** A mail on its way; the same in every try to send it. */
export interface Mail {
  /** Stays the same when the mail is sent again, so that a server can recognise a repetition. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** Time when it was written, not when it is sent. */
  readonly at: Date;
}

/** Passes mails to anyone who delivers them. */
export interface MailGateway {
  /** Resolves once the mail was accepted. @throws Error when it was not, or when no answer came */
  send(mail: Mail): Promise<void>;
}
