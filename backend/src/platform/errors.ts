/** Every code that an answer may carry, with its HTTP status (contract of the REST layer). */
export const HTTP_STATUS = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_MISMATCH: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

/** Code of the error, for programs. */
export type ErrorCode = keyof typeof HTTP_STATUS;

const DEFAULT_SENTENCE: Record<ErrorCode, string> = {
  BAD_USER_INPUT: 'Some of the values sent are not valid.',
  UNAUTHENTICATED: 'Please sign in first.',
  FORBIDDEN: 'You are not allowed to do this.',
  NOT_FOUND: 'There is nothing here under this name.',
  METHOD_NOT_ALLOWED: 'This address does not take this method.',
  CONFLICT: 'This does not go together with what is there already.',
  PAYLOAD_TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'The request must be JSON.',
  IDEMPOTENCY_MISMATCH: 'This clientId was used before with other content.',
  RATE_LIMITED: 'Too many requests. Please wait and try again.',
  INTERNAL: 'Something went wrong on our side. Please try again.',
  UNAVAILABLE: 'The service is starting or recovering. Please try again in a moment.',
};

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
    super(options.sentence ?? DEFAULT_SENTENCE[code], { cause: options.cause });
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

/** Any thrown value as an AppError: lost connections and lost races of the database become UNAVAILABLE, all else INTERNAL. */
export function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) {
    return thrown;
  }
  return isPassingFault(thrown)
    ? new AppError('UNAVAILABLE', { retryAfterS: 1, cause: thrown })
    : new AppError('INTERNAL', { cause: thrown });
}

/**
 * 40001 and 40P01: a transaction that the database has ended in favour of another, and that may be tried again. 57014 and
 * 55P03: a statement, or its wait for a lock, that took longer than it may.
 */
const PASSING_FAULT_CODES =
  /^(40001|40P01|57014|55P03|08\w{3}|57P0[1-4]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
const PASSING_FAULT_WORDS =
  /Connection terminated|connection timeout|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|Connection ended|Driver not Connected/i;

function isPassingFault(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) {
    return false;
  }
  if (thrown instanceof AggregateError && thrown.errors.some(isPassingFault)) {
    return true;
  }
  const code = 'code' in thrown ? String(thrown.code) : '';
  return PASSING_FAULT_CODES.test(code) || PASSING_FAULT_WORDS.test(thrown.message);
}
