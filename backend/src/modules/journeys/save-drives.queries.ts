import { arrayParameter } from '../../platform/array-parameter';
import type { Statement } from '../../platform/db';
import type { ChangedViolation, NewViolation } from '../violations/plan-episodes';
import type { Violation } from '../violations/violation.entity';
import { BOUND_AT } from './journey-binding.queries';
import type { Journey } from './journey.entity';
import type { StoredFix } from './received-fix';

/** Everything that one push, end or correction stores of one journey. */
export interface DriveWrite {
  /** The journey as it is to be, with the version that it will have. */
  readonly journey: Journey;
  readonly newFixes: readonly StoredFix[];
  readonly opened: readonly NewViolation[];
  readonly changed: readonly ChangedViolation[];
}

/** One row of what was stored: a journey, or a violation of it. */
export type SavedRow =
  | { readonly kind: 'journey'; readonly journeyId: number }
  | ({
      readonly kind: 'opened';
      readonly journeyId: number;
      readonly id: number;
      readonly startedMs: number;
    } & Pick<Violation, 'vehicleId' | 'registrationNumber' | 'binding' | 'publicId' | 'namedAgency'>)
  | {
      readonly kind: 'changed';
      readonly journeyId: number;
      readonly id: number;
      readonly reportedAt: Date | null;
      readonly reportedBy: number | null;
    };

type Value = number | boolean | Date | string | null;
type Column<Row> = readonly [name: string, type: string, value: (row: Row) => Value];

const JOURNEY_COLUMNS: readonly Column<Journey>[] = [
  ['id', 'bigint', ({ id }) => id],
  ['version', 'integer', ({ version }) => version],
  ['distance_m', 'float8', ({ distanceM }) => distanceM],
  ['max_speed_kmh', 'float8', ({ maxSpeedKmh }) => maxSpeedKmh],
  ['average_speed_kmh', 'float8', ({ averageSpeedKmh }) => averageSpeedKmh],
  ['moving_s', 'float8', ({ movingS }) => movingS],
  ['current_speed_kmh', 'float8', ({ currentSpeedKmh }) => currentSpeedKmh],
  ['violation_count', 'integer', ({ violationCount }) => violationCount],
  ['last_fix_ms', 'bigint', ({ lastFixAt }) => lastFixAt],
  ['fix_count', 'integer', ({ fixCount }) => fixCount],
  ['accepted_through', 'integer', ({ acceptedThrough }) => acceptedThrough],
  ['last_received_ms', 'bigint', ({ lastReceivedAt }) => lastReceivedAt],
  ['declared_ended_ms', 'bigint', ({ declaredEndedAt }) => declaredEndedAt],
  ['ended_ms', 'bigint', ({ endedAt }) => endedAt],
  ['is_end_provisional', 'boolean', ({ isEndProvisional }) => isEndProvisional],
];

const FIX_COLUMNS: readonly Column<StoredFix & { journeyId: number }>[] = [
  ['journey_id', 'bigint', ({ journeyId }) => journeyId],
  ['seq', 'integer', ({ seq }) => seq],
  ['lat', 'float8', ({ lat }) => lat],
  ['lng', 'float8', ({ lng }) => lng],
  ['recorded_ms', 'bigint', ({ recordedAtMs }) => recordedAtMs],
  ['accuracy_m', 'float8', ({ accuracyM }) => accuracyM],
  ['speed_kmh', 'float8', ({ speedKmh }) => speedKmh],
  ['heading_deg', 'float8', ({ headingDeg }) => headingDeg],
  ['clock_offset_ms', 'integer', ({ clockOffsetMs }) => clockOffsetMs],
  ['is_future', 'boolean', ({ isFuture }) => isFuture],
];

const EPISODE_COLUMNS: readonly Column<NewViolation>[] = [
  ['journey_id', 'bigint', ({ journeyId }) => journeyId],
  ['started_ms', 'bigint', ({ startedAt }) => startedAt],
  ['ended_ms', 'bigint', ({ endedAt }) => endedAt],
  ['speed_kmh', 'float8', ({ speedKmh }) => speedKmh],
  ['mean_speed_kmh', 'float8', ({ meanSpeedKmh }) => meanSpeedKmh],
  ['latitude', 'float8', ({ latitude }) => latitude],
  ['longitude', 'float8', ({ longitude }) => longitude],
  ['severity', 'text', ({ severity }) => severity],
  ['grade', 'text', ({ grade }) => grade],
  ['fix_count', 'integer', ({ fixCount }) => fixCount],
];

const CHANGED_COLUMNS: readonly Column<ChangedViolation>[] = [
  ['id', 'bigint', ({ after }) => after.id],
  ['is_claimed', 'boolean', ({ after }) => after.isClaimed],
  ['is_withdrawn', 'boolean', ({ after }) => after.isWithdrawn],
  ...EPISODE_COLUMNS.map(([name, type, value]): Column<ChangedViolation> => [
    name,
    type,
    ({ after }) => value(after),
  ]),
];

/**
 * Stores the writes of many journeys in one statement, and so in one commit. A journey that somebody else has
 * changed since it was read keeps everything as it is: only journeys that are among the rows were stored.
 */
export const SAVE_DRIVES: Statement = {
  name: 'journeys.save-drives',
  text: `WITH write AS (SELECT * FROM ${unnested(JOURNEY_COLUMNS, 1, 'write')}), saved AS (
      UPDATE journey SET version = write.version, distance_m = write.distance_m,
        max_speed_kmh = write.max_speed_kmh, average_speed_kmh = write.average_speed_kmh,
        moving_s = write.moving_s, current_speed_kmh = write.current_speed_kmh,
        violation_count = write.violation_count,
        last_fix_at = ${time('write.last_fix_ms')}, fix_count = write.fix_count,
        accepted_through = write.accepted_through, last_received_at = ${time('write.last_received_ms')},
        declared_ended_at = ${time('write.declared_ended_ms')}, ended_at = ${time('write.ended_ms')},
        is_end_provisional = write.is_end_provisional
      FROM write WHERE journey.id = write.id AND journey.version = write.version - 1
      RETURNING journey.*
    ), stored AS (
      INSERT INTO fix (journey_id, seq, lat, lng, recorded_at, accuracy_m, speed_kmh, heading_deg,
        clock_offset_ms, is_future)
      SELECT f.journey_id, f.seq, f.lat, f.lng, ${time('f.recorded_ms')}, f.accuracy_m, f.speed_kmh,
        f.heading_deg, f.clock_offset_ms, f.is_future
      FROM ${unnested(FIX_COLUMNS, offsetAfter(1), 'f')} JOIN saved ON saved.id = f.journey_id
    ), opened AS (
      INSERT INTO violation (journey_id, account_id, vehicle_id, vehicle_type, registration_number, category,
        transport_agency, is_demo, started_at, ended_at, speed_kmh, mean_speed_kmh, latitude, longitude,
        severity, grade, fix_count, binding)
      SELECT saved.id, saved.account_id, coalesce(bound.vehicle_id, saved.typed_vehicle_id, saved.vehicle_id),
        saved.vehicle_type,
        coalesce(bound.registration_number, saved.typed_registration_number, saved.registration_number),
        saved.category, saved.transport_agency, saved.is_demo, ${time('v.started_ms')}, ${time('v.ended_ms')},
        v.speed_kmh, v.mean_speed_kmh, v.latitude, v.longitude, v.severity, v.grade, v.fix_count,
        coalesce(bound.level, 'TYPED')
      FROM ${unnested(EPISODE_COLUMNS, offsetAfter(2), 'v')} JOIN saved ON saved.id = v.journey_id
      LEFT JOIN LATERAL (${BOUND_AT('saved', time('v.started_ms'))}) bound ON true
      RETURNING id, journey_id, started_at, vehicle_id, registration_number, binding, public_id, named_agency
    ), changed AS (
      UPDATE violation SET started_at = ${time('v.started_ms')}, ended_at = ${time('v.ended_ms')},
        speed_kmh = v.speed_kmh, mean_speed_kmh = v.mean_speed_kmh, latitude = v.latitude,
        longitude = v.longitude, severity = v.severity, grade = v.grade, fix_count = v.fix_count,
        is_claimed = v.is_claimed, is_withdrawn = v.is_withdrawn
      FROM ${unnested(CHANGED_COLUMNS, offsetAfter(3), 'v')} JOIN saved ON saved.id = v.journey_id
      WHERE violation.id = v.id
      RETURNING violation.id, violation.journey_id, violation.reported_at, violation.reported_by
    )
    SELECT 'journey' AS kind, id AS "journeyId", NULL::bigint AS id, NULL::bigint AS "startedMs",
      NULL::timestamptz AS "reportedAt", NULL::bigint AS "reportedBy", NULL::bigint AS "vehicleId",
      NULL::text AS "registrationNumber", NULL::text AS binding, NULL::bigint AS "publicId",
      NULL::text AS "namedAgency" FROM saved
    UNION ALL SELECT 'opened', journey_id, id, (extract(epoch FROM started_at) * 1000)::bigint, NULL, NULL,
      vehicle_id, registration_number, binding, public_id, named_agency FROM opened
    UNION ALL SELECT 'changed', journey_id, id, NULL, reported_at, reported_by, NULL, NULL, NULL, NULL, NULL
      FROM changed`,
};

/** The parameters of {@link SAVE_DRIVES}: one array a column. */
export function saveDrivesValues(writes: readonly DriveWrite[]): string[] {
  const fixes = writes.flatMap(({ journey, newFixes }) =>
    newFixes.map((fix) => ({ ...fix, journeyId: journey.id })),
  );
  return [
    ...arraysOf(
      JOURNEY_COLUMNS,
      writes.map(({ journey }) => journey),
    ),
    ...arraysOf(FIX_COLUMNS, fixes),
    ...arraysOf(
      EPISODE_COLUMNS,
      writes.flatMap(({ opened }) => opened),
    ),
    ...arraysOf(
      CHANGED_COLUMNS,
      writes.flatMap(({ changed }) => changed),
    ),
  ];
}

function arraysOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[] {
  return columns.map(([, , value]) => arrayParameter(rows.map(value)));
}

/** Number of the first parameter of the second, third or fourth group of columns. */
function offsetAfter(groups: 1 | 2 | 3): number {
  const lengths = [JOURNEY_COLUMNS.length, FIX_COLUMNS.length, EPISODE_COLUMNS.length];
  return 1 + lengths.slice(0, groups).reduce((sum, length) => sum + length, 0);
}

function unnested<Row>(columns: readonly Column<Row>[], first: number, alias: string): string {
  const arrays = columns.map(([, type], index) => `$${first + index}::${type}[]`);
  const names = columns.map(([name]) => name);
  return `unnest(${arrays.join(', ')}) AS ${alias} (${names.join(', ')})`;
}

function time(milliseconds: string): string {
  return `timestamptz 'epoch' + ${milliseconds} * interval '1 ms'`;
}
