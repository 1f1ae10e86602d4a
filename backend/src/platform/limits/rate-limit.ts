import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors';

const HOUR_S = 3600;

/** Counts what an address does in an hour, in PostgreSQL, so that the count holds for all processes. */
export interface HourlyLimit {
  /**
   * Counts one.
   * @throws RATE_LIMITED above the limit
   */
  consume(key: string): Promise<void>;
  /**
   * Counts nothing.
   * @throws RATE_LIMITED once the limit is used up
   */
  check(key: string): Promise<void>;
  /** Used share of the limit: 1 is all of it, and what was counted above it counts on. */
  usedShare(key: string): Promise<number>;
}

/** A limit of so many an hour and key, stored in the table `rate_limit` under its name; reaching it is noted. */
export function hourlyLimit(
  pool: Pool,
  name: string,
  { points, onReached }: { points: number; onReached?: (key: string) => void },
): HourlyLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: HOUR_S,
    clearExpiredByTimeout: false,
  });
  const limitedAt = (key: string, { msBeforeNext }: RateLimiterRes): AppError => {
    onReached?.(key);
    return new AppError('RATE_LIMITED', { retryAfterS: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
  };
  return {
    async consume(key) {
      await limiter.consume(key).catch((rejected: unknown) => {
        throw rejected instanceof RateLimiterRes ? limitedAt(key, rejected) : rejected;
      });
    },
    async check(key) {
      const used = await limiter.get(key);
      if (used !== null && used.consumedPoints >= points) {
        throw limitedAt(key, used);
      }
    },
    usedShare: async (key) => ((await limiter.get(key))?.consumedPoints ?? 0) / points,
  };
}
