import type { VoiceKind } from '@wakafine/domain/incidents/crowd-voices';
import type { IncidentType } from '@wakafine/domain/incidents/incidents';
import { statement } from '../../../platform/db/statement';
import { DAY_OF_FIRST } from '../../journeys/fix-day-sql';
import { BOUND_AT } from '../../journeys/journey-binding.queries';

/** Voice of somebody on an incident, with the standing of its account. */
export interface VoiceRow {
  readonly incidentId: number;
  readonly incidentType: IncidentType;
  /** Null for staff, and for a sender of a short message, who is not known. */
  readonly accountId: number | null;
  readonly kind: VoiceKind;
  readonly isThere: boolean;
  readonly saidAtMs: number;
  readonly isProven: boolean;
  readonly devices: readonly string[];
  readonly vehicleId: number | null;
  readonly resolvedCount: number;
  readonly rejectedCount: number;
  readonly voicesOfDay: number;
}

/** Most voices that are read of one incident, the newest ones. */
const VOICES_MAX = 300;
/** Earlier incidents of an account by which its record goes, the newest ones. */
const RECORD_OF = 100;
/** One more than the most that weighs anything: what lies beyond is not counted, so that a million cost as much as that. */
const COUNTED_OF_DAY = 65;

const countOfDay = (table: string, time: string, only = ''): string => `(SELECT count(*) FROM (
             SELECT FROM ${table} own WHERE own.account_id = said.account_id AND own.${time} >= day.starts
               AND own.${time} < day.starts + interval '1 day' ${only} LIMIT ${COUNTED_OF_DAY}) counted)`;

/**
 * The voices on some incidents, oldest first, a vote behind the confirmation that it came with. The vehicle is one that the account's
 * journey of that time was bound to, never a typed plate. $1 incidents.
 */
export const CROWD_VOICES = statement(
  'incidents.crowd-voices',
  `WITH submitted AS (
           SELECT id AS incident_id, account_id, 'REPORT' AS kind, true AS is_there, occurred_at AS said_at,
             received_at AS counted_at, 0 AS place
           FROM incident WHERE id = ANY ($1::bigint[]) AND account_id IS NOT NULL
           UNION ALL SELECT id, NULL, 'SMS', true, occurred_at, received_at, 0
           FROM incident WHERE id = ANY ($1::bigint[]) AND source = 'SMS'
           UNION ALL SELECT incident_id, account_id, 'WORD', true, confirmed_at, confirmed_at, 1
           FROM incident_confirmation WHERE incident_id = ANY ($1::bigint[])
           UNION ALL SELECT incident_id, account_id, CASE WHEN is_passing THEN 'PASSED' ELSE 'WORD' END,
             vote = 'STILL_THERE', voted_at, voted_at, 2
           FROM incident_vote WHERE incident_id = ANY ($1::bigint[])
           UNION ALL SELECT incident_id, NULL, 'STAFF', true, changed_at, changed_at, 0
           FROM incident_event WHERE incident_id = ANY ($1::bigint[]) AND status = 'VERIFIED' AND changed_by IS NOT NULL
         ), said AS (
           SELECT * FROM (
             SELECT *, row_number() OVER (PARTITION BY incident_id ORDER BY said_at DESC, place DESC) AS rank FROM submitted
           ) ranked WHERE rank <= ${VOICES_MAX}
         )
         SELECT said.incident_id AS "incidentId", incident.incident_type AS "incidentType",
           said.account_id AS "accountId", said.kind, said.is_there AS "isThere",
           (extract(epoch FROM said.said_at) * 1000)::bigint AS "saidAtMs",
           coalesce(account.number_proven_at IS NOT NULL AND NOT account.is_suspended, false) AS "isProven",
           ARRAY(SELECT encode(token_hash, 'hex') FROM device WHERE device.account_id = said.account_id) AS devices,
           vehicle.vehicle_id AS "vehicleId", past.resolved AS "resolvedCount", past.rejected AS "rejectedCount",
           ${countOfDay('incident', 'received_at')} + ${countOfDay('incident_confirmation', 'confirmed_at')}
             + ${countOfDay(
               'incident_vote',
               'voted_at',
               `AND NOT EXISTS (SELECT FROM incident_confirmation same
                 WHERE same.incident_id = own.incident_id AND same.account_id = own.account_id)`,
             )} AS "voicesOfDay"
         FROM said JOIN incident ON incident.id = said.incident_id
         LEFT JOIN account ON account.id = said.account_id
         CROSS JOIN LATERAL (SELECT date_trunc('day', said.counted_at, 'Africa/Douala') AS starts) day
         LEFT JOIN LATERAL (
           SELECT bound.vehicle_id FROM (
             SELECT id, binding FROM journey WHERE journey.account_id = said.account_id
               AND journey.started_at <= said.said_at AND coalesce(journey.ended_at, 'infinity') >= said.said_at
             ORDER BY started_at DESC, id DESC LIMIT 1
           ) ridden, LATERAL (${BOUND_AT('ridden', 'said.said_at')}) bound
         ) vehicle ON true
         CROSS JOIN LATERAL (
           SELECT count(*) FILTER (WHERE status = 'RESOLVED') AS resolved,
             count(*) FILTER (WHERE status = 'REJECTED') AS rejected
           FROM (SELECT status FROM incident earlier WHERE earlier.account_id = said.account_id
             AND earlier.id <> said.incident_id ORDER BY occurred_at DESC, id DESC LIMIT ${RECORD_OF}) earlier
         ) past
         ORDER BY said.incident_id, said.said_at, said.place`,
  {
    notNull: [
      ...['incidentId', 'kind', 'isThere', 'saidAtMs', 'isProven', 'devices'],
      ...['resolvedCount', 'rejectedCount', 'voicesOfDay'],
    ],
  },
);

/** Holds an incident while its crowd is weighed anew: of two votes at once the second sees the first. $1 incident. */
export const LOCK_INCIDENT_CROWD = statement(
  'incidents.lock-incident-crowd',
  `SELECT id, incident_type AS "incidentType", status, latitude IS NOT NULL AS "isPlaced" FROM incident
         WHERE id = $1 FOR NO KEY UPDATE`,
  { notNull: ['isPlaced'] },
);

/** Stores until when an incident is confirmed, and until when those who are shown it may vote. $1 incident, $2 and $3 until. */
export const STORE_INCIDENT_CROWD = statement(
  'incidents.store-crowd',
  `INSERT INTO incident_crowd (incident_id, confirmed_until, votable_until)
         VALUES ($1, $2, $3)
         ON CONFLICT (incident_id) DO UPDATE SET confirmed_until = excluded.confirmed_until,
           votable_until = excluded.votable_until`,
);

/** Removes an incident from the confirmed ones, and leaves those who were shown it time to answer. $1 incident, $2 until when. */
export const UNCONFIRM_INCIDENT = statement(
  'incidents.unconfirm',
  `UPDATE incident_crowd SET confirmed_until = NULL, votable_until = least(votable_until, $2) WHERE incident_id = $1`,
);

/**
 * The confirmed incidents of the whole country that are open, newest first. $1 now, $2 statuses, $3 types, $4 at most.
 */
export const CONFIRMED_INCIDENTS = statement(
  'incidents.confirmed',
  `SELECT incident.id, public_row_id('incident', incident.id) AS "publicId",
           incident.incident_type AS "incidentType", incident.severity, incident.occurred_at AS "occurredAt",
           incident.latitude AS lat, incident.longitude AS lng,
           coalesce((SELECT is_verified FROM crowd_verdict WHERE record_id = incident.id), false) AS "isVerified"
         FROM incident_crowd crowd JOIN incident ON incident.id = crowd.incident_id
         WHERE crowd.confirmed_until > $1 AND incident.status = ANY ($2::text[])
           AND incident.incident_type = ANY ($3::text[]) AND incident.latitude IS NOT NULL
         ORDER BY crowd.confirmed_until DESC LIMIT $4`,
  { notNull: ['publicId', 'isVerified', 'lat', 'lng'] },
);

/** An open incident that was shown as a hazard lately, by its public id. $1 public id, $2 now, $3 statuses. */
export const SHOWN_HAZARD = statement(
  'incidents.shown-hazard',
  `SELECT incident.id, latitude AS lat, longitude AS lng FROM incident_crowd crowd
         JOIN incident ON incident.id = crowd.incident_id
         WHERE crowd.votable_until > $2 AND public_row_id('incident', incident.id) = $1
           AND incident.status = ANY ($3::text[]) AND incident.latitude IS NOT NULL`,
  { notNull: ['lat', 'lng'] },
);

/** The last fixes of a journey since a time. $1 journey, $2 since, $3 now. */
export const FIXES_SINCE = statement(
  'incidents.fixes-since',
  `SELECT lat, lng FROM (
           SELECT lat, lng, recorded_at FROM fix WHERE journey_id = $1 AND ${DAY_OF_FIRST} ORDER BY seq DESC LIMIT 900
         ) last
         WHERE recorded_at BETWEEN $2 AND $3`,
);

/** Stores the vote of an account on an incident in the place of its former one. $1 incident, $2 account, $3 vote, $4 whether passing, $5 now. */
export const STORE_VOTE = statement(
  'incidents.store-vote',
  `INSERT INTO incident_vote (incident_id, account_id, vote, is_passing, voted_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (incident_id, account_id) DO UPDATE SET vote = excluded.vote, is_passing = excluded.is_passing,
           voted_at = excluded.voted_at`,
);

/** Lets the votes on a duplicate count for the incident that remains, but for those who have voted on that. $1 duplicate, $2 the one that remains. */
export const MOVE_VOTES = statement(
  'incidents.move-votes',
  `INSERT INTO incident_vote (incident_id, account_id, vote, is_passing, voted_at)
         SELECT $2, account_id, vote, is_passing, voted_at FROM incident_vote WHERE incident_id = $1
         ON CONFLICT DO NOTHING`,
);
