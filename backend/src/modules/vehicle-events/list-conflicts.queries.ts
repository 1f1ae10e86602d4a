import { statement } from '../../platform/db/statement';

/** Conflicts, and events that three witnesses made, newest first. $1 after the event of this id or null, $2 rows. */
export const CONFLICTS = statement(
  'vehicle-events.conflicts',
  `SELECT event.id, event.vehicle_id AS "vehicleId", event.level, event.started_at AS "startedAt",
           event.ended_at AS "endedAt", event.speed_kmh AS "speedKmh", event.severity,
           coalesce(vehicle.registration_number, vehicle.plate) AS "registrationNumber",
           vehicle.agency_name AS "transportAgency"
         FROM vehicle_event event JOIN vehicle ON vehicle.id = event.vehicle_id
         WHERE event.level IN ('CONFLICT', 'WITNESSED') AND NOT event.is_withdrawn
           AND ($1::bigint IS NULL OR (event.started_at, event.id) <
             (SELECT place.started_at, place.id FROM vehicle_event place WHERE place.id = $1))
         ORDER BY event.started_at DESC, event.id DESC LIMIT $2`,
  { notNull: ['registrationNumber'] },
);

/** The journeys that recorded some events, but for those that are gone for their age. $1 events. */
export const CONFLICT_TRACKS = statement(
  'vehicle-events.conflict-tracks',
  `SELECT DISTINCT event_id AS "eventId", journey_id AS "journeyId", is_device AS "isDevice"
         FROM vehicle_event_witness WHERE event_id = ANY ($1::bigint[]) AND journey_id IS NOT NULL`,
  { notNull: ['journeyId'] },
);

/**
 * Places of the journeys of some events and of the enrolled devices of their vehicles: from five minutes before
 * an event until
 * five after it, or after its first half-hour; at most 1,000 minutes of phones each, devices first. $1 events.
 */
export const CONFLICT_PRESENCES = statement(
  'vehicle-events.conflict-presences',
  `SELECT event.id AS "eventId", seen.journey_id AS "journeyId", seen.is_device AS "isDevice", seen.minute,
           seen.recorded_at AS "recordedAt", seen.received_at AS "receivedAt", seen.lat, seen.lng,
           seen.accuracy_m AS "accuracyM"
         FROM vehicle_event event
         CROSS JOIN LATERAL (
           SELECT * FROM vehicle_presence presence
           WHERE presence.vehicle_id = event.vehicle_id
             AND presence.minute >= event.started_at - interval '6 minutes'
             AND presence.minute <= interval '5 minutes' +
               least(coalesce(event.ended_at, event.started_at), event.started_at + interval '30 minutes')
             AND (presence.is_device OR presence.journey_id IN (
               SELECT journey_id FROM vehicle_event_witness WHERE event_id = event.id))
           ORDER BY presence.is_device DESC, presence.minute LIMIT 1000
         ) seen
         WHERE event.id = ANY ($1::bigint[])`,
);

/** The enrolled devices that were in some cells, each in a minute. One array each: $1 cells, $2 minutes. */
export const DEVICES_IN_CELLS = statement(
  'vehicle-events.devices-in-cells',
  `SELECT presence.vehicle_id AS "vehicleId", presence.journey_id AS "journeyId",
           presence.is_device AS "isDevice", presence.minute, presence.recorded_at AS "recordedAt",
           presence.received_at AS "receivedAt", presence.lat, presence.lng, presence.accuracy_m AS "accuracyM",
           coalesce(vehicle.registration_number, vehicle.plate) AS "registrationNumber"
         FROM unnest($1::bigint[], $2::timestamptz[]) AS place (cell, minute)
         JOIN vehicle_presence presence
           ON presence.cell = place.cell AND presence.minute = place.minute AND presence.is_device
         JOIN vehicle ON vehicle.id = presence.vehicle_id`,
  { notNull: ['registrationNumber'] },
);
