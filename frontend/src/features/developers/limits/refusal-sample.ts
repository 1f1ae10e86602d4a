import { spentBudgetSentence } from '@wakafine/domain/api/api-limits';
import { KEY_POINTS_PER_MINUTE } from '@wakafine/domain/keys/api-keys';
import { MINUTE_MS } from '@wakafine/domain/units';

/** The answer to a call of REST by a key whose minute is spent, as it comes over HTTP. */
export function refusalSample(): string {
  const limit = KEY_POINTS_PER_MINUTE;
  const resetAt = '2026-11-28T09:00:12.000Z';
  const body = {
    error: spentBudgetSentence({ limit, windowMs: MINUTE_MS, retryAt: resetAt }),
    code: 'RATE_LIMITED',
    requestId: '8c92008b-0d1e-4f6a-9a55-2f5f0f4b7c11',
    limit,
    windowS: MINUTE_MS / 1_000,
    resetAt,
  };
  return `HTTP/1.1 429 Too Many Requests
Retry-After: 12
RateLimit: "minute";r=0;t=60, "day";r=41580;t=54000

${JSON.stringify(body, null, 2)}`;
}
