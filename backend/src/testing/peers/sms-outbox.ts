import 'reflect-metadata';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCode } from '../../platform/system-error';
import type { SmsConfig } from '../../platform/sms/sms-config';
import { until } from '../server/test-sockets';

const WITHIN_MS = 5_000;

/** A message as the file gateway writes it. */
export interface SentSms {
  readonly to: string;
  readonly text: string;
  readonly at: string;
}

/** A file that a test server's short messages are appended to. */
export interface SmsOutbox {
  readonly config: SmsConfig;
  readonly path: string;
  /** Everything sent so far to a number of nine digits, oldest first. */
  sentTo(mobileNumber: string): SentSms[];
  /** The code in the message to a number with this position, counted from 0. @throws Error when none comes */
  code(mobileNumber: string, index?: number): Promise<string>;
  /** The token of the link in the message to a number with this position, counted from 0. @throws Error when none comes */
  link(mobileNumber: string, index?: number): Promise<string>;
  remove(): void;
}

/** Makes an empty outbox in a folder of its own. */
export function createSmsOutbox(): SmsOutbox {
  const folder = mkdtempSync(join(tmpdir(), 'wakafine sms '));
  const path = join(folder, 'outbox.jsonl');
  const sentTo = (mobileNumber: string): SentSms[] =>
    linesOf(path)
      // The gateway writes objects of this shape.
      .map((line) => JSON.parse(line) as SentSms)
      .filter(({ to }) => to === `+237${mobileNumber}`);
  return {
    config: { gateway: 'file', outbox: path },
    path,
    sentTo,
    async code(mobileNumber, index = 0) {
      await until(() => sentTo(mobileNumber).length > index, WITHIN_MS);
      return /\b\d{6}\b/.exec(sentTo(mobileNumber)[index]?.text ?? '')?.[0] ?? '';
    },
    async link(mobileNumber, index = 0) {
      await until(() => sentTo(mobileNumber).length > index, WITHIN_MS);
      return /\/reset\/([\w-]{22})$/.exec(sentTo(mobileNumber)[index]?.text ?? '')?.[1] ?? '';
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n').filter(Boolean);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') {
      return [];
    }
    throw error;
  }
}
