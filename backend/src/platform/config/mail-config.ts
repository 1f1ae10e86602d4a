import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { emailFault } from '@wakafine/domain/people/profile';
import { oneOf, text, urlOf } from './config-validators';
import { isLoopbackHost } from './loopback';

/** Ways in which mails can leave. */
const MAIL_GATEWAYS = ['log', 'file', 'smtp'] as const;

/** Sends mails. */
export type MailConfig =
  | { readonly gateway: 'log' }
  | {
      readonly gateway: 'file';
      /** Absolute path. */
      readonly outbox: string;
    }
  | {
      readonly gateway: 'smtp';
      readonly host: string;
      readonly port: number;
      /** Whether the connection begins with TLS. */
      readonly isSecure: boolean;
      /** Whether a connection that does not is refused unless it changes to TLS. */
      readonly needsTls: boolean;
      /** Null: the server asks for none. */
      readonly login: { readonly user: string; readonly pass: string } | null;
      /** Address that mails come from. */
      readonly from: string;
    };

/** Variables of the environment about mail. */
export const MAIL_VARIABLES = {
  MAIL_GATEWAY: oneOf(MAIL_GATEWAYS)({ default: undefined }),
  MAIL_OUTBOX: text({ default: undefined }),
  MAIL_FROM: text({ default: undefined }),
  MAIL_SMTP_URL: urlOf(['smtp', 'smtps'], 'smtp://mail.example:587')({ default: undefined }),
  MAIL_SMTP_USER: text({ default: undefined }),
  MAIL_SMTP_PASSWORD: text({ default: undefined }),
};

const DEFAULT_PORTS = { 'smtp:': 587, 'smtps:': 465 } as const;

type Given = Readonly<Record<string, string | undefined>>;

/**
 * Parses the MAIL_* variables. Where nothing is configured it is the log, but none in production and where other machines reach
 * the server: anyone who reads the log there could accept invitations. Faults are added to the list, none of which repeats a secret.
 */
export function readMail(
  given: Given,
  { isProduction, isLoopback, faults }: { isProduction: boolean; isLoopback: boolean; faults: string[] },
): MailConfig | null {
  switch (given.MAIL_GATEWAY) {
    case 'file':
      return readOutbox(given.MAIL_OUTBOX, faults);
    case 'smtp':
      return readSmtp(given, faults);
    case 'log':
      if (isProduction) {
        faults.push(
          'MAIL_GATEWAY=log is refused with NODE_ENV=production: the log would hold links of invitations',
        );
      }
      return { gateway: 'log' };
    default:
      return isProduction || !isLoopback ? null : { gateway: 'log' };
  }
}

function readOutbox(given: string | undefined, faults: string[]): MailConfig | null {
  if (given === undefined) {
    faults.push('MAIL_OUTBOX is required with MAIL_GATEWAY=file: the file that mails are appended to');
    return null;
  }
  const outbox = resolve(given);
  if (statSync(outbox, { throwIfNoEntry: false })?.isDirectory() === true) {
    faults.push(`MAIL_OUTBOX must be a file, and "${outbox}" is a folder`);
  } else if (statSync(dirname(outbox), { throwIfNoEntry: false })?.isDirectory() !== true) {
    faults.push(`MAIL_OUTBOX must lie in a folder that exists, and "${dirname(outbox)}" is none`);
  }
  return { gateway: 'file', outbox };
}

function readSmtp(given: Given, faults: string[]): MailConfig | null {
  const { MAIL_SMTP_URL: address, MAIL_FROM: from, MAIL_SMTP_USER: user, MAIL_SMTP_PASSWORD: pass } = given;
  if (from === undefined || emailFault(from) !== null) {
    faults.push('MAIL_FROM is required with MAIL_GATEWAY=smtp: the address that mails come from');
  }
  if ((user === undefined) !== (pass === undefined)) {
    faults.push('MAIL_SMTP_USER and MAIL_SMTP_PASSWORD belong together');
  }
  if (address === undefined) {
    faults.push('MAIL_SMTP_URL is required with MAIL_GATEWAY=smtp: the server that mails are sent through');
  }
  const url = address !== undefined && URL.canParse(address) ? new URL(address) : null;
  if (url === null || from === undefined) {
    return null;
  }
  if (url.username !== '' || url.password !== '') {
    faults.push('MAIL_SMTP_URL must carry no user and no password: MAIL_SMTP_USER and MAIL_SMTP_PASSWORD do');
  }
  const isSecure = url.protocol === 'smtps:';
  return {
    ...{ gateway: 'smtp', host: url.hostname, from, isSecure },
    port: url.port === '' ? DEFAULT_PORTS[isSecure ? 'smtps:' : 'smtp:'] : Number(url.port),
    needsTls: !isSecure && !isLoopbackHost(url.hostname),
    login: user === undefined || pass === undefined ? null : { user, pass },
  };
}
