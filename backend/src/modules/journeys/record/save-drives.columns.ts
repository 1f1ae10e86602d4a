import { cellOf } from '@wakafine/domain/journeys/presence';
import type { Presence } from '@wakafine/domain/journeys/presence';
import { binaryArray, longArray } from '../../../platform/db/array-parameter';
import type { BinaryType, LongType } from '../../../platform/db/array-parameter';
import type { ChangedViolation, NewViolation } from '../../violations/plan-violations';
import type { BoundDrive } from './bound-drive';
import type { DriveWrite } from './drive-write';
import type { StoredWay } from './judged-ways';
import type { StoredFix } from '@wakafine/domain/speed/fix';

type Value = number | boolean | Date | string | null;
/** A column of a group of rows that one parameter carries: times as milliseconds. */
export type Column<Row> = readonly [name: string, type: string, value: (row: Row) => Value];
/** A column that is a parameter of its own, as the database itself stores it: no number is written as text, or read from it. */
type BinaryColumn<Row> = ShortColumn<Row> | LongColumn<Row>;
type ShortColumn<Row> = readonly [
  name: string,
  type: BinaryType,
  value: (row: Row) => number | boolean | null,
];
type LongColumn<Row> = readonly [
  name: string,
  type: LongType,
  value: (row: Row) => string | Uint8Array | null,
];

/** Parts of a write that are stored in the row of its journey, and its state. */
type JourneyWrite = Pick<DriveWrite, 'journey' | 'alerts' | 'findings' | 'state'>;

/** Columns of a journey that a push changes; lists that stay as they are stored, and a state that is not stored, are null. */
export const JOURNEY_COLUMNS: readonly BinaryColumn<JourneyWrite>[] = [
  ['id', 'bigint', ({ journey }) => journey.id],
  ['version', 'integer', ({ journey }) => journey.version],
  ['distance_m', 'float8', ({ journey }) => journey.distanceM],
  ['max_speed_kmh', 'float8', ({ journey }) => journey.maxSpeedKmh],
  ['average_speed_kmh', 'float8', ({ journey }) => journey.averageSpeedKmh],
  ['moving_s', 'float8', ({ journey }) => journey.movingS],
  ['observed_s', 'integer', ({ journey }) => journey.observedS],
  ['current_speed_kmh', 'float8', ({ journey }) => journey.currentSpeedKmh],
  ['violation_count', 'integer', ({ journey }) => journey.violationCount],
  ['last_fix_ms', 'bigint', ({ journey }) => msOf(journey.lastFixAt)],
  ['fix_count', 'integer', ({ journey }) => journey.fixCount],
  ['accepted_through', 'integer', ({ journey }) => journey.acceptedThrough],
  ['last_received_ms', 'bigint', ({ journey }) => msOf(journey.lastReceivedAt)],
  ['declared_ended_ms', 'bigint', ({ journey }) => msOf(journey.declaredEndedAt)],
  ['ended_ms', 'bigint', ({ journey }) => msOf(journey.endedAt)],
  ['is_end_provisional', 'boolean', ({ journey }) => journey.isEndProvisional],
  ['alerts', 'text', ({ alerts }) => alerts && JSON.stringify(alerts)],
  ['findings', 'text', ({ findings }) => findings && JSON.stringify(findings)],
  ['state', 'bytea', ({ state }) => state],
];

/** A new fix. */
export const FIX_COLUMNS: readonly BinaryColumn<{ journeyId: number; fix: StoredFix }>[] = [
  ['journey_id', 'bigint', ({ journeyId }) => journeyId],
  ['seq', 'integer', ({ fix }) => fix.seq],
  ['lat', 'float8', ({ fix }) => fix.lat],
  ['lng', 'float8', ({ fix }) => fix.lng],
  ['recorded_ms', 'bigint', ({ fix }) => fix.recordedAtMs],
  ['accuracy_m', 'float8', ({ fix }) => fix.accuracyM],
  ['speed_kmh', 'float8', ({ fix }) => fix.speedKmh],
  ['heading_deg', 'float8', ({ fix }) => fix.headingDeg],
  ['clock_offset_ms', 'integer', ({ fix }) => fix.clockOffsetMs],
  ['is_future', 'boolean', ({ fix }) => fix.isFuture],
];

/** A violation as it is judged. */
export const VIOLATION_COLUMNS: readonly Column<NewViolation>[] = [
  ['journey_id', 'bigint', ({ journeyId }) => journeyId],
  ['started_ms', 'bigint', ({ startedAt }) => startedAt],
  ['ended_ms', 'bigint', ({ endedAt }) => endedAt],
  ['speed_kmh', 'float8', ({ speedKmh }) => speedKmh],
  ['mean_speed_kmh', 'float8', ({ meanSpeedKmh }) => meanSpeedKmh],
  ['latitude', 'float8', ({ latitude }) => latitude],
  ['longitude', 'float8', ({ longitude }) => longitude],
  ['heading_deg', 'smallint', ({ headingDeg }) => headingDeg],
  ['severity', 'text', ({ severity }) => severity],
  ['grade', 'text', ({ grade }) => grade],
  ['fix_count', 'integer', ({ fixCount }) => fixCount],
  ['proven_kmh', 'float8', ({ provenKmh }) => provenKmh],
  ['uncertainty_kmh', 'float8', ({ uncertaintyKmh }) => uncertaintyKmh],
  ['proven_s', 'float8', ({ provenS }) => provenS],
  ['is_over_gaps', 'boolean', ({ isOverGaps }) => isOverGaps],
  ['limit_kmh', 'integer', ({ limitKmh }) => limitKmh],
  ['limit_id', 'text', ({ limitId }) => limitId],
  ['limit_zone', 'text', ({ limitZone }) => limitZone],
  ['limit_place', 'text', ({ limitPlace }) => limitPlace],
  ['limit_source', 'text', ({ limitSource }) => limitSource],
  ['is_limit_confirmed', 'boolean', ({ isLimitConfirmed }) => isLimitConfirmed],
  ['thresholds_since_ms', 'bigint', ({ thresholdsSince }) => thresholdsSince],
  ['rule_version', 'text', ({ ruleVersion }) => ruleVersion],
  ['road', 'text', ({ road }) => road],
  ['judged_ms', 'bigint', ({ judgedAt }) => judgedAt],
];

/** A violation that is judged anew. */
export const CHANGED_COLUMNS: readonly Column<ChangedViolation>[] = [
  ['id', 'bigint', ({ after }) => after.id],
  ['is_claimed', 'boolean', ({ after }) => after.isClaimed],
  ['is_withdrawn', 'boolean', ({ after }) => after.isWithdrawn],
  ...VIOLATION_COLUMNS.map(([name, type, value]): Column<ChangedViolation> => [
    name,
    type,
    ({ after }) => value(after),
  ]),
];

/** Judged way of a journey in an hour on a road. */
export const WAY_COLUMNS: readonly Column<StoredWay & { journeyId: number }>[] = [
  ['journey_id', 'bigint', ({ journeyId }) => journeyId],
  ['hour_ms', 'bigint', ({ hourMs }) => hourMs],
  ['road', 'text', ({ road }) => road],
  ['judged_m', 'integer', ({ judgedM }) => judgedM],
  ['confirmed_m', 'integer', ({ confirmedM }) => confirmedM],
  ['unjudged_m', 'integer', ({ unjudgedM }) => unjudgedM],
  ['from_ms', 'bigint', ({ fromMs }) => fromMs],
  ['to_ms', 'bigint', ({ toMs }) => toMs],
  ['is_open', 'boolean', ({ isOpen }) => isOpen],
];

/** Place of a vehicle in a minute. */
export const PRESENCE_COLUMNS: readonly Column<Presence & { journeyId: number; receivedAt: Date }>[] = [
  ['journey_id', 'bigint', ({ journeyId }) => journeyId],
  ['minute_ms', 'bigint', ({ minuteMs }) => minuteMs],
  ['recorded_ms', 'bigint', ({ recordedAtMs }) => recordedAtMs],
  ['received_ms', 'bigint', ({ receivedAt }) => receivedAt],
  ['lat', 'float8', ({ lat }) => lat],
  ['lng', 'float8', ({ lng }) => lng],
  ['accuracy_m', 'float8', ({ accuracyM }) => accuracyM],
  ['cell', 'bigint', (presence) => cellOf(presence)],
];

/** The time of a vehicle whose events are to be made. */
export const DUE_COLUMNS: readonly Column<{ journeyId: number; bound: BoundDrive }>[] = [
  ['journey_id', 'bigint', ({ journeyId }) => journeyId],
  ['is_judged', 'boolean', ({ bound }) => bound.haveViolationsChanged],
  ['from_ms', 'bigint', ({ bound }) => bound.fromMs],
  ['to_ms', 'bigint', ({ bound }) => bound.toMs],
];

/** The rows of a group as one JSON parameter. */
export function jsonRows<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const objects = rows.map((row) => {
    const members = columns.map(([name, , value]) => `"${name}":${jsonOf(value(row))}`);
    return `{${members.join(',')}}`;
  });
  return `[${objects.join(',')}]`;
}

/** The rows of a group, which are the given parameter. */
export function rowsIn<Row>(columns: readonly Column<Row>[], parameter: number, alias: string): string {
  const types = columns.map(([name, type]) => `${name} ${type}`);
  return `json_to_recordset($${parameter}::json) AS ${alias} (${types.join(', ')})`;
}

/** One array a column. */
export function columnArrays<Row>(columns: readonly BinaryColumn<Row>[], rows: readonly Row[]): Buffer[] {
  return columns.map((column) =>
    isLong(column) ? longArray(column[1], rows.map(column[2])) : binaryArray(column[1], rows.map(column[2])),
  );
}

function isLong<Row>(column: BinaryColumn<Row>): column is LongColumn<Row> {
  return column[1] === 'text' || column[1] === 'bytea';
}

/** The rows of a group whose columns are parameters, the first of them being the given one. */
export function rowsFrom<Row>(columns: readonly BinaryColumn<Row>[], first: number, alias: string): string {
  const arrays = columns.map(([, type], index) => `$${first + index}::${type}[]`);
  return `unnest(${arrays.join(', ')}) AS ${alias} (${columns.map(([name]) => name).join(', ')})`;
}

function msOf(time: Date | null): number | null {
  return time && time.getTime();
}

/** As JSON.stringify writes it; most are numbers, which are their own text. */
function jsonOf(value: Value): string {
  if (value instanceof Date) {
    return jsonOf(value.getTime());
  }
  return Number.isFinite(value) ? String(value) : JSON.stringify(value);
}
