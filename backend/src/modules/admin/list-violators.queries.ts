import type { Statement } from '../../platform/db';

const CONDITION = `($1::text IS NULL OR vehicle.violator_status = $1)
  AND ($2::text IS NULL OR $2 = ANY (figure.categories)) AND ($3::text IS NULL OR $3 = ANY (figure.agencies))
  AND ($4::text IS NULL OR vehicle.plate = $5 OR ($6 AND strpos(vehicle.plate, $5) > 0)
    OR strpos(lower(array_to_string(figure.agencies, E'\\n')), lower($4)) > 0)`;

/** In the order of this list: most counted violations first, then the latest; all vehicles with any, or with a status. */
const LISTED = `vehicle JOIN vehicle_figure_now figure ON figure.vehicle_id = vehicle.id
  WHERE (figure.violations > 0 OR vehicle.violator_status <> 'ACTIVE')`;
const ORDER = `figure.violations, coalesce(figure.latest_at, '-infinity'), figure.vehicle_id`;

/**
 * Vehicles with violations or a status, worst first. $1 status, $2 category, $3 agency, $4 text, $5 the text as a plate,
 * $6 whether parts of plates may be searched, $7 after vehicle, $8 how many, $9 now.
 */
export const VIOLATOR_PAGE: Statement = {
  name: 'admin.violator-page',
  text: `SELECT page.*, coalesce(latest.registration_number, page.plate) AS "registrationNumber",
           latest.transport_agency AS "transportAgency", latest.category, latest.vehicle_type AS "vehicleType",
           proposal.reason AS "proposalReason", proposal.proposed_at AS "proposedAt",
           proposal.expires_at AS "proposalExpiresAt", proposer.username AS "proposedBy",
           proposal.proposed_by AS "proposedById"
         FROM (
           SELECT vehicle.id, vehicle.plate, vehicle.violator_status AS status,
             vehicle.violator_status_source AS source, vehicle.violator_version AS version,
             figure.violations AS "violationCount", figure.danger AS "dangerCount", figure.latest_at AS "latestAt",
             figure.demo > 0 AND figure.demo = figure.violations AS "isDemo",
             row_number() OVER (ORDER BY figure.violations DESC, coalesce(figure.latest_at, '-infinity') DESC,
               figure.vehicle_id DESC) AS position
           FROM ${LISTED} AND ${CONDITION}
             AND ($7::bigint IS NULL OR (${ORDER}) < (
               SELECT violations, coalesce(latest_at, '-infinity'), vehicle_id FROM vehicle_figure_now WHERE vehicle_id = $7))
           ORDER BY figure.violations DESC, coalesce(figure.latest_at, '-infinity') DESC, figure.vehicle_id DESC LIMIT $8
         ) page
         LEFT JOIN LATERAL (
           SELECT registration_number, transport_agency, category, vehicle_type FROM journey
           WHERE vehicle_id = page.id ORDER BY started_at DESC, id DESC LIMIT 1
         ) latest ON true
         LEFT JOIN suspension_proposal proposal
           ON proposal.vehicle_id = page.id AND proposal.outcome IS NULL AND proposal.expires_at > $9
         LEFT JOIN account proposer ON proposer.id = proposal.proposed_by
         ORDER BY page.position`,
};

/** How many there are of them. $1-$6 as above. */
export const VIOLATOR_COUNT: Statement = {
  name: 'admin.violator-count',
  text: `SELECT count(*) AS count FROM ${LISTED} AND ${CONDITION}`,
};
