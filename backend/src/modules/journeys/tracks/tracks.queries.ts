import { statement } from '../../../platform/db/statement';

/** The packed track of a journey. $1 journey, $2 mark of tracks that are read. */
export const TRACK_OF_JOURNEY = statement(
  'journeys.track-of-journey',
  'SELECT body FROM journey_track WHERE journey_id = $1 AND mark = $2',
);

/** Fixes of a journey after a seq, each with how many it has at that moment. $1 journey, $2 seq. */
export const FIXES_AFTER = statement(
  'journeys.fixes-after',
  `SELECT journey.fix_count AS "fixCount", seq, lat, lng, (extract(epoch FROM recorded_at) * 1000)::bigint AS "recordedAtMs",
           accuracy_m AS "accuracyM", speed_kmh AS "speedKmh", is_future AS "isFuture"
         FROM journey CROSS JOIN LATERAL fixes_after(journey.fix_day, journey.id, $2) AS fix WHERE journey.id = $1 ORDER BY seq`,
  { notNull: ['seq', 'lat', 'lng', 'recordedAtMs', 'isFuture'] },
);

/** Ended journeys whose track is not packed as it is now, oldest end first. $1 ended and nothing received since, $2 how many. */
export const JOURNEYS_TO_PACK = statement(
  'journeys.journeys-to-pack',
  `SELECT id FROM journey
         WHERE ended_at IS NOT NULL AND NOT is_packed AND route_simplified_at IS NULL AND ended_at < $1 AND last_received_at < $1
         ORDER BY ended_at LIMIT $2`,
);

/**
 * Stores the track of a journey that is still as it was read; no row otherwise. It holds the row of the journey first, as all who
 * change it do. $1 journey, $2 version, $3 mark, $4 outline, $5 track.
 */
export const STORE_TRACK = statement(
  'journeys.store-track',
  `WITH held AS (
           UPDATE journey SET is_packed = true
           WHERE id = $1 AND version = $2 AND ended_at IS NOT NULL AND route_simplified_at IS NULL RETURNING id
         )
         INSERT INTO journey_track (journey_id, mark, outline, body) SELECT id, $3, $4, $5 FROM held
         ON CONFLICT (journey_id) DO UPDATE SET mark = excluded.mark, outline = excluded.outline, body = excluded.body
         RETURNING journey_id AS "journeyId"`,
);
