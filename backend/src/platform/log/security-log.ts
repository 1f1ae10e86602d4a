import type { Counts } from '../metrics/counts';
import type { SecretBox } from '../secrets/secret-box';
import type { Logger } from './log';

/** Kinds of security events, each with a line of its own kind in the log and a number in the metrics. */
export const SECURITY_EVENTS = [
  /** A secret was tried so often that, unless this try was right, further ones are refused for a time. */
  'locked_out',
  /** A try while it is refused. */
  'locked_try',
  /** An address, or an account with wrong codes, has failed as often as it may in an hour. */
  'limit_reached',
  /** Sign-ins fail so often nationally that unknown devices need a code by SMS. */
  'national_alarm',
  /** A second factor was missing or wrong. */
  'second_factor_failed',
  /** A browser sent a request that changes something on behalf of another site (CSRF). */
  'cross_site_refused',
  /** A page of another origin tried to open a socket. */
  'origin_refused',
  /** A token, a code of a vehicle or a proof of a device that is none. */
  'bad_key',
  /** Staff have seen personal data of citizens. */
  'data_revealed',
] as const;
/** One of {@link SECURITY_EVENTS}. */
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** Facts of a security event. */
export interface SecurityFacts {
  readonly accountId?: number | null;
  /** Holder of what was tried, such as a number; only its mark is logged. */
  readonly subject?: string | null;
  readonly [fact: string]: string | number | null | undefined;
}

/** Length of a mark, hexadecimal digits: enough to distinguish accounts, none of which can be computed from it without the pepper. */
const MARK_DIGITS = 12;

/** The log of what may be an attack, or the misuse of a right. */
export class SecurityLog {
  constructor(
    private readonly box: Pick<SecretBox, 'mark'>,
    private readonly counts: Counts<readonly [event: string]>,
  ) {
    SECURITY_EVENTS.forEach((event) => counts.add([event], 0));
  }

  /** The name of an account in the log: always the same, and of no use without the pepper. */
  accountMark(accountId: number): string {
    return this.markOf(`account:${accountId}`);
  }

  /** Counts an event and writes its line, with the id of the request where the given log is that of a request. */
  note(log: Pick<Logger, 'warn'>, event: SecurityEvent, facts: SecurityFacts = {}): void {
    const { accountId = null, subject = null, ...others } = facts;
    this.counts.add([event]);
    log.warn(
      {
        kind: 'security',
        event,
        ...(accountId === null ? {} : { account: this.accountMark(accountId) }),
        ...(subject === null ? {} : { subject: this.markOf(`subject:${subject}`) }),
        ...others,
      },
      'security event',
    );
  }

  /** Begins with a letter, since the log censors what is nothing but digits. */
  private markOf(text: string): string {
    return `m${this.box.mark('log', text).toString('hex').slice(0, MARK_DIGITS)}`;
  }
}
