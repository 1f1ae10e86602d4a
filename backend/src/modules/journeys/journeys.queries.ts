import { statement } from '../../platform/db/statement';
import { DAY_OF_FIRST } from './fix-day-sql';

/** All fixes of a journey by seq, as input of the engine. $1 journey. */
export const FIXES_OF_JOURNEY = statement(
  'journeys.fixes-of-journey',
  `SELECT seq, lat, lng, (extract(epoch FROM recorded_at) * 1000)::bigint AS "recordedAtMs",
           accuracy_m AS "accuracyM", speed_kmh AS "speedKmh", heading_deg AS "headingDeg",
           clock_offset_ms AS "clockOffsetMs", is_future AS "isFuture"
         FROM journey CROSS JOIN LATERAL fixes_of(journey.fix_day, journey.id) AS fix WHERE journey.id = $1 ORDER BY seq`,
  { notNull: ['seq', 'lat', 'lng', 'recordedAtMs', 'isFuture'] },
);

/** The packed state of a journey, with the version that it belongs to. $1 journey. */
export const STATE_OF_JOURNEY = statement(
  'journeys.state-of-journey',
  'SELECT version, body FROM journey_state WHERE journey_id = $1',
);

/**
 * The active journeys of some accounts with the version that each stands at, and the name of its driver as its owner sees it.
 * $1 accounts.
 */
export const ACTIVE_OF_ACCOUNTS = statement(
  'journeys.active-of-accounts',
  `SELECT journey.account_id AS "accountId", journey.id, journey.version,
           CASE WHEN journey.traveller_role = 'DRIVER' THEN account.full_name END AS "driverName"
         FROM journey JOIN account ON account.id = journey.account_id
         WHERE journey.account_id = ANY ($1::bigint[]) AND journey.ended_at IS NULL`,
  { notNull: ['accountId'] },
);

/** Holds an account's row, so that its journeys start one after another. $1 account. */
export const LOCK_ACCOUNT = statement(
  'journeys.lock-account',
  'SELECT is_demo AS "isDemo" FROM account WHERE id = $1 FOR UPDATE',
);

/**
 * Holds a journey's row until the transaction ends, and lets no writer that has read it before pass. $1 journey.
 */
export const TOUCH_JOURNEY = statement(
  'journeys.touch-journey',
  'UPDATE journey SET version = version + 1 WHERE id = $1',
);

/** Changes whether the citizen drives or travels; a writer that has read the row before does not pass. $1 journey, $2 role. */
export const SET_TRAVELLER_ROLE = statement(
  'journeys.set-traveller-role',
  'UPDATE journey SET traveller_role = $2, version = version + 1 WHERE id = $1',
);

/** A journey that a client has started under an id of its own, with its content. $1 account, $2 client id. */
export const FIND_BY_CLIENT_ID = statement(
  'journeys.find-by-client-id',
  'SELECT id, content_hash AS "contentHash" FROM journey WHERE account_id = $1 AND client_id = $2',
);

/** A journey of an account in a span of time, the active one included. $1 account, $2 from, $3 until. */
export const JOURNEY_BETWEEN = statement(
  'journeys.journey-between',
  `SELECT id FROM journey WHERE account_id = $1 AND started_at < $3 AND (ended_at IS NULL OR ended_at > $2)
         ORDER BY started_at DESC LIMIT 1`,
);

/** Journeys whose route has still to be simplified, oldest end first. $1 ended before, $2 how many. */
export const JOURNEYS_TO_SIMPLIFY = statement(
  'journeys.journeys-to-simplify',
  `SELECT id FROM journey WHERE route_simplified_at IS NULL AND ended_at < $1 ORDER BY ended_at LIMIT $2`,
);

/** Closes the track of a journey that is still as it was read; no row otherwise. $1 journey, $2 version, $3 now. */
export const CLOSE_TRACK = statement(
  'journeys.close-track',
  `UPDATE journey SET route_simplified_at = $3, version = version + 1
         WHERE id = $1 AND version = $2 AND route_simplified_at IS NULL RETURNING id`,
);

/**
 * Stores some fixes of a journey with another speed among the thinned ones, where the journey has only these. Those that it had are
 * deleted, but for a journey of a day that is due: they go with their partition. Its row is held. $1 journey, $2 seqs, $3 speeds, $4
 * first day that is not due.
 */
export const STORE_FIXES = statement(
  'journeys.store-fixes',
  `WITH retained AS (SELECT * FROM unnest($2::integer[], $3::float8[]) AS retained (seq, speed_kmh)),
         thinned AS (
           INSERT INTO fix (journey_id, seq, fix_day, lat, lng, recorded_at, speed_kmh, is_future)
           SELECT fix.journey_id, fix.seq, '-infinity', fix.lat, fix.lng, fix.recorded_at, retained.speed_kmh, fix.is_future
           FROM fix JOIN retained ON retained.seq = fix.seq WHERE fix.journey_id = $1 AND ${DAY_OF_FIRST}
         ), gone AS (
           DELETE FROM fix WHERE journey_id = $1 AND ${DAY_OF_FIRST} AND fix_day >= $4::text::date
         )
         UPDATE journey SET fix_day = '-infinity' WHERE id = $1`,
);

/** Active journeys that nothing was received for since a time. $1 time. */
export const SILENT_JOURNEYS = statement(
  'journeys.silent-journeys',
  `SELECT id FROM journey WHERE ended_at IS NULL AND last_received_at < $1 ORDER BY last_received_at LIMIT 500`,
);

/** All active journeys. */
export const ACTIVE_JOURNEYS = statement(
  'journeys.active-journeys',
  'SELECT id FROM journey WHERE ended_at IS NULL ORDER BY id',
);

/** Last good places of some journeys. $1 journeys. */
export const LAST_PLACES = statement(
  'journeys.last-places',
  `SELECT asked.id, last.lat, last.lng FROM unnest($1::bigint[]) AS asked (id)
         JOIN journey ON journey.id = asked.id
         CROSS JOIN LATERAL (
           SELECT lat, lng FROM fix
           WHERE journey_id = asked.id AND fix.fix_day = journey.fix_day AND NOT is_future AND coalesce(accuracy_m, 0) <= 50
           ORDER BY seq DESC LIMIT 1
         ) last`,
  { notNull: ['id'] },
);

/** Number of journeys, and of ended ones, in the whole country. */
export const COUNT_ALL_JOURNEYS = statement(
  'journeys.count-all',
  `SELECT coalesce(sum(n), 0)::bigint AS "all", coalesce(sum(ended), 0)::bigint AS ended
         FROM figure_now WHERE kind = 'JOURNEY_ALL' AND slot = timestamptz 'epoch'`,
  { notNull: ['all', 'ended'] },
);

/**
 * Outlines of some journeys: of each its violations, with their severity, and either the packed outline of its track or a few good
 * fixes, evenly
 * spread over the seqs from the first to the last and in their order, however long the journey is: so many look-ups by key a journey. One is the median of three neighbours, so
 * that a single jump of the receiver draws no spike; a simplified route has no jumps, and its fixes stand alone.
 * Nor has it any between two corners, so several look-ups may find the same one, which is given once.
 * $1 journeys, $2 how many of each, 2 or more, $3 mark of tracks that are read.
 */
export const OUTLINES_OF_JOURNEYS = statement(
  'journeys.outlines-of-journeys',
  `WITH packed AS (SELECT journey_id, outline FROM journey_track WHERE journey_id = ANY ($1::bigint[]) AND mark = $3)
         SELECT "journeyId", lat, lng, (extract(epoch FROM at) * 1000)::bigint AS "atMs",
           (extract(epoch FROM until) * 1000)::bigint AS "untilMs", severity, packed
         FROM (
           SELECT journey_id AS "journeyId", NULL::float8 AS lat, NULL::float8 AS lng, started_at AS at,
             ended_at AS until, severity, NULL::integer AS seq, NULL::bytea AS packed
           FROM violation WHERE journey_id = ANY ($1::bigint[]) AND NOT is_withdrawn AND NOT is_claimed
           UNION ALL
           SELECT journey_id, NULL, NULL, NULL, NULL, NULL, NULL, outline FROM packed
           UNION ALL
           SELECT sample.journey_id, sample.lat, sample.lng, sample.recorded_at, NULL, NULL, sample.seq, NULL
           FROM (
             SELECT fix_day, array_agg(id) AS ids FROM journey
             WHERE id = ANY ($1::bigint[]) AND id NOT IN (SELECT journey_id FROM packed) GROUP BY fix_day
           ) AS of_day
           CROSS JOIN LATERAL fix_samples(of_day.fix_day, of_day.ids, $2::integer) AS sample
         ) outline ORDER BY "journeyId", seq NULLS FIRST`,
  { notNull: ['journeyId'] },
);

/** Owners of journeys. $1 journeys. */
export const OWNERS_OF_JOURNEYS = statement(
  'journeys.owners-of-journeys',
  'SELECT id, account_id AS "accountId" FROM journey WHERE id = ANY ($1::bigint[])',
);

/** Alerts to the drivers on some journeys. $1 journeys. */
export const ALERTS_OF_JOURNEYS = statement(
  'journeys.alerts-of-journeys',
  'SELECT id, alerts FROM journey WHERE id = ANY ($1::bigint[])',
);

/** Alerts to the drivers and findings on some journeys, and their owners. $1 journeys. */
export const NOTES_OF_JOURNEYS = statement(
  'journeys.notes-of-journeys',
  'SELECT id, account_id AS "accountId", alerts, findings FROM journey WHERE id = ANY ($1::bigint[])',
);

/** Findings on some journeys, and their owners. $1 journeys. */
export const FINDINGS_OF_JOURNEYS = statement(
  'journeys.findings-of-journeys',
  'SELECT id, account_id AS "accountId", findings FROM journey WHERE id = ANY ($1::bigint[])',
);

/** Journeys with a good fix since a time. $1 id of the journey before, $2 time, $3 rows. */
export const JOURNEYS_SINCE = statement(
  'journeys.journeys-since',
  `SELECT id FROM journey WHERE id > $1 AND last_fix_at >= $2 ORDER BY id LIMIT $3`,
);

/** Stored judged way of a journey. $1 journey. */
export const WAYS_OF_JOURNEY = statement(
  'journeys.ways-of-journey',
  `SELECT ${ms('hour')} AS "hourMs", road, judged_m AS "judgedM", confirmed_m AS "confirmedM",
           unjudged_m AS "unjudgedM", ${ms('from_at')} AS "fromMs", ${ms('to_at')} AS "toMs", is_open AS "isOpen"
         FROM judged_way WHERE journey_id = $1`,
  { notNull: ['hourMs', 'fromMs', 'toMs'] },
);

function ms(time: string): string {
  return `(extract(epoch FROM ${time}) * 1000)::bigint`;
}
