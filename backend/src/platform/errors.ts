import { types } from 'node:util';
import { ERROR_SENTENCES } from '@wakafine/domain/api/error-codes';
import type { ErrorCode } from '@wakafine/domain/api/error-codes';

/** Further members of an answer, such as `activeJourneyId`, or `current`: what is there instead of what was expected. */
export type ErrorDetails = Readonly<Record<string, string | number | Readonly<Record<string, unknown>>>>;

/** Members that an error may carry beside its code. */
export interface ErrorOptions {
  /** One English sentence for people; by default that of the code. */
  readonly sentence?: string;
  /** Faulty fields with a sentence each. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly details?: ErrorDetails;
  readonly retryAfterS?: number;
  /** For the log only. */
  readonly cause?: unknown;
}

/** An error that the user sees by its code; everything else is shown as INTERNAL. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly details: ErrorDetails | undefined;
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorCode, options: ErrorOptions = {}) {
    super(options.sentence ?? ERROR_SENTENCES[code], { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields;
    this.details = options.details;
    this.retryAfterS = options.retryAfterS;
  }
}

/** Refuses input with one sentence a field; the first sentence is also that of the error. */
export function badInput(fields: Readonly<Record<string, string>>): AppError {
  const sentence = Object.values(fields)[0];
  return new AppError('BAD_USER_INPUT', sentence === undefined ? { fields } : { sentence, fields });
}

/**
 * Any thrown value as an AppError: what passes by itself (a lost connection, a lost race, a full disk) becomes UNAVAILABLE with the
 * time after which trying again makes sense, all else INTERNAL.
 */
export function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) {
    return thrown;
  }
  const retryAfterS = retryAfterOf(thrown);
  return retryAfterS === null
    ? new AppError('INTERNAL', { cause: thrown })
    : new AppError('UNAVAILABLE', { retryAfterS, cause: thrown });
}

/** Codes of PostgreSQL and of the system, and after how long trying again may help, s. */
const RETRY_AFTER_S: readonly (readonly [RegExp, number])[] = [
  // Ended in favour of another transaction; the connection lost, or ended by the operator or for its silence.
  [/^(40001|40P01|08\w{3}|57P0\d|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/, 1],
  // The wait for a lock, and too many connections.
  [/^(55P03|53300)$/, 2],
  // A statement that took longer than it may.
  [/^57014$/, 5],
  // Not enough memory, or another limit of the database.
  [/^(53200|53000|53400)$/, 10],
  // A standby, or a database that was made read-only: until somebody has changed that.
  [/^25006$/, 30],
  // No room on the disk, or a disk that fails.
  [/^(53100|58030|ENOSPC|EDQUOT|EROFS)$/, 60],
];
const PASSING_FAULT_WORDS =
  /Connection terminated|connection timeout|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|Connection ended|Driver not Connected|Query read timeout/i;

function retryAfterOf(thrown: unknown): number | null {
  if (!isError(thrown)) {
    return null;
  }
  const within = thrown instanceof AggregateError ? thrown.errors.map(retryAfterOf) : [];
  const code = 'code' in thrown ? String(thrown.code) : '';
  const known = RETRY_AFTER_S.find(([codes]) => codes.test(code))?.[1];
  return (
    known ?? within.find((each) => each !== null) ?? (PASSING_FAULT_WORDS.test(thrown.message) ? 1 : null)
  );
}

/** Test runners give the errors of Node another class. */
function isError(thrown: unknown): thrown is Error {
  return thrown instanceof Error || types.isNativeError(thrown);
}
