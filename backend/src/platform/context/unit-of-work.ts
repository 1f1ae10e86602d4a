import { QueryRunnerAlreadyReleasedError } from 'typeorm';
import { AppError } from '../errors';
import type { Ctx } from './context';
import { transactionDb } from '../db/db';
import type { AppEvent } from '../live/events';

/**
 * Runs work in one transaction. Events emitted inside leave after COMMIT and are dropped on ROLLBACK.
 * Whatever the work throws rolls back and is thrown on.
 * @throws UNAVAILABLE where the connection is lost meanwhile
 */
export async function inTransaction<C extends Ctx, Result>(
  ctx: C,
  work: (ctx: C) => Promise<Result>,
): Promise<Result> {
  const events: AppEvent[] = [];
  const runner = ctx.dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    const db = await transactionDb(runner);
    const result = await work({ ...ctx, db, emit: (event) => events.push(event) });
    await runner.commitTransaction();
    events.forEach(ctx.emit);
    return result;
  } catch (error) {
    if (runner.isTransactionActive) {
      // The connection may be gone already; the first error is the one that says why.
      await runner.rollbackTransaction().catch(() => undefined);
    }
    // TypeORM takes the runner back by itself when its connection is lost between two statements.
    throw error instanceof QueryRunnerAlreadyReleasedError
      ? new AppError('UNAVAILABLE', { retryAfterS: 1, cause: error })
      : error;
  } finally {
    await runner.release();
  }
}
