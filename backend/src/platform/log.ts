import type { FastifyBaseLogger } from 'fastify';

/** Structured log: an object of facts and a sentence. */
export type Logger = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/** Paths in log objects that never leave the process in the clear. */
export const REDACTED_PATHS = [
  'pin',
  '*.pin',
  'pinCode',
  '*.pinCode',
  'password',
  '*.password',
  'mobileNumber',
  '*.mobileNumber',
  'token',
  '*.token',
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
];
