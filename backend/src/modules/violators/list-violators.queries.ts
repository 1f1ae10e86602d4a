import { statement } from '../../platform/db/statement';
import type { Statement } from '../../platform/db/statement';
import { LATEST_BOUND } from '../journeys/journey-binding.queries';
import type { TravelCategory, ViolatorStatus } from '../violations/vehicle-enums';

/** Filter of the list; null members do not narrow. */
export interface ViolatorConditions {
  readonly status: ViolatorStatus | null;
  readonly category: TravelCategory | null;
  readonly agency: string | null;
  readonly search: string | null;
  /** The text that is searched for as a plate. */
  readonly plate: string;
  /** Whether the search may find plates, by any part of them. */
  readonly findsPlates: boolean;
  /** Whether only those that the rule proposes to review. */
  readonly isProposed: boolean;
}

/** A statement with its values. */
export interface Asked {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

/** Counted before the last folding, and those that something has happened to since: each in the order of its index. */
const RETAINED = 'vehicle_figure';
const RETAINED_ONLY = 'figure.vehicle_id NOT IN (SELECT vehicle_id FROM vehicle_touched)';
const TOUCHED = 'vehicle_recount(ARRAY(SELECT DISTINCT vehicle_id FROM vehicle_touched))';
/** All vehicles with counted violations, or with a status. */
const LISTED = `(figure.violations > 0 OR vehicle.violator_status <> 'ACTIVE')`;
const PROPOSED = 'vehicle.id IN (SELECT vehicle_id FROM rule_proposal WHERE outcome IS NULL)';
/** Most counted violations first, then the latest. */
const PLACE = `figure.violations, coalesce(figure.latest_at, '-infinity'), figure.vehicle_id`;
const ORDER = `figure.violations DESC, coalesce(figure.latest_at, '-infinity') DESC, figure.vehicle_id DESC`;
const LIST_ORDER = `"violationCount" DESC, coalesce("latestAt", '-infinity') DESC, id DESC`;

/** Vehicles with violations or a status, worst first: so many after a vehicle, null for the worst. */
export function violatorPage(
  asked: ViolatorConditions,
  { afterId, count, now }: { afterId: number | null; count: number; now: Date },
): Asked {
  const { kinds, conditions, values, parameter } = narrowed(asked);
  const limit = parameter(count);
  if (afterId !== null) {
    kinds.push('after');
    const place = PLACE.replaceAll('figure.', '');
    const after = `SELECT ${place} FROM vehicle_figure_now WHERE vehicle_id = ${parameter(afterId)}::bigint`;
    conditions.push(`(${PLACE}) < (${after})`);
  }
  // A search may find nothing: then one look at all of them is quicker than one after the other in their order.
  const first = asked.search === null ? `ORDER BY ${ORDER} LIMIT ${limit}` : '';
  const some = (from: string, more: readonly string[]): string => `(
    SELECT vehicle.id, vehicle.plate, vehicle.registration_number, vehicle.agency_name AS "transportAgency",
      vehicle.violator_status AS status,
      vehicle.violator_version AS version, figure.violations AS "violationCount", figure.danger AS "dangerCount",
      figure.latest_at AS "latestAt", figure.demo > 0 AND figure.demo = figure.violations AS "isDemo"
    FROM ${from} figure JOIN vehicle ON vehicle.id = figure.vehicle_id
    WHERE ${[LISTED, ...conditions, ...more].join(' AND ')} ${first})`;
  const text = `SELECT page.*, EXISTS (SELECT FROM vehicle_event event WHERE event.vehicle_id = page.id
        AND event.level = 'BOUND' AND event.is_limit_confirmed AND NOT event.is_withdrawn AND NOT EXISTS (
          SELECT FROM violation WHERE violation.id = event.primary_violation_id AND violation.is_contested)) AS "mayBeSuspended", coalesce(page.registration_number, latest.registration_number, page.plate) AS "registrationNumber",
      latest.category, latest.vehicle_type AS "vehicleType",
      proposal.status AS "proposalStatus", proposal.reason AS "proposalReason", proposal.proposed_at AS "proposedAt",
      proposal.expires_at AS "proposalExpiresAt", proposer.username AS "proposedBy",
      proposal.proposed_by AS "proposedById", by_rule.proposed_at AS "ruleProposedAt",
      by_rule.events AS "ruleEvents", by_rule.days AS "ruleDays", by_rule.dangers AS "ruleDangers", by_rule.low_per_1000_km AS "ruleLow",
      by_rule.peers_per_1000_km AS "rulePeers"
    FROM (
      SELECT * FROM (${some(RETAINED, [RETAINED_ONLY])} UNION ALL ${some(TOUCHED, [])}) either
      ORDER BY ${LIST_ORDER} LIMIT ${limit}
    ) page
    LEFT JOIN LATERAL (${LATEST_BOUND('page.id')}) latest ON true
    LEFT JOIN status_proposal proposal
      ON proposal.vehicle_id = page.id AND proposal.outcome IS NULL AND proposal.expires_at > ${parameter(now)}
    LEFT JOIN account proposer ON proposer.id = proposal.proposed_by
    LEFT JOIN rule_proposal by_rule ON by_rule.vehicle_id = page.id AND by_rule.outcome IS NULL
    ORDER BY ${LIST_ORDER}`;
  return { statement: statement(['admin.violator-page', ...kinds].join('-'), text), values };
}

/** Number of them, as `count`. */
export function violatorCount(asked: ViolatorConditions): Asked {
  const { kinds, conditions, values } = narrowed(asked);
  const some = (from: string, more: readonly string[]): string =>
    `(SELECT count(*) FROM ${from} figure JOIN vehicle ON vehicle.id = figure.vehicle_id
      WHERE ${[LISTED, ...conditions, ...more].join(' AND ')})`;
  const text = `SELECT ${some(RETAINED, [RETAINED_ONLY])} + ${some(TOUCHED, [])} AS count`;
  return { statement: statement(['admin.violator-count', ...kinds].join('-'), text), values };
}

/** The conditions of what is asked for alone: a plan for all of them at once would be a bad one for each. */
function narrowed(wanted: ViolatorConditions) {
  const { status, category, agency, search, plate, findsPlates, isProposed } = wanted;
  const values: unknown[] = [];
  const parameter = (value: unknown): string => `$${values.push(value)}`;
  const all: [string, unknown, () => string][] = [
    ['status', status, () => `vehicle.violator_status = ${parameter(status)}`],
    ['category', category, () => `${parameter(category)} = ANY (figure.categories)`],
    ['agency', agency, () => `${parameter(agency)} = ANY (figure.agencies)`],
    ['proposed', isProposed ? true : null, () => PROPOSED],
    [findsPlates && plate !== '' ? 'part' : 'search', search, () => found()],
  ];
  const found = (): string => {
    // A text that is searched for holds no line feed, so that none is found across two names.
    const inAgency = `strpos(lower(array_to_string(figure.agencies, E'\\n')), lower(${parameter(search)})) > 0`;
    return findsPlates && plate !== ''
      ? `(${inAgency} OR strpos(vehicle.plate, ${parameter(plate)}) > 0)`
      : inAgency;
  };
  const asked = all.filter(([, value]) => value !== null);
  const conditions = asked.map(([, , condition]) => condition());
  return { kinds: asked.map(([kind]) => kind), conditions, values, parameter };
}
