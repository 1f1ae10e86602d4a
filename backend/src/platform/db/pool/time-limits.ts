import type { Lane } from './admission';

/** Longest times on a connection, ms; 0 is no limit. */
export interface TimeLimits {
  /** Of one statement. */
  readonly statement: number;
  /** Of its wait for a lock. */
  readonly lock: number;
  /** In which an open transaction says nothing. */
  readonly idleInTransaction: number;
}

/** Those of requests: what runs longer is cancelled by the database, with an error. */
export const SERVING_LIMITS: TimeLimits = { statement: 15_000, lock: 5_000, idleInTransaction: 30_000 };

/** For commands of the operator, who waits for them: counting or judging everything anew may take minutes. */
export const COMMAND_LIMITS: TimeLimits = { statement: 0, lock: 30_000, idleInTransaction: 0 };

/**
 * For migrations, which may rewrite large tables. Their wait for a lock is limited once it is their turn: whatever wants the same
 * table queues behind it.
 */
export const MIGRATION_LIMITS: TimeLimits = { statement: 0, lock: 0, idleInTransaction: 0 };

/** A piece of an export reads rows by filters that no index serves. */
export const EXPORT_STATEMENT_MS = 60_000;

/**
 * After so long without a word from the database its connection is closed from this side, ms: longer than a statement may take, so
 * that only a database that hangs, or a network that swallows everything, comes to that.
 */
export const SILENCE_MS: Readonly<Record<Lane, number>> = {
  FIXES: 20_000,
  READS: 20_000,
  EXPORTS: EXPORT_STATEMENT_MS + 5_000,
};

/** Quiet connections are asked for a sign of life after so long, ms. */
export const KEEP_ALIVE_MS = 10_000;
/** Longest time until a new connection is open, ms. */
export const CONNECT_TIMEOUT_MS = 5_000;
