import { statement } from '../../../platform/db/statement';

/** Journeys that ended before a time, in the order of their public ids. $1 time, $2 public id of the row before or null, $3 rows. */
export const PUBLIC_JOURNEYS = statement(
  'journeys.public-journeys',
  `SELECT id, public_id AS "publicId", registration_number AS "registrationNumber", category,
           named_agency AS "namedAgency"
         FROM journey WHERE ended_at < $1 AND public_id < coalesce($2::bigint, 9223372036854775807)
         ORDER BY public_id DESC LIMIT $3`,
);

/**
 * Number of violations of some journeys in public lists; none for a journey without any. A journey that names an agency counts
 * only those that do: no conflict, and nothing from after its device was revoked. $1 journeys.
 */
export const LISTED_VIOLATIONS = statement(
  'journeys.listed-violations',
  `SELECT journey.id, count(*) AS count FROM journey JOIN violation ON violation.journey_id = journey.id
         WHERE journey.id = ANY ($1::bigint[]) AND NOT is_withdrawn AND NOT is_claimed AND grade <> 'C' AND is_primary
           AND NOT is_contested
           AND (journey.named_agency IS NULL OR violation.named_agency IS NOT NULL)
         GROUP BY journey.id`,
  { notNull: ['count'] },
);
