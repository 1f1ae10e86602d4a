import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pepperWeakness } from '../secrets/pepper-rule';

/** Ways in which short messages can leave. */
export const SMS_GATEWAYS = ['log', 'file', 'http'] as const;

/** Sends short messages. */
export type SmsConfig =
  | { readonly gateway: 'log' }
  | {
      readonly gateway: 'file';
      /** Absolute path. */
      readonly outbox: string;
    }
  | { readonly gateway: 'http'; readonly url: string; readonly secret: string };

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Parses the SMS_* variables. Where nothing is configured it is the log, but null in production and where other
 * machines reach the server: anyone who reads the log there could take accounts over. Faults are
 * added to the list, none of which repeats an address or a secret.
 */
export function readSms(
  given: Readonly<Record<string, string | undefined>>,
  { isProduction, isLoopback, faults }: { isProduction: boolean; isLoopback: boolean; faults: string[] },
): SmsConfig | null {
  switch (given.SMS_GATEWAY) {
    case 'file':
      return readFileGateway(given.SMS_OUTBOX, faults);
    case 'http':
      return readHttpGateway(given.SMS_HTTP_URL, given.SMS_HTTP_SECRET, { isProduction, faults });
    case 'log':
      if (isProduction) {
        faults.push('SMS_GATEWAY=log is refused with NODE_ENV=production: the log would hold one-time codes');
      }
      return { gateway: 'log' };
    default:
      return isProduction || !isLoopback ? null : { gateway: 'log' };
  }
}

function readFileGateway(given: string | undefined, faults: string[]): SmsConfig | null {
  if (given === undefined) {
    faults.push('SMS_OUTBOX is required with SMS_GATEWAY=file: the file that messages are appended to');
    return null;
  }
  const outbox = resolve(given);
  if (statSync(outbox, { throwIfNoEntry: false })?.isDirectory() === true) {
    faults.push(`SMS_OUTBOX must be a file, and "${outbox}" is a folder`);
  } else if (statSync(dirname(outbox), { throwIfNoEntry: false })?.isDirectory() !== true) {
    faults.push(`SMS_OUTBOX must lie in a folder that exists, and "${dirname(outbox)}" is none`);
  }
  return { gateway: 'file', outbox };
}

function readHttpGateway(
  url: string | undefined,
  secret: string | undefined,
  { isProduction, faults }: { isProduction: boolean; faults: string[] },
): SmsConfig | null {
  if (url === undefined) {
    faults.push('SMS_HTTP_URL is required with SMS_GATEWAY=http: the address that messages are posted to');
  } else if (URL.canParse(url) && hasCredentials(new URL(url))) {
    faults.push('SMS_HTTP_URL must carry no user and no password: messages are signed instead');
  } else if (isProduction && URL.canParse(url) && isInTheClear(new URL(url))) {
    faults.push('SMS_HTTP_URL must begin with https:// with NODE_ENV=production: codes travel through it');
  }
  if (secret === undefined) {
    faults.push('SMS_HTTP_SECRET is required with SMS_GATEWAY=http: it signs every message');
  }
  const weakness = secret !== undefined && isProduction ? pepperWeakness(secret) : null;
  if (weakness !== null) {
    faults.push(`SMS_HTTP_SECRET ${weakness}`);
  }
  return url === undefined || secret === undefined ? null : { gateway: 'http', url, secret };
}

function hasCredentials({ username, password }: URL): boolean {
  return username !== '' || password !== '';
}

function isInTheClear({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && !LOOPBACK_HOSTS.includes(hostname);
}
