import { LIMITS } from '@wakafine/domain/input/limits';
import { badInput } from '../errors';
import type { Statement } from './statement';

const NO_CURSOR = 'Must be the cursor of a row of this list';

/** The page that a list is asked for: so many rows after the row with an id, or from the newest. */
export interface PageRequest {
  readonly first: number;
  readonly afterId: number | null;
}

/** One page of a keyset-paged list. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  /** Says later whether the page is still the same; absent where that was not read. */
  readonly version?: PageVersion;
}

/** The rows of a page by their ids and versions, and the statement that reads no more than these. */
export interface PageVersion {
  readonly value: string;
  readonly check: Statement;
  readonly values: readonly unknown[];
}

/** Form of the identifiers of rows. */
export const ROW_ID = /^[1-9][0-9]{0,14}$/;

/** The number behind an identifier of the API, or null for what can't be one. */
export function parseId(id: string): number | null {
  return ROW_ID.test(id) ? Number(id) : null;
}

/**
 * The page that GraphQL's `first` and `after` ask for.
 * @throws BAD_USER_INPUT for a `first` outside 1-100 or a cursor of no list of ours
 */
export function pageRequest({
  first,
  after,
}: {
  first: number;
  after?: string | null | undefined;
}): PageRequest {
  const { min, max } = LIMITS.pageSize;
  if (first < min || first > max) {
    throw badInput({ first: `Must be a whole number from ${min} to ${max}` });
  }
  const cursor = after ?? null;
  const afterId = cursor === null ? null : parseId(Buffer.from(cursor, 'base64url').toString());
  if (cursor !== null && afterId === null) {
    throw badInput({ after: NO_CURSOR });
  }
  return { first, afterId };
}

/** Opaque position of a row in a list. */
export function cursorOf(id: number): string {
  return Buffer.from(String(id)).toString('base64url');
}

/** A day such as 2026-11-20 as a number such as 20261120, by which a list of days is paged. */
export function numberOfDay(day: string): number {
  return Number(day.replaceAll('-', ''));
}

/**
 * The day of such a number out of a cursor; null for none.
 * @throws BAD_USER_INPUT (after) for the number of no day
 */
export function dayOfNumber(number: number | null): string | null {
  if (number === null) {
    return null;
  }
  const day = String(number).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  const time = new Date(day);
  if (day.length !== 10 || Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== day) {
    throw badInput({ after: NO_CURSOR });
  }
  return day;
}

/** The page out of up to one row more than was asked for. */
export function pageOf<Row>(rows: readonly Row[], { first, afterId }: PageRequest): Page<Row> {
  return {
    rows: rows.slice(0, first),
    hasNextPage: rows.length > first,
    hasPreviousPage: afterId !== null,
  };
}
