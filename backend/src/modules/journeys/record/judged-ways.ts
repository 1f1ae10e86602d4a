import { isDeepStrictEqual } from 'node:util';
import { startOfHourMs } from '@wakafine/domain/time/civil-time';
import { bookingsOf } from '@wakafine/domain/journeys/judged-way';
import type { WayBooking } from '@wakafine/domain/journeys/judged-way';
import type { Judgement } from '@wakafine/domain/journeys/judgement';
import { MINUTE_MS } from '@wakafine/domain/units';
import type { Db } from '../../../platform/db/db';
import type { Journey } from '../journey.entity';
import { WAYS_OF_JOURNEY } from '../journeys.queries';

/** A row of what was judged of the way of a journey: whole metres, and milliseconds. */
export interface StoredWay {
  readonly hourMs: number;
  /** '' is every road that is no national one. */
  readonly road: NonNullable<WayBooking['road']> | '';
  readonly judgedM: number;
  readonly confirmedM: number;
  readonly unjudgedM: number;
  readonly fromMs: number;
  readonly toMs: number;
  /** Whether it is of the hour that its journey is in. */
  readonly isOpen: boolean;
}

/** Rows to store; with `isWhole` they are all that there are of the journey, and others go. */
export interface WaysWrite {
  readonly ways: readonly StoredWay[];
  readonly isWhole: boolean;
}

type OfJourney = Pick<Journey, 'isImported' | 'endedAt'>;

/** All rows of a journey. A file can be edited: its violations are in no rate, and so its way is in none. */
export function waysOf({ isImported, endedAt }: OfJourney, { way, drive }: Judgement): StoredWay[] {
  const openFromMs = endedAt === null ? startOfHourMs(drive.lastGoodAtMs ?? 0) : Infinity;
  return isImported ? [] : bookingsOf(way).map((booking) => rowOf(booking, openFromMs));
}

/** The rows that are others than before. */
function changedWays(before: readonly StoredWay[], after: readonly StoredWay[]): StoredWay[] {
  return after.filter((row) => !isDeepStrictEqual(rowLike(before, row), row));
}

/** A row that grows is stored again once it has grown by so much, ms: a rate may be a minute late, a push has to be cheap. */
const STORED_EVERY_MS = MINUTE_MS;

/** Way that a push stores, and the rows as they are stored then. `stored` are those before it. */
export function waysDue(
  stored: readonly StoredWay[],
  ways: readonly StoredWay[],
  { isWhole }: { isWhole: boolean },
): { readonly booked: WaysWrite; readonly stored: readonly StoredWay[] } {
  if (isWhole) {
    return { booked: { ways, isWhole }, stored: ways };
  }
  return ways.some((row) => isDue(rowLike(stored, row), row))
    ? { booked: { ways: changedWays(stored, ways), isWhole }, stored: ways }
    : { booked: { ways: [], isWhole }, stored };
}

function isDue(before: StoredWay | undefined, after: StoredWay): boolean {
  return (
    before === undefined ||
    before.isOpen !== after.isOpen ||
    after.toMs - before.toMs >= STORED_EVERY_MS ||
    before.fromMs !== after.fromMs
  );
}

function rowLike(rows: readonly StoredWay[], { hourMs, road }: StoredWay): StoredWay | undefined {
  return rows.find((row) => row.hourMs === hourMs && row.road === road);
}

/** Whether the rows that are stored of a journey are the given ones, in whatever order. */
export async function areWaysStored(db: Db, journeyId: number, ways: readonly StoredWay[]): Promise<boolean> {
  const stored: StoredWay[] = await db.rows(WAYS_OF_JOURNEY, [journeyId]);
  return stored.length === ways.length && changedWays(stored, ways).length === 0;
}

function rowOf(booking: WayBooking, openFromMs: number): StoredWay {
  const { hourMs, road, judgedM, confirmedM, unjudgedM, fromMs, toMs } = booking;
  return {
    hourMs,
    road: road ?? '',
    judgedM: Math.round(judgedM),
    confirmedM: Math.round(confirmedM),
    unjudgedM: Math.round(unjudgedM),
    fromMs: Math.floor(fromMs),
    toMs: Math.ceil(toMs),
    isOpen: hourMs >= openFromMs,
  };
}
