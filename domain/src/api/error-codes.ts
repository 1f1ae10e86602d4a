/** Every code that an answer may carry, with its HTTP status (contract of the REST layer), in the order of the statuses. */
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

/** The English sentence of a code for people, where an answer has none that says more. */
export const ERROR_SENTENCES: Readonly<Record<ErrorCode, string>> = {
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

// Object.keys discards which keys it got.
/** Every code. */
export const ERROR_CODES = Object.keys(HTTP_STATUS) as readonly ErrorCode[];
