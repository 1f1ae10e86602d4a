import { ERROR_SENTENCES, type ErrorCode } from '@wakafine/domain/api/error-codes';

const REQUEST_ID = '8c92008b-0d1e-4f6a-9a55-2f5f0f4b7c11';

/** Members that an answer with a code has beside those of all errors. */
const FURTHER: Partial<Record<ErrorCode, object>> = {
  BAD_USER_INPUT: { fields: { 'fixes.17.lat': 'Must be a number from -90 to 90' } },
  RATE_LIMITED: { limit: 200, windowS: 5, resetAt: '2026-11-28T09:00:01.000Z' },
};
/** Sentences of answers that say more than the code does. */
const SENTENCES: Partial<Record<ErrorCode, string>> = {
  BAD_USER_INPUT: 'Must be a number from -90 to 90',
  RATE_LIMITED: 'At most 200 points in 5 seconds. Try again at 2026-11-28T09:00:01.000Z.',
};

/** The answer of REST that carries a code, as JSON. */
export function errorSample(code: ErrorCode): string {
  const error = SENTENCES[code] ?? ERROR_SENTENCES[code];
  return JSON.stringify({ error, code, requestId: REQUEST_ID, ...FURTHER[code] }, null, 2);
}
