import { statement } from '../../platform/db/statement';

/** Vehicles whose events have to be made anew. $1 how many at most. */
export const DUE_VEHICLES = statement(
  'vehicle-events.due-vehicles',
  'SELECT DISTINCT vehicle_id AS "vehicleId" FROM vehicle_event_due LIMIT $1',
);

/** Holds a vehicle, so that its events are made by one at a time. $1 vehicle. */
export const LOCK_VEHICLE = statement(
  'vehicle-events.lock-vehicle',
  'SELECT id FROM vehicle WHERE id = $1 FOR NO KEY UPDATE',
);

/** Removes due work of a locked vehicle. $1 vehicle, $2 latest time that counts. */
export const REMOVE_DUE = statement(
  'vehicle-events.take-due',
  `DELETE FROM vehicle_event_due WHERE vehicle_id = $1
         RETURNING from_at AS "fromAt", greatest(from_at, least(to_at, $2::timestamptz)) AS "toAt"`,
  { notNull: ['toAt'] },
);

/** The journey of a violation, and what it was to the vehicle while the violation went on. */
const IN_JOURNEY = `JOIN journey ON journey.id = violation.journey_id AND NOT journey.is_imported
         CROSS JOIN LATERAL (
           SELECT level, code_id, vehicle_id FROM journey_binding
           WHERE journey_id = violation.journey_id AND bound_from <= violation.started_at
             AND (bound_until IS NULL OR bound_until >= coalesce(violation.ended_at, violation.started_at))
           ORDER BY id DESC LIMIT 1
         ) binding`;
/** Whether a violation counts, and was seen from its vehicle by more than a typed plate. */
const IS_SIGHTING = `binding.vehicle_id = violation.vehicle_id AND NOT violation.is_withdrawn
           AND NOT violation.is_claimed AND violation.grade <> 'C' AND journey.binding <> 'TYPED'`;

/**
 * Counted violations of a vehicle in a time, as journeys saw them while they were in it by more than a typed plate.
 * $1 vehicle, $2 from, $3 to.
 */
export const SIGHTINGS = statement(
  'vehicle-events.sightings',
  `SELECT violation.id, violation.journey_id AS "journeyId", violation.account_id AS "accountId",
           violation.started_at AS "startedAt",
           coalesce(violation.ended_at, greatest(violation.started_at, journey.last_fix_at)) AS "seenUntil",
           violation.ended_at AS "endedAt", violation.speed_kmh AS "speedKmh",
           violation.proven_kmh AS "provenKmh", violation.limit_id AS "limitId", violation.severity, violation.grade,
           violation.is_limit_confirmed AS "isLimitConfirmed", violation.binding, violation.event_id AS "eventId",
           violation.is_primary AS "isPrimary",
           binding.level, binding.code_id AS "codeId", account.number_proven_at AS "numberProvenAt",
           account.number_proven_at IS NOT NULL AND consent_covers(violation.account_id, 'WITNESS',
             violation.started_at, journey.last_received_at) AS "mayWitness"
         FROM violation ${IN_JOURNEY}
         LEFT JOIN account ON account.id = violation.account_id
         WHERE violation.vehicle_id = $1 AND violation.started_at >= $2 AND violation.started_at <= $3
           AND ${IS_SIGHTING}`,
  { notNull: ['journeyId', 'seenUntil', 'mayWitness'] },
);

/**
 * Marks what is no sighting any more as typed: withdrawn ones, and those of journeys that had left or whose device was
 * revoked. Violations whose journey is gone for its age stay as they are, and so do sightings that were stored since the others
 * were read: they are due themselves. $1 vehicle, $2 from, $3 to.
 */
export const STRAYS = statement(
  'vehicle-events.strays',
  `UPDATE violation SET event_id = NULL, is_primary = true, binding = 'TYPED'
         WHERE vehicle_id = $1 AND started_at >= $2 AND started_at <= $3 AND journey_id IS NOT NULL
           AND binding <> 'TYPED' AND id NOT IN (
             SELECT violation.id FROM violation ${IN_JOURNEY}
             WHERE violation.vehicle_id = $1 AND violation.started_at >= $2 AND violation.started_at <= $3
               AND ${IS_SIGHTING})
         RETURNING id`,
);

/** Places of journeys in a vehicle. $1 vehicle, $2 first minute, $3 last minute. */
export const PRESENCES = statement(
  'vehicle-events.presences',
  `SELECT journey_id AS "journeyId", is_device AS "isDevice", minute, recorded_at AS "recordedAt",
           received_at AS "receivedAt", lat, lng, accuracy_m AS "accuracyM"
         FROM vehicle_presence WHERE vehicle_id = $1 AND minute >= $2 AND minute <= $3`,
);

/** Witnesses of a vehicle who were in it at some time. $1 vehicle, $2 from, $3 to. */
export const WITNESS_BINDINGS = statement(
  'vehicle-events.witness-bindings',
  `SELECT id, journey_id AS "journeyId", bound_from AS "boundFrom", bound_until AS "boundUntil",
           first_beside_at AS "firstBesideAt"
         FROM journey_binding
         WHERE vehicle_id = $1 AND level = 'WITNESS' AND bound_from <= $3 AND bound_from >= $2::timestamptz - interval '6 hours'
           AND (bound_until IS NULL OR bound_until >= $2)`,
);

/** Stores when a witness was first beside a device. $1 binding, $2 time. */
export const STORE_FIRST_BESIDE = statement(
  'vehicle-events.keep-first-beside',
  'UPDATE journey_binding SET first_beside_at = $2 WHERE id = $1 RETURNING id',
);

/** Ends what binds a witness who has left the vehicle. $1 binding, $2 time. */
export const END_LEFT_BINDING = statement(
  'vehicle-events.end-left-binding',
  `UPDATE journey_binding SET bound_until = greatest(bound_from, $2::timestamptz), ended_reason = 'LEFT_VEHICLE'
         WHERE id = $1 AND (bound_until IS NULL OR bound_until > $2) RETURNING id`,
);

/**
 * Pairs of accounts who were witnesses of one event, but for those of the same journeys. $1 accounts, $2 journeys, $3 since,
 * $4 before.
 */
export const KNOWN_PAIRS = statement(
  'vehicle-events.known-pairs',
  `SELECT DISTINCT one.account_id AS "accountId", other.account_id AS "otherId"
         FROM vehicle_event_witness one
         JOIN vehicle_event_witness other ON other.event_id = one.event_id AND other.account_id <> one.account_id
         JOIN vehicle_event event ON event.id = one.event_id
         WHERE one.account_id = ANY ($1::bigint[]) AND other.account_id = ANY ($1::bigint[])
           AND NOT event.is_withdrawn AND event.started_at >= $3 AND event.started_at < $4
           AND NOT (one.journey_id = ANY ($2::bigint[]) AND other.journey_id = ANY ($2::bigint[]))`,
  { notNull: ['accountId', 'otherId'] },
);

/** The events of a vehicle in a time that no journey is gone from for its age. $1 vehicle, $2 from, $3 to. */
export const STORED_EVENTS = statement(
  'vehicle-events.stored-events',
  `SELECT id, primary_violation_id AS "primaryId", started_at AS "startedAt", ended_at AS "endedAt",
           is_withdrawn AS "isWithdrawn"
         FROM vehicle_event event
         WHERE vehicle_id = $1 AND started_at >= $2 AND started_at <= $3 AND NOT EXISTS (
           SELECT FROM vehicle_event_witness witness WHERE witness.event_id = event.id AND witness.journey_id IS NULL)
         ORDER BY id`,
);

const EVENT_COLUMNS = `vehicle_id, started_at, ended_at, primary_violation_id, speed_kmh, severity, grade, level,
           is_limit_confirmed`;
const EVENT_VALUES = '$1, $2, $3, $4, $5, $6, $7, $8, $9';

/**
 * Stores an event. $1 vehicle, $2 from, $3 until (null: it goes on), $4 primary violation, $5 km/h, $6 severity, $7 grade,
 * $8 level, $9 whether its limit is confirmed.
 */
export const INSERT_EVENT = statement(
  'vehicle-events.insert-event',
  `INSERT INTO vehicle_event (${EVENT_COLUMNS}) VALUES (${EVENT_VALUES}) RETURNING id`,
);

/** Stores what an event is now. $1-$9 as for a new one, $10 event. */
export const UPDATE_EVENT = statement(
  'vehicle-events.update-event',
  `UPDATE vehicle_event SET is_withdrawn = false,
           (${EVENT_COLUMNS}) = (${EVENT_VALUES})
         WHERE id = $10 RETURNING id`,
);

/** Withdraws events that are none any more, with their witnesses. $1 events. */
export const WITHDRAW_EVENTS = statement(
  'vehicle-events.withdraw-events',
  `WITH gone AS (DELETE FROM vehicle_event_witness WHERE event_id = ANY ($1::bigint[]))
         UPDATE vehicle_event SET is_withdrawn = true WHERE id = ANY ($1::bigint[]) AND NOT is_withdrawn`,
);

/** Discards the witnesses of events before they are written anew. $1 events, $2 violations. */
export const DELETE_WITNESSES = statement(
  'vehicle-events.delete-witnesses',
  `DELETE FROM vehicle_event_witness WHERE event_id = ANY ($1::bigint[]) OR violation_id = ANY ($2::bigint[])`,
);

/** Writes witnesses. One array each: $1 events, $2 violations, $3 journeys, $4 accounts, $5 devices or not, $6 weighs or not. */
export const INSERT_WITNESSES = statement(
  'vehicle-events.insert-witnesses',
  `INSERT INTO vehicle_event_witness (event_id, violation_id, journey_id, account_id, is_device, weighs)
         SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::boolean[], $6::boolean[])`,
);

/** Marks violations with their event, and gives those to whom that is new. $1 violations, $2 events, $3 levels, $4 primary or not. */
export const MARK_VIOLATIONS = statement(
  'vehicle-events.mark-violations',
  `UPDATE violation SET event_id = mark.event_id, binding = mark.binding, is_primary = mark.is_primary
         FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::boolean[]) AS mark (id, event_id, binding, is_primary)
         WHERE violation.id = mark.id AND (violation.event_id, violation.binding, violation.is_primary)
           IS DISTINCT FROM (mark.event_id, mark.binding, mark.is_primary)
         RETURNING violation.id`,
);

/** Deletes where journeys were before a time. $1 time. */
export const DELETE_OLD_PRESENCES = statement(
  'vehicle-events.delete-old-presences',
  'DELETE FROM vehicle_presence WHERE minute < $1',
);

/** Way that journeys booked in a vehicle, of whole hours. $1 vehicle, $2 from, $3 to. */
export const WAYS_IN_VEHICLE = statement(
  'vehicle-events.ways-in-vehicle',
  `SELECT way.journey_id AS "journeyId", way.hour, way.road, way.share, way.from_at AS "fromAt", way.to_at AS "toAt",
           bound.is_device AS "isDevice", bound.since AS "boundFrom", bound.until AS "boundUntil"
         FROM (
           SELECT journey_id, bool_or(level = 'BOUND') AS is_device, min(bound_from) AS since,
             CASE WHEN bool_and(bound_until IS NOT NULL) THEN max(bound_until) END AS until
           FROM journey_binding WHERE vehicle_id = $1 AND bound_from <= $3
             AND bound_from >= $2::timestamptz - interval '7 days' GROUP BY journey_id
         ) bound JOIN judged_way way ON way.journey_id = bound.journey_id
         WHERE way.hour >= date_trunc('hour', $2::timestamptz) AND way.hour <= $3`,
  { notNull: ['isDevice', 'boundFrom'] },
);

/** Sets the share by which ways count, where it is another. One array each: $1 journeys, $2 hours, $3 roads, $4 shares. */
export const SET_SHARES = statement(
  'vehicle-events.set-shares',
  `UPDATE judged_way way SET share = told.share
         FROM unnest($1::bigint[], $2::timestamptz[], $3::text[], $4::float8[]) AS told (journey_id, hour, road, share)
         WHERE (way.journey_id, way.hour, way.road) = (told.journey_id, told.hour, told.road) AND way.share <> told.share`,
);
