import { statement } from '../../../platform/db/statement';

/** Whether and since when an agency shows places, and how many of its drivers have agreed. $1 name. */
export const PLACE_FEED = statement(
  'agencies.place-feed',
  `SELECT id, shares_places_since AS "sharesPlacesSince",
           (SELECT count(*)::integer FROM agency_driver known WHERE known.agency_name = agency.name
             AND known.shows_place_since IS NOT NULL) AS "driverCount"
         FROM transport_agency agency WHERE name = $1`,
  { notNull: ['driverCount'] },
);

/** Turns the places of an agency on or off; what is on stays as it is. $1 name, $2 now, or null for off. */
export const SET_PLACE_FEED = statement(
  'agencies.set-place-feed',
  `UPDATE transport_agency SET shares_places_since = CASE WHEN $2::timestamptz IS NULL THEN NULL
           ELSE coalesce(shares_places_since, $2) END WHERE name = $1`,
);

/**
 * Places of journeys under way in enrolled vehicles of an agency, PUBLIC, by drivers who had agreed before they began: the last good
 * enough fix before a time, and far enough from where the journey began. $1 agency, $2 fixes before, $3 journeys begun before.
 */
export const LIVE_PLACES = statement(
  'agencies.live-places',
  `SELECT journey.id, last_fix.lat, last_fix.lng, last_fix.recorded_at AS "recordedAt", first_fix.lat AS "firstLat",
           first_fix.lng AS "firstLng"
         FROM journey
         JOIN agency_driver known ON known.agency_name = $1 AND known.account_id = journey.account_id
           AND known.shows_place_since <= journey.started_at
         JOIN account ON account.id = journey.account_id AND account.deletion_requested_at IS NULL
           AND NOT account.is_suspended
         CROSS JOIN LATERAL (SELECT lat, lng FROM fix WHERE fix.journey_id = journey.id
           AND fix.fix_day = journey.fix_day ORDER BY seq LIMIT 1) first_fix
         CROSS JOIN LATERAL (SELECT lat, lng, recorded_at FROM fix WHERE fix.journey_id = journey.id
           AND fix.fix_day = journey.fix_day AND fix.recorded_at <= $2 ORDER BY seq DESC LIMIT 1) last_fix
         WHERE journey.ended_at IS NULL AND journey.named_agency = $1 AND journey.binding = 'BOUND'
           AND journey.category = 'PUBLIC' AND journey.traveller_role = 'DRIVER' AND journey.started_at <= $3`,
);

/** Lets the places of an agency's driver be shown to it; the first time stands. $1 agency, $2 account, $3 now. */
export const SHOW_PLACE = statement(
  'agencies.show-place',
  `UPDATE agency_driver SET shows_place_since = coalesce(shows_place_since, $3)
         WHERE agency_name = $1 AND account_id = $2 RETURNING alias`,
);

/** Withdraws that. $1 agency, $2 account. */
export const HIDE_PLACE = statement(
  'agencies.hide-place',
  'UPDATE agency_driver SET shows_place_since = NULL WHERE agency_name = $1 AND account_id = $2',
);
