import { statement } from '../../../platform/db/statement';
import { BOUND_AT } from '../journey-binding.queries';
import { CHANGED_COLUMNS, DUE_COLUMNS, FIX_COLUMNS, JOURNEY_COLUMNS } from './save-drives.columns';
import { PRESENCE_COLUMNS, rowsFrom, rowsIn, VIOLATION_COLUMNS, WAY_COLUMNS } from './save-drives.columns';

/** Numbers of the first parameters of each part; those of what may be missing stand last. */
const JOURNEYS = 1;
const FIXES = JOURNEYS + JOURNEY_COLUMNS.length;
const WAYS = FIXES + FIX_COLUMNS.length;
const MORE = WAYS + 2;

/** Columns of a stored journey that the other parts of the statement need. */
const SAVED_COLUMNS = [
  ...['id', 'version', 'account_id', 'vehicle_id', 'typed_vehicle_id', 'vehicle_type', 'registration_number'],
  ...[
    'typed_registration_number',
    'category',
    'transport_agency',
    'named_agency',
    'is_demo',
    'binding',
    'fix_day',
  ],
];

/** Journeys alone. */
const NO_MORE_ROWS = `SELECT 'journey' AS kind, id AS "journeyId" FROM saved`;

/**
 * Stores the writes of many journeys in one statement, and so in one commit. A journey that somebody else has
 * changed since it was read leaves everything as it is: only journeys that are among the rows were stored. Fixes refer to
 * their journey by no foreign key: they are stored for journeys alone that the statement has changed and holds until it commits.
 */
export const SAVE_DRIVES = statement('journeys.save-drives', saveDrives('', NO_MORE_ROWS), {
  notNull: ['kind'],
});

/** The same with ways, which a push has once a minute. */
export const SAVE_BOOKED_DRIVES = statement(
  'journeys.save-booked-drives',
  saveDrives(wayParts(), NO_MORE_ROWS),
  { notNull: ['kind'] },
);

/** Journeys, where other rows follow. */
const JOURNEY_ROWS = `SELECT 'journey' AS kind, id AS "journeyId", NULL::bigint AS id, NULL::bigint AS "startedMs",
      NULL::timestamptz AS "reportedAt", NULL::bigint AS "reportedBy", NULL::bigint AS "vehicleId",
      NULL::text AS "registrationNumber", NULL::text AS binding, NULL::bigint AS "publicId",
      NULL::text AS "namedAgency", NULL::bigint AS "eventId", NULL::boolean AS "isPrimary" FROM saved`;

/** Violations of theirs that were opened or changed. */
const VIOLATION_ROWS = `
    UNION ALL SELECT 'opened', journey_id, id, (extract(epoch FROM started_at) * 1000)::bigint, NULL, NULL,
      vehicle_id, registration_number, binding, public_id, named_agency, NULL, NULL FROM opened
    UNION ALL SELECT 'changed', journey_id, id, NULL, reported_at, reported_by, NULL, NULL, binding, NULL,
      named_agency, event_id, is_primary FROM changed`;

/** The same with violations. */
export const SAVE_JUDGED_DRIVES = statement(
  'journeys.save-judged-drives',
  saveDrives(`${wayParts()}${violationParts()}`, `${JOURNEY_ROWS}${VIOLATION_ROWS}`),
  { notNull: ['kind', 'journeyId'] },
);

/** Journeys whose vehicles have events to be made. */
const DUE_ROWS = `
    UNION ALL SELECT DISTINCT 'due', journey_id, NULL::bigint, NULL::bigint, NULL::timestamptz, NULL::bigint,
      NULL::bigint, NULL, NULL, NULL::bigint, NULL, NULL::bigint, NULL::boolean FROM owed`;

/** The same with journeys whose plate is more than typed, and no violations; they leave where they were, and what is due. */
export const SAVE_BOUND_DRIVES = statement(
  'journeys.save-bound-drives',
  saveDrives(`${wayParts()}${boundParts(MORE)}`, `${JOURNEY_ROWS}${DUE_ROWS}`),
  { notNull: ['kind', 'journeyId'] },
);

/** The same with all of that. */
export const SAVE_JUDGED_BOUND_DRIVES = statement(
  'journeys.save-judged-bound-drives',
  saveDrives(
    `${wayParts()}${violationParts()}${boundParts(MORE + 2)}`,
    `${JOURNEY_ROWS}${VIOLATION_ROWS}${DUE_ROWS}`,
  ),
  { notNull: ['kind', 'journeyId'] },
);

function saveDrives(parts: string, rows: string): string {
  return `WITH saved AS (
      UPDATE journey SET version = write.version, distance_m = write.distance_m,
        max_speed_kmh = write.max_speed_kmh, average_speed_kmh = write.average_speed_kmh,
        moving_s = write.moving_s, observed_s = write.observed_s, current_speed_kmh = write.current_speed_kmh,
        violation_count = write.violation_count,
        last_fix_at = ${time('write.last_fix_ms')}, fix_count = write.fix_count,
        accepted_through = write.accepted_through, last_received_at = ${time('write.last_received_ms')},
        declared_ended_at = ${time('write.declared_ended_ms')}, ended_at = ${time('write.ended_ms')},
        is_end_provisional = write.is_end_provisional,
        alerts = coalesce(write.alerts::jsonb, journey.alerts),
        findings = coalesce(write.findings::jsonb, journey.findings)
      FROM ${rowsFrom(JOURNEY_COLUMNS, JOURNEYS, 'write')}
      WHERE journey.id = write.id AND journey.version = write.version - 1
      RETURNING ${SAVED_COLUMNS.map((name) => `journey.${name}`).join(', ')}, write.state
    ), stored AS (
      INSERT INTO fix (journey_id, seq, fix_day, lat, lng, recorded_at, accuracy_m, speed_kmh, heading_deg,
        clock_offset_ms, is_future)
      SELECT f.journey_id, f.seq, saved.fix_day, f.lat, f.lng, ${time('f.recorded_ms')}, f.accuracy_m, f.speed_kmh,
        f.heading_deg, f.clock_offset_ms, f.is_future
      FROM ${rowsFrom(FIX_COLUMNS, FIXES, 'f')} JOIN saved ON saved.id = f.journey_id
    ), known AS (
      INSERT INTO journey_state (journey_id, version, body)
      SELECT id, version, state FROM saved WHERE state IS NOT NULL
      ON CONFLICT (journey_id) DO UPDATE SET version = excluded.version, body = excluded.body
    )${parts}
    ${rows}`;
}

/** The judged way, by hour and road. */
function wayParts(): string {
  return `, way AS (SELECT * FROM ${rowsIn(WAY_COLUMNS, WAYS, 'w')}), booked AS (
      INSERT INTO judged_way (journey_id, hour, road, judged_m, confirmed_m, unjudged_m, from_at, to_at, is_open,
        vehicle_type, agency, bound_vehicle_id)
      SELECT saved.id, ${time('way.hour_ms')}, way.road, way.judged_m, way.confirmed_m, way.unjudged_m,
        ${time('way.from_ms')}, ${time('way.to_ms')}, way.is_open, saved.vehicle_type,
        coalesce(saved.named_agency, ''), CASE WHEN saved.binding = 'BOUND' THEN saved.vehicle_id END
      FROM way JOIN saved ON saved.id = way.journey_id
      ON CONFLICT (journey_id, hour, road) DO UPDATE SET judged_m = excluded.judged_m,
        confirmed_m = excluded.confirmed_m, unjudged_m = excluded.unjudged_m, from_at = excluded.from_at,
        to_at = excluded.to_at, is_open = excluded.is_open
    ), unbooked AS (
      DELETE FROM judged_way USING saved
      WHERE judged_way.journey_id = saved.id AND saved.id = ANY ($${WAYS + 1}::bigint[]) AND NOT EXISTS (
        SELECT FROM way WHERE way.journey_id = judged_way.journey_id
          AND ${time('way.hour_ms')} = judged_way.hour AND way.road = judged_way.road)
    )`;
}

/** A violation and what is recorded of it as evidence are stored with the fixes that prove it. */
function violationParts(): string {
  return `, opened AS (
      INSERT INTO violation (journey_id, account_id, vehicle_id, vehicle_type, registration_number, category,
        transport_agency, is_demo, started_at, ended_at, speed_kmh, mean_speed_kmh, latitude, longitude,
        heading_deg, severity, grade, fix_count, proven_kmh, uncertainty_kmh, proven_s, is_over_gaps, limit_kmh, limit_id,
        limit_zone, limit_place, limit_source, is_limit_confirmed, thresholds_since, rule_version, judged_at, road,
        binding)
      SELECT saved.id, saved.account_id, coalesce(bound.vehicle_id, saved.typed_vehicle_id, saved.vehicle_id),
        saved.vehicle_type,
        coalesce(bound.registration_number, saved.typed_registration_number, saved.registration_number),
        saved.category, saved.transport_agency, saved.is_demo, ${time('v.started_ms')}, ${time('v.ended_ms')},
        v.speed_kmh, v.mean_speed_kmh, v.latitude, v.longitude, v.heading_deg, v.severity, v.grade, v.fix_count,
        v.proven_kmh, v.uncertainty_kmh, v.proven_s, v.is_over_gaps, v.limit_kmh, v.limit_id, v.limit_zone,
        v.limit_place, v.limit_source, v.is_limit_confirmed, ${time('v.thresholds_since_ms')}, v.rule_version,
        ${time('v.judged_ms')}, v.road, coalesce(bound.level, 'TYPED')
      FROM ${rowsIn(VIOLATION_COLUMNS, MORE, 'v')} JOIN saved ON saved.id = v.journey_id
      LEFT JOIN LATERAL (${BOUND_AT('saved', time('v.started_ms'))}) bound ON true
      RETURNING id, journey_id, started_at, vehicle_id, registration_number, binding, public_id, named_agency
    ), changed AS (
      UPDATE violation SET started_at = ${time('v.started_ms')}, ended_at = ${time('v.ended_ms')},
        speed_kmh = v.speed_kmh, mean_speed_kmh = v.mean_speed_kmh, latitude = v.latitude,
        longitude = v.longitude, heading_deg = v.heading_deg, severity = v.severity, grade = v.grade, fix_count = v.fix_count,
        proven_kmh = v.proven_kmh, uncertainty_kmh = v.uncertainty_kmh, proven_s = v.proven_s,
        is_over_gaps = v.is_over_gaps, limit_kmh = v.limit_kmh, limit_id = v.limit_id, limit_zone = v.limit_zone,
        limit_place = v.limit_place, limit_source = v.limit_source, is_limit_confirmed = v.is_limit_confirmed,
        thresholds_since = ${time('v.thresholds_since_ms')}, rule_version = v.rule_version,
        judged_at = ${time('v.judged_ms')}, road = v.road, is_claimed = v.is_claimed, is_withdrawn = v.is_withdrawn
      FROM ${rowsIn(CHANGED_COLUMNS, MORE + 1, 'v')} JOIN saved ON saved.id = v.journey_id
      WHERE violation.id = v.id
      RETURNING violation.id, violation.journey_id, violation.reported_at, violation.reported_by,
        violation.binding, violation.event_id, violation.is_primary, violation.named_agency
    )`;
}

/**
 * The earliest fix of a minute stands, whenever it arrives: then the order of arrival changes nothing. Where no violation
 * changed, events are to be made only if somebody else was in the vehicle: one who comes later, or whose start arrives later,
 * has them made from that time on. Journeys begin within 7 days of their fixes. `first` of its two parameters.
 */
function boundParts(first: number): string {
  const [from, until] = [time('d.from_ms'), time('d.to_ms')];
  return `, present AS (
      INSERT INTO vehicle_presence AS known
        (vehicle_id, minute, journey_id, is_device, recorded_at, received_at, lat, lng, accuracy_m, cell)
      SELECT binding.vehicle_id, ${time('p.minute_ms')}, saved.id, binding.level = 'BOUND', ${time('p.recorded_ms')},
        ${time('p.received_ms')}, p.lat, p.lng, p.accuracy_m, p.cell
      FROM ${rowsIn(PRESENCE_COLUMNS, first, 'p')} JOIN saved ON saved.id = p.journey_id
      CROSS JOIN LATERAL (
        SELECT vehicle_id, level FROM journey_binding
        WHERE journey_id = saved.id AND bound_from <= ${time('p.recorded_ms')}
          AND (bound_until IS NULL OR bound_until > ${time('p.recorded_ms')})
        ORDER BY id DESC LIMIT 1
      ) binding
      ON CONFLICT (vehicle_id, minute, journey_id) DO UPDATE SET is_device = excluded.is_device,
        recorded_at = excluded.recorded_at, received_at = excluded.received_at, lat = excluded.lat,
        lng = excluded.lng, accuracy_m = excluded.accuracy_m, cell = excluded.cell
      WHERE excluded.recorded_at < known.recorded_at
    ), owed AS (
      SELECT saved.id AS journey_id, binding.vehicle_id, ${from} AS from_at, ${until} AS to_at
      FROM ${rowsIn(DUE_COLUMNS, first + 1, 'd')} JOIN saved ON saved.id = d.journey_id
      JOIN journey_binding binding ON binding.journey_id = saved.id
      WHERE d.is_judged OR EXISTS (
        SELECT FROM journey_binding other JOIN journey ON journey.id = other.journey_id
        WHERE other.vehicle_id = binding.vehicle_id AND other.journey_id <> saved.id
          AND other.bound_from <= ${until} AND other.bound_from > ${from} - interval '7 days'
          AND (other.bound_until IS NULL OR other.bound_until >= ${from})
          AND (journey.ended_at IS NULL OR journey.ended_at >= ${from}))
    ), due AS (
      INSERT INTO vehicle_event_due (vehicle_id, from_at, to_at)
      SELECT DISTINCT vehicle_id, from_at, to_at FROM owed
    )`;
}

function time(milliseconds: string): string {
  return `timestamptz 'epoch' + ${milliseconds} * interval '1 ms'`;
}
