import pino from 'pino';
import type { Logger as PinoLogger } from 'pino';

/** Structured log: an object of facts and a sentence. */
export type Logger = Pick<PinoLogger, 'debug' | 'info' | 'warn' | 'error'>;

/** The log of a process, JSON lines on standard output. */
export function processLog(level: string): PinoLogger {
  return pino({ level, redact: REDACTED_PATHS });
}

/** Paths in log objects that never leave the process in the clear. */
const REDACTED_PATHS = [
  'pin',
  '*.pin',
  'newPin',
  '*.newPin',
  'pinCode',
  '*.pinCode',
  'password',
  '*.password',
  'mobileNumber',
  '*.mobileNumber',
  'idToken',
  '*.idToken',
  'token',
  '*.token',
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
];
