import type { Statement } from '../../platform/db';

/** All fixes of a journey by seq, as the engine takes them. $1 journey. */
export const FIXES_OF_JOURNEY: Statement = {
  name: 'journeys.fixes-of-journey',
  text: `SELECT seq, lat, lng, (extract(epoch FROM recorded_at) * 1000)::bigint AS "recordedAtMs",
           accuracy_m AS "accuracyM", speed_kmh AS "speedKmh", is_future AS "isFuture"
         FROM fix WHERE journey_id = $1 ORDER BY seq`,
};

/**
 * Stores new fixes and the figures that follow from them, unless somebody else has changed the journey since it
 * was read: then it gives no row and stores nothing. One statement, so that it is one commit.
 * $1 journey, $2 version read, $3-$14 figures and times, $15-$23 one array a column of the new fixes.
 */
export const SAVE_DRIVE: Statement = {
  name: 'journeys.save-drive',
  text: `WITH saved AS (
           UPDATE journey SET version = version + 1, distance_m = $3, max_speed_kmh = $4,
             average_speed_kmh = $5, current_speed_kmh = $6, violation_count = $7, last_fix_at = $8,
             fix_count = $9, accepted_through = $10, last_received_at = $11, declared_ended_at = $12,
             ended_at = $13, is_end_provisional = $14
           WHERE id = $1 AND version = $2 RETURNING id
         ), stored AS (
           INSERT INTO fix (journey_id, seq, lat, lng, recorded_at, accuracy_m, speed_kmh, heading_deg,
             clock_offset_ms, is_future)
           SELECT saved.id, f.seq, f.lat, f.lng, timestamptz 'epoch' + f.recorded_ms * interval '1 ms',
             f.accuracy_m, f.speed_kmh, f.heading_deg, f.clock_offset_ms, f.is_future
           FROM saved, unnest($15::integer[], $16::float8[], $17::float8[], $18::bigint[], $19::float8[],
             $20::float8[], $21::float8[], $22::integer[], $23::boolean[])
             AS f (seq, lat, lng, recorded_ms, accuracy_m, speed_kmh, heading_deg, clock_offset_ms, is_future)
         )
         SELECT id FROM saved`,
};

/** Holds an account's row, so that its journeys start one after another. $1 account. */
export const LOCK_ACCOUNT: Statement = {
  name: 'journeys.lock-account',
  text: 'SELECT id FROM account WHERE id = $1 FOR UPDATE',
};

/** Holds a journey's row until the transaction ends. $1 journey. */
export const LOCK_JOURNEY: Statement = {
  name: 'journeys.lock-journey',
  text: 'SELECT id FROM journey WHERE id = $1 FOR UPDATE',
};

/** A journey that a client has started under an id of its own, with its content. $1 account, $2 client id. */
export const FIND_BY_CLIENT_ID: Statement = {
  name: 'journeys.find-by-client-id',
  text: 'SELECT id, content_hash AS "contentHash" FROM journey WHERE account_id = $1 AND client_id = $2',
};

/** Active journeys that nothing was received for since a time. $1 time. */
export const SILENT_JOURNEYS: Statement = {
  name: 'journeys.silent-journeys',
  text: `SELECT id FROM journey WHERE ended_at IS NULL AND last_received_at < $1 ORDER BY last_received_at LIMIT 500`,
};
