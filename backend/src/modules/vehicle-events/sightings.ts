import { areApart, minuteOf } from '@wakafine/domain/journeys/presence';
import { HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { WITNESS_PROVEN_FOR_MS, WITNESSES_APART_FOR_MS } from '@wakafine/domain/violations/vehicle-events';
import type { Sighting } from '@wakafine/domain/violations/vehicle-events';
import type { EvidenceGrade } from '@wakafine/domain/violations/judged-violations';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import type { Db } from '../../platform/db/db';
import { groupBy } from '../../platform/db/group-by';
import type { JourneyBinding, ViolationBinding } from '../violations/vehicle-enums';
import { KNOWN_PAIRS, PRESENCES, SIGHTINGS } from './vehicle-events.queries';

/** A fix counts as received live when it came within so long. */
const LIVE_WITHIN_MS = MINUTE_MS;
/** No chain of violations that follow each other within 10 minutes is longer than this. */
export const LONGEST_EVENT_MS = 24 * HOUR_MS;

/** A stretch of time, ms since the epoch. */
export interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

/** A violation as it is stored, with what its journey was to the vehicle at that time. */
export interface SightingRow {
  readonly id: number;
  readonly journeyId: number;
  readonly accountId: number | null;
  readonly startedAt: Date;
  readonly seenUntil: Date;
  /** Null while it goes on. */
  readonly endedAt: Date | null;
  readonly speedKmh: number;
  readonly provenKmh: number | null;
  readonly limitId: string | null;
  readonly severity: ViolationSeverity;
  readonly grade: Exclude<EvidenceGrade, 'C'>;
  readonly isLimitConfirmed: boolean;
  readonly binding: ViolationBinding;
  readonly eventId: number | null;
  readonly isPrimary: boolean;
  readonly level: Exclude<JourneyBinding, 'TYPED'>;
  readonly codeId: number | null;
  readonly numberProvenAt: Date | null;
  readonly mayWitness: boolean;
}

/** Place of a journey in a minute. */
export interface PresenceRow {
  readonly journeyId: number;
  readonly isDevice: boolean;
  readonly minute: Date;
  readonly recordedAt: Date;
  readonly receivedAt: Date;
  readonly lat: number;
  readonly lng: number;
  readonly accuracyM: number;
}

/** A sighting with its stored violation. */
export type StoredSighting = Sighting & { readonly row: SightingRow };

/** The violations of a vehicle that may belong to one event with what happened in a span, by time. */
export async function sightingRows(
  db: Db,
  vehicleId: number,
  { fromMs, toMs }: Span,
): Promise<SightingRow[]> {
  const rows: SightingRow[] = await db.rows(SIGHTINGS, [
    vehicleId,
    new Date(fromMs - LONGEST_EVENT_MS),
    new Date(toMs + LONGEST_EVENT_MS),
  ]);
  return rows.sort((one, other) => one.startedAt.getTime() - other.startedAt.getTime() || one.id - other.id);
}

/** Places of the journeys of a vehicle in the minutes of a span, and in those before and after it. */
export function presenceRows(db: Db, vehicleId: number, { fromMs, toMs }: Span): Promise<PresenceRow[]> {
  const minutes = [new Date(minuteOf(fromMs - MINUTE_MS)), new Date(minuteOf(toMs + MINUTE_MS))] as const;
  return db.rows(PRESENCES, [vehicleId, ...minutes]);
}

/** Whether two rows of one minute can't have been in one vehicle. */
export function areRowsApart(one: PresenceRow, other: PresenceRow): boolean {
  const placeOf = ({ lat, lng, accuracyM, recordedAt }: PresenceRow) => ({
    ...{ lat, lng, accuracyM },
    recordedAtMs: recordedAt.getTime(),
  });
  return areApart(placeOf(one), placeOf(other));
}

/** Sightings with what contradicts them and what makes them independent of each other. */
export async function weighedSightings(
  db: Db,
  rows: readonly SightingRow[],
  presences: readonly PresenceRow[],
): Promise<StoredSighting[]> {
  const byMinute = groupBy(presences, ({ minute }) => minute.getTime());
  const known = await knownPairs(db, rows);
  return rows.map((row) => ({
    row,
    id: row.id,
    journeyId: row.journeyId,
    accountId: row.accountId,
    isDevice: row.level === 'BOUND',
    isProven: row.mayWitness,
    isContradicted: isContradicted(row, byMinute),
    independence: independenceOf(row, byMinute, known),
    startedAtMs: row.startedAt.getTime(),
    endedAtMs: row.seenUntil.getTime(),
    speedKmh: row.speedKmh,
    provenKmh: row.provenKmh,
    limitId: row.limitId,
  }));
}

type ByMinute = ReadonlyMap<number, readonly PresenceRow[]>;

/** Whether an enrolled device of the vehicle, on another journey, was elsewhere in a minute of the violation. */
function isContradicted(row: SightingRow, byMinute: ByMinute): boolean {
  return minutesOf(row).some((minuteMs) => {
    const there = byMinute.get(minuteMs) ?? [];
    const own = there.find(({ journeyId }) => journeyId === row.journeyId);
    const devices = there.filter(({ journeyId, isDevice }) => isDevice && journeyId !== row.journeyId);
    return own !== undefined && devices.some((device) => areRowsApart(own, device));
  });
}

function independenceOf(
  row: SightingRow,
  byMinute: ByMinute,
  known: ReadonlyMap<number, readonly number[]>,
): Sighting['independence'] {
  const { codeId, accountId, numberProvenAt, mayWitness, startedAt } = row;
  const isOldEnough =
    numberProvenAt !== null && startedAt.getTime() - numberProvenAt.getTime() >= WITNESS_PROVEN_FOR_MS;
  const there = minutesOf(row).flatMap((minuteMs) => byMinute.get(minuteMs) ?? []);
  const own = there.filter(({ journeyId }) => journeyId === row.journeyId);
  // A device that was there shows by itself whether it was fast. One that reports once a minute may have done so
  // just before.
  const around = minutesOf(row, MINUTE_MS).flatMap((minuteMs) => byMinute.get(minuteMs) ?? []);
  const isWithoutDevice = !around.some(({ isDevice }) => isDevice);
  const isLive =
    own.length > 0 &&
    own.every(({ receivedAt, recordedAt }) => receivedAt.getTime() - recordedAt.getTime() <= LIVE_WITHIN_MS);
  return codeId !== null && accountId !== null && mayWitness && isOldEnough && isLive && isWithoutDevice
    ? { codeId, knownAccounts: known.get(accountId) ?? [] }
    : null;
}

/** The minutes of a violation, and those within `marginMs` before and after it. */
function minutesOf({ startedAt, seenUntil }: SightingRow, marginMs = 0): number[] {
  const firstMs = minuteOf(startedAt.getTime() - marginMs);
  const count = (minuteOf(seenUntil.getTime() + marginMs) - firstMs) / MINUTE_MS + 1;
  return Array.from({ length: count }, (_, index) => firstMs + index * MINUTE_MS);
}

/** Accounts, of some, that were witnesses together in another event of the 90 days before. */
async function knownPairs(db: Db, rows: readonly SightingRow[]): Promise<Map<number, readonly number[]>> {
  const [first] = rows;
  const accountIds = [...new Set(rows.flatMap(({ accountId }) => accountId ?? []))];
  if (first === undefined || accountIds.length < 3) {
    return new Map();
  }
  const pairs = await db.rows(KNOWN_PAIRS, [
    accountIds,
    rows.map(({ journeyId }) => journeyId),
    new Date(first.startedAt.getTime() - WITNESSES_APART_FOR_MS),
    first.startedAt,
  ]);
  const byAccount = groupBy(pairs, ({ accountId }) => accountId);
  return new Map([...byAccount].map(([accountId, met]) => [accountId, met.map(({ otherId }) => otherId)]));
}
