import { statement } from '../../../platform/db/statement';
import type { TravelCategory } from '../../violations/vehicle-enums';
import type { VehicleType } from '../../vehicles/vehicle-types';
import type { TravellerRole } from '../traveller-role';
import type { TrackerForm } from '@wakafine/domain/trackers/tracker-reasons';

/** A tracker as it is stored. */
export interface TrackerRow {
  readonly id: number;
  readonly accountId: number;
  readonly name: string;
  readonly vehicleType: VehicleType;
  readonly registrationNumber: string;
  readonly category: TravelCategory;
  readonly transportAgency: string | null;
  readonly travellerRole: TravellerRole;
  readonly createdAt: Date;
  readonly lastReceivedAt: Date | null;
  /** Positions that were of no journey of the tracker's. */
  readonly passedOver: number;
}

const COLUMNS = `tracker.id, tracker.account_id AS "accountId", tracker.name, tracker.vehicle_type AS "vehicleType",
  tracker.registration_number AS "registrationNumber", tracker.category, tracker.transport_agency AS "transportAgency",
  tracker.traveller_role AS "travellerRole", tracker.created_at AS "createdAt",
  tracker.last_received_at AS "lastReceivedAt", tracker.passed_over AS "passedOver"`;

/** The trackers of an account, oldest first. $1 account. */
export const TRACKERS_OF = statement(
  'journeys.trackers-of',
  `SELECT ${COLUMNS} FROM tracker WHERE account_id = $1 ORDER BY id`,
);

/**
 * Stores a tracker. $1 account, $2 token hash, $3 name, $4 vehicle type, $5 plate, $6 category, $7 agency, $8 role, $9 now.
 */
export const INSERT_TRACKER = statement(
  'journeys.insert-tracker',
  `INSERT INTO tracker (account_id, token_hash, name, vehicle_type, registration_number, category,
           transport_agency, traveller_role, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING ${COLUMNS}`,
);

/** Deletes a tracker if it is the account's. $1 account, $2 tracker. */
export const DELETE_TRACKER = statement(
  'journeys.delete-tracker',
  'DELETE FROM tracker WHERE account_id = $1 AND id = $2 RETURNING id',
);

/**
 * The tracker of a token, unless its account is suspended or is a demo account outside demo mode. $1 possible marks
 * of the token, $2 whether demo mode is on.
 */
export const FIND_TRACKER = statement(
  'journeys.find-tracker',
  `SELECT ${COLUMNS} FROM tracker JOIN account ON account.id = tracker.account_id
         WHERE tracker.token_hash = ANY ($1::bytea[]) AND NOT account.is_suspended AND ($2 OR NOT account.is_demo)`,
);

/**
 * Notes what was received; of the messages of a tracker the last ten are stored. $1 tracker, $2 now, $3 positions that were passed over,
 * $4 form, $5 text, $6 positions that were recorded, $7 reasons, $8 times of its positions.
 */
export const NOTE_RECEIVED = statement(
  'journeys.note-received',
  `WITH noted AS (
     UPDATE tracker SET last_received_at = $2, passed_over = passed_over + $3, message_count = message_count + 1
     WHERE id = $1 RETURNING id, message_count
   )
   INSERT INTO tracker_message (tracker_id, slot, received_at, form, body, recorded, passed_over, reasons, recorded_at)
   SELECT id, message_count % 10, $2, $4, $5, $6, $3, $7, $8 FROM noted
   ON CONFLICT (tracker_id, slot) DO UPDATE SET received_at = excluded.received_at, form = excluded.form,
     body = excluded.body, recorded = excluded.recorded, passed_over = excluded.passed_over, reasons = excluded.reasons,
     recorded_at = excluded.recorded_at`,
);

/** A message as it is stored. */
export interface TrackerMessageRow {
  readonly trackerId: number;
  readonly receivedAt: Date;
  readonly form: TrackerForm;
  readonly body: string;
  readonly recorded: number;
  readonly passedOver: number;
  /** Names of TRACKER_REASONS. */
  readonly reasons: readonly string[];
  readonly recordedAt: readonly Date[];
}

/** The stored messages of an account's trackers, newest first. $1 account. */
export const MESSAGES_OF = statement(
  'journeys.tracker-messages-of',
  `SELECT message.tracker_id AS "trackerId", message.received_at AS "receivedAt", message.form, message.body, message.recorded,
     message.passed_over AS "passedOver", message.reasons, message.recorded_at AS "recordedAt"
   FROM tracker_message message JOIN tracker ON tracker.id = message.tracker_id
   WHERE tracker.account_id = $1 ORDER BY message.received_at DESC, message.slot DESC`,
);

/** Deletes messages. $1 received before. */
export const EXPIRE_TRACKER_MESSAGES = statement(
  'journeys.expire-tracker-messages',
  'DELETE FROM tracker_message WHERE received_at < $1',
);

/** Notes that a tracker has begun a journey. $1 journey, $2 tracker, $3 start. */
export const INSERT_TRACKER_JOURNEY = statement(
  'journeys.insert-tracker-journey',
  'INSERT INTO tracker_journey (journey_id, tracker_id, started_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
);

/** A journey that a tracker has begun. */
export interface TrackerJourneyRow {
  readonly id: number;
  readonly startedAt: Date;
  /** Start that it was begun with, before earlier positions moved it. */
  readonly firstStartedAt: Date;
  readonly lastFixAt: Date | null;
  readonly isActive: boolean;
  readonly isClosed: boolean;
}

const TRACKER_JOURNEY_COLUMNS = `journey.id, journey.started_at AS "startedAt",
           own.started_at AS "firstStartedAt", journey.last_fix_at AS "lastFixAt", journey.ended_at IS NULL AS "isActive",
           (journey.route_simplified_at IS NOT NULL OR journey.declared_ended_at IS NOT NULL) AS "isClosed"`;

/** The newest journey of a tracker that had begun by a time. $1 tracker, $2 time. */
export const TRACKER_JOURNEY_AT = statement(
  'journeys.tracker-journey-at',
  `SELECT ${TRACKER_JOURNEY_COLUMNS} FROM tracker_journey own JOIN journey ON journey.id = own.journey_id
         WHERE own.tracker_id = $1 AND journey.started_at <= $2 ORDER BY own.started_at DESC LIMIT 1`,
  { notNull: ['isActive', 'isClosed'] },
);

/** The first journey of a tracker that began after a time; both starts lie after it. $1 tracker, $2 time. */
export const TRACKER_JOURNEY_AFTER = statement(
  'journeys.tracker-journey-after',
  `SELECT ${TRACKER_JOURNEY_COLUMNS} FROM tracker_journey own JOIN journey ON journey.id = own.journey_id
         WHERE own.tracker_id = $1 AND own.started_at > $2 AND journey.started_at > $2 ORDER BY own.started_at LIMIT 1`,
  { notNull: ['isActive', 'isClosed'] },
);

/**
 * Moves the start of a journey to an earlier time, and with it, where its device was enrolled by then, the vehicle that it is bound to
 * and the class that it is judged by; no row where its track is closed. What is known of the journey is judged anew with the next
 * positions, since its version changes. $1 journey, $2 new start, $3 start as it was read, $4 whether the device was enrolled.
 */
export const MOVE_START = statement(
  'journeys.move-start',
  `WITH moved AS (
     UPDATE journey SET started_at = $2, version = version + 1,
       vehicle_classes = CASE
         WHEN $4::boolean AND (vehicle_classes #>> '{0,fromMs}')::bigint = (extract(epoch FROM $3::timestamptz) * 1000)::bigint
         THEN jsonb_set(vehicle_classes, '{0,fromMs}', to_jsonb((extract(epoch FROM $2::timestamptz) * 1000)::bigint))
         ELSE vehicle_classes END
     WHERE id = $1 AND started_at = $3 AND route_simplified_at IS NULL AND declared_ended_at IS NULL
     RETURNING id
   ), bound AS (
     UPDATE journey_binding SET bound_from = $2 FROM moved
     WHERE journey_binding.journey_id = moved.id AND $4 AND journey_binding.bound_from = $3
   )
   SELECT id FROM moved`,
);

/** A journey that an account's other devices have recorded at a time, or that goes on. */
export interface OtherJourneyRow {
  readonly id: number;
  /** Whether the time lies within it. */
  readonly isCovering: boolean;
  /** Null while it goes on. */
  readonly endedAt: Date | null;
}

/** Journeys of an account that hold a time or are active, the former first. $1 account, $2 time. */
export const OTHER_JOURNEY_AT = statement(
  'journeys.other-journey-at',
  `SELECT id, started_at <= $2 AS "isCovering", ended_at AS "endedAt" FROM journey
         WHERE account_id = $1 AND (ended_at IS NULL OR (started_at <= $2 AND ended_at >= $2))
         ORDER BY "isCovering" DESC LIMIT 1`,
  { notNull: ['isCovering'] },
);

/** Active journeys of trackers that nothing was received for since a time. $1 time. */
export const STILL_TRACKER_JOURNEYS = statement(
  'journeys.still-tracker-journeys',
  `SELECT journey.id FROM journey JOIN tracker_journey own ON own.journey_id = journey.id
         WHERE journey.ended_at IS NULL AND journey.last_received_at < $1 ORDER BY journey.last_received_at LIMIT 500`,
);
