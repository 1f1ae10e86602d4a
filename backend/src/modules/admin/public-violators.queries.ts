import type { Statement } from '../../platform/db';

/** The violations that public figures count. */
const LISTED = "NOT is_withdrawn AND NOT is_claimed AND grade <> 'C' AND is_primary";

/**
 * The public ranking: vehicles that may be named, and else who typed which plate. Most violations first, then the latest
 * hour, then the id, which is another one each month. $1 how many, $2 month.
 */
export const PUBLIC_VIOLATORS: Statement = {
  name: 'admin.public-violators',
  text: `WITH worst AS (
           SELECT *, encode(substring(public_hash(concat_ws(' ', 'violator', $2::text, vehicle_id, account_id)) FOR 12), 'hex') AS id
           FROM (
             SELECT * FROM public_figure_now WHERE violations > 0
             ORDER BY violations DESC, latest_hour DESC FETCH FIRST ($1::bigint) ROWS WITH TIES
           ) top
         )
         SELECT worst.id, rank() OVER (ORDER BY worst.violations DESC) AS rank, worst.vehicle_id AS "vehicleId",
           nullif(worst.account_id, 0) AS "accountId", latest.registration_number AS "registrationNumber",
           latest.named_agency AS "transportAgency", worst.violations AS "violationCount",
           CASE WHEN worst.danger > 0 THEN 'DANGER' WHEN worst.warning > 0 THEN 'WARNING' ELSE 'CAUTION' END AS severity,
           worst.demo = worst.violations AS "isDemo"
         FROM worst JOIN LATERAL (
           SELECT registration_number, named_agency FROM violation
           WHERE vehicle_id = worst.vehicle_id AND ${LISTED} AND CASE WHEN worst.account_id = 0
             THEN named_agency IS NOT NULL ELSE named_agency IS NULL AND account_id = worst.account_id END
           ORDER BY date_bin('1 hour', started_at, timestamptz 'epoch') DESC, public_id DESC LIMIT 1
         ) latest ON true
         ORDER BY worst.violations DESC, worst.latest_hour DESC, worst.id LIMIT $1`,
};

/** In which of some named vehicles an account has violations of its own in the ranking. $1 vehicles, $2 account. */
export const OWN_NAMED_VIOLATORS: Statement = {
  name: 'admin.own-named-violators',
  text: `SELECT DISTINCT vehicle_id AS "vehicleId" FROM violation
         WHERE account_id = $2 AND vehicle_id = ANY ($1::bigint[]) AND named_agency IS NOT NULL AND ${LISTED}`,
};
