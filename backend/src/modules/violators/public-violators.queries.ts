import { statement } from '../../platform/db/statement';

/** The violations that public figures count. */
const LISTED = `NOT is_withdrawn AND NOT is_contested AND NOT is_claimed AND grade <> 'C' AND is_primary
  AND is_limit_confirmed`;
/** First row of a group, by what public rows show of their order. */
const LATEST = (column: string): string =>
  `(array_agg(${column} ORDER BY date_bin('1 hour', started_at, timestamptz 'epoch') DESC, public_id DESC))[1]`;

/**
 * The public ranking: vehicles that may be named, and else who typed which plate. Most violations first, then the latest
 * hour, then the id, which is made of the first violation and the month: of nothing that a plate decides. $1 how many,
 * $2 month.
 */
export const PUBLIC_VIOLATORS = statement(
  'admin.public-violators',
  `WITH top AS (
           SELECT * FROM public_figure_now WHERE violations > 0
           ORDER BY violations DESC, latest_hour DESC FETCH FIRST ($1::bigint) ROWS WITH TIES
         ), worst AS (
           SELECT top.*, told.*, encode(substring(public_hash(concat_ws(' ', 'violator', $2::text, told.first_id)) FOR 12), 'hex')
             AS id
           FROM top JOIN LATERAL (
             SELECT min(id) AS first_id, ${LATEST('registration_number')} AS registration_number,
               ${LATEST('named_agency')} AS named_agency
             FROM violation WHERE vehicle_id = top.vehicle_id AND ${LISTED} AND CASE WHEN top.account_id = 0
               THEN named_agency IS NOT NULL ELSE named_agency IS NULL AND account_id = top.account_id END
           ) told ON true
         )
         SELECT id, rank() OVER (ORDER BY violations DESC) AS rank, vehicle_id AS "vehicleId",
           nullif(account_id, 0) AS "accountId", registration_number AS "registrationNumber",
           named_agency AS "transportAgency", violations AS "violationCount",
           CASE WHEN danger > 0 THEN 'DANGER' WHEN warning > 0 THEN 'WARNING' ELSE 'CAUTION' END AS severity,
           demo = violations AS "isDemo"
         FROM worst ORDER BY violations DESC, latest_hour DESC, id LIMIT $1`,
  { notNull: ['id', 'rank', 'vehicleId', 'registrationNumber', 'violationCount', 'severity', 'isDemo'] },
);

/** In which of some named vehicles an account has violations of its own in the ranking. $1 vehicles, $2 account. */
export const OWN_NAMED_VIOLATORS = statement(
  'admin.own-named-violators',
  `SELECT DISTINCT vehicle_id AS "vehicleId" FROM violation
         WHERE account_id = $2 AND vehicle_id = ANY ($1::bigint[]) AND named_agency IS NOT NULL AND ${LISTED}`,
);
