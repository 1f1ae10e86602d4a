import { statement } from '../../../platform/db/statement';
import { LATEST_BOUND } from '../../journeys/journey-binding.queries';

const PLATE = 'coalesce(vehicle.registration_number, latest.registration_number, vehicle.plate)';
const VEHICLE = `JOIN vehicle ON vehicle.id = proposal.vehicle_id
         LEFT JOIN LATERAL (${LATEST_BOUND('vehicle.id')}) latest ON true`;
const proposer = (row: string): string =>
  `coalesce(account.full_name, account.username) AS "proposedBy", ${row}.proposed_by AS "proposedById"`;

/** Proposed statuses of vehicles that wait for a second person, the first to lapse first. $1 now, $2 rows. */
export const STATUS_PROPOSALS_WAITING = statement(
  'attention.status-proposals',
  `SELECT proposal.vehicle_id AS "vehicleId", proposal.id, ${PLATE} AS "registrationNumber", proposal.status,
           proposal.proposed_at AS "proposedAt", proposal.expires_at AS "expiresAt", ${proposer('proposal')}
         FROM status_proposal proposal ${VEHICLE}
         LEFT JOIN account ON account.id = proposal.proposed_by
         WHERE proposal.outcome IS NULL AND proposal.expires_at > $1
         ORDER BY proposal.expires_at LIMIT $2`,
  { notNull: ['registrationNumber'] },
);

/** Vehicles that the violator rule proposes and on which nobody has decided, those with most events first. $1 rows. */
export const RULE_PROPOSALS_WAITING = statement(
  'attention.rule-proposals',
  `SELECT proposal.vehicle_id AS "vehicleId", ${PLATE} AS "registrationNumber", proposal.proposed_at AS "proposedAt",
           proposal.events
         FROM rule_proposal proposal ${VEHICLE}
         WHERE proposal.outcome IS NULL ORDER BY proposal.events DESC, proposal.id LIMIT $1`,
  { notNull: ['registrationNumber'] },
);

/** Proposed changes of speed limits that wait for a second person, oldest first. $1 rows. */
export const LIMIT_PROPOSALS_WAITING = statement(
  'attention.limit-proposals',
  `SELECT proposal.id, proposal.kind, coalesce(proposal.proposed ->> 'placeName', entry.place_name) AS "placeName",
           proposal.proposed_at AS "proposedAt", proposal.valid_from AS "validFrom", ${proposer('proposal')}
         FROM limit_proposal proposal LEFT JOIN speed_limit entry ON entry.id = proposal.before_id
         LEFT JOIN account ON account.id = proposal.proposed_by
         WHERE proposal.outcome IS NULL ORDER BY proposal.id LIMIT $1`,
);

const CASE_COLUMNS = 'id, violation_id, state, opened_at';

/**
 * Cases in which the next step is one of staff, oldest first: to review, to serve, to decide, or to sign as the second. $1 rows.
 */
export const CASES_WAITING = statement(
  'attention.cases',
  `SELECT held.id, held.opened_at AS "openedAt", violation.registration_number AS "registrationNumber",
           CASE WHEN held.state = 'REVIEW' THEN 'REVIEW' WHEN held.state = 'NOTICE' THEN 'SERVE'
             WHEN step.proposed > step.sent_back THEN 'SIGN' ELSE 'DECIDE' END AS step,
           step.latest_at AS "latestAt", step.steps, step.actors
         FROM (
           (SELECT ${CASE_COLUMNS} FROM violation_case WHERE state = ANY ('{REVIEW,CONTESTED,EXPIRED}') ORDER BY id LIMIT $1)
           UNION ALL
           (SELECT ${CASE_COLUMNS} FROM violation_case WHERE state = 'NOTICE' AND due_at IS NULL ORDER BY id LIMIT $1)
         ) held JOIN violation ON violation.id = held.violation_id
         CROSS JOIN LATERAL (
           SELECT max(at) AS latest_at, count(*) AS steps,
             coalesce(max(version) FILTER (WHERE kind = 'PROPOSED'), 0) AS proposed,
             coalesce(max(version) FILTER (WHERE kind IN ('SENT_BACK', 'REOPENED')), 0) AS sent_back,
             coalesce(array_agg(actor_id) FILTER (WHERE by_whom = 'STAFF' AND actor_id IS NOT NULL), '{}') AS actors
           FROM case_step WHERE case_id = held.id
         ) step
         ORDER BY held.opened_at LIMIT $1`,
  { notNull: ['id', 'openedAt', 'step', 'latestAt', 'steps', 'actors'] },
);

const INCIDENT_FACTS = `SELECT id, incident_type AS "incidentType", severity, latitude, longitude, received_at AS "receivedAt",
           (SELECT count(*) FROM incident_confirmation JOIN account ON account.id = account_id
             WHERE incident_id = incident.id AND number_proven_at IS NOT NULL) AS "confirmationCount"
         FROM incident`;

/** Incidents of the highest severity that nobody has answered, oldest first. $1 rows. */
export const INCIDENTS_UNANSWERED = statement(
  'attention.incidents',
  `${INCIDENT_FACTS} WHERE severity = 'HIGH' AND answered_at IS NULL ORDER BY received_at LIMIT $1`,
  { notNull: ['confirmationCount'] },
);

/** An incident in one of some statuses. $1 incident, $2 statuses. */
export const OPEN_INCIDENT = statement(
  'attention.open-incident',
  `${INCIDENT_FACTS} WHERE id = $1 AND status = ANY ($2::text[])`,
  { notNull: ['confirmationCount'] },
);

/**
 * Agencies whose vehicles drove on at least so many days of some weeks, and not since, those with most journeys first. $1 beginning of the
 * weeks, $2 silent since, $3 fewest days, $4 rows.
 */
export const SILENT_AGENCIES = statement(
  'attention.silent-agencies',
  `SELECT agency, max(slot) AS "lastDay", count(*) AS days, sum(n)::bigint AS journeys FROM (
           SELECT agency, slot, sum(n) AS n FROM figure_now
           WHERE kind = 'JOURNEY_DAY' AND slot >= $1 AND agency <> '' GROUP BY agency, slot HAVING sum(n) > 0
         ) driven
         GROUP BY agency HAVING max(slot) < $2::timestamptz AND count(*) >= $3::integer
         ORDER BY journeys DESC, agency LIMIT $4`,
  { notNull: ['agency', 'lastDay', 'days', 'journeys'] },
);

/**
 * Accounts with several journeys whose device speed contradicts the way, those with most first; nothing is given of the account but its
 * first such journey. $1 since, $2 fewest journeys, $3 rows.
 */
export const IMPOSSIBLE_TRACKS = statement(
  'attention.impossible-tracks',
  `SELECT found.journeys, found."sinceAt", found."latestId", (
           SELECT min(journey.id) FROM journey
           WHERE journey.account_id = found.account_id AND findings @> '[{"kind": "INCONSISTENT"}]'
         ) AS "firstId"
         FROM (
           SELECT account_id, count(*) AS journeys, min(started_at) AS "sinceAt", max(id) AS "latestId" FROM journey
           WHERE findings @> '[{"kind": "INCONSISTENT"}]' AND started_at >= $1 AND account_id IS NOT NULL
           GROUP BY account_id HAVING count(*) >= $2::integer
           ORDER BY count(*) DESC, account_id LIMIT $3
         ) found`,
  { notNull: ['journeys', 'sinceAt', 'latestId', 'firstId'] },
);

/** Runs of the last two hours that failed, by job. $1 jobs. */
export const FAILED_RUNS = statement(
  'attention.failed-runs',
  `SELECT singleton_key AS name, count(*) AS runs, min(coalesce(completed_on, started_on)) AS "sinceAt" FROM pgboss.job
         WHERE name = 'periodic' AND state IN ('failed', 'retry') AND singleton_key = ANY ($1::text[])
         GROUP BY singleton_key`,
  { notNull: ['name', 'runs'] },
);

/** Next deadline of what staff decide on, whether it needs anybody now or not; null without any. $1 now. */
export const NEXT_DEADLINE = statement(
  'attention.next-deadline',
  `SELECT least(
           (SELECT min(next_at) FROM violation_case WHERE next_at > $1),
           (SELECT min(expires_at) FROM status_proposal WHERE outcome IS NULL AND expires_at > $1)
         ) AS at`,
);
