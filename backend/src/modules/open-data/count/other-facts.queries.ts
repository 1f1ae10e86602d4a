import { CELLS_PER_DEGREE } from '@wakafine/domain/opendata/cells';
import { statement } from '../../../platform/db/statement';

const MAY_COUNT = `(account.number_proven_at IS NOT NULL OR account.is_demo) AND account.deletion_requested_at IS NULL
  AND NOT EXISTS (SELECT FROM open_data_refusal refusal WHERE refusal.account_id = account.id)`;

/**
 * Hazards of a month that staff have confirmed, by cell and kind, with the persons who submitted or confirmed them. There are no
 * vehicles in it: persons stand for them. $1 from, $2 until, $3 whether sample data.
 */
export const HAZARD_FACTS = statement(
  'open-data.hazard-facts',
  `WITH hazard AS (
           SELECT incident.id, floor(incident.latitude * ${CELLS_PER_DEGREE})::smallint AS lat_cell,
             floor(incident.longitude * ${CELLS_PER_DEGREE})::smallint AS lng_cell, incident.incident_type,
             account.id AS person
           FROM incident JOIN account ON account.id = incident.account_id
           WHERE incident.occurred_at >= $1 AND incident.occurred_at < $2 AND incident.is_demo = $3
             AND incident.incident_type IN ('ROAD_HAZARD', 'TRAFFIC_LIGHT') AND incident.latitude IS NOT NULL
             AND incident.status IN ('VERIFIED', 'UNDER_REVIEW', 'RESOLVED') AND ${MAY_COUNT}
             AND EXISTS (SELECT FROM incident_event step WHERE step.incident_id = incident.id AND step.status = 'VERIFIED')
         ), voice AS (
           SELECT * FROM hazard
           UNION
           SELECT hazard.id, lat_cell, lng_cell, incident_type, account.id
           FROM hazard JOIN incident_confirmation confirmation ON confirmation.incident_id = hazard.id
           JOIN account ON account.id = confirmation.account_id AND ${MAY_COUNT}
         ), own AS (
           SELECT lat_cell, lng_cell, incident_type, person, count(*) AS events FROM voice GROUP BY 1, 2, 3, 4
         )
         SELECT lat_cell, lng_cell, incident_type, count(*)::integer AS persons, count(*)::integer AS vehicles,
           0::float8 AS "distanceM", jsonb_agg(jsonb_build_object('person', person, 'distanceM', 0, 'events', events)) AS people,
           (SELECT count(*) FROM hazard WHERE hazard.lat_cell = own.lat_cell AND hazard.lng_cell = own.lng_cell
             AND hazard.incident_type = own.incident_type)::integer AS events
         FROM own GROUP BY lat_cell, lng_cell, incident_type ORDER BY lat_cell, lng_cell, incident_type`,
  { notNull: ['lat_cell', 'lng_cell', 'persons', 'vehicles', 'distanceM', 'people', 'events'] },
);

/** Decisions that became final in a month: their cases are closed. $1 from, $2 until, $3 whether sample data. */
export const DECISION_FACTS = statement(
  'open-data.decision-facts',
  `WITH closed AS (
           SELECT held.decision, account.id AS person, violation.vehicle_id
           FROM violation_case held JOIN violation ON violation.id = held.violation_id
           JOIN account ON account.id = violation.account_id
           WHERE held.state = 'CLOSED' AND held.decision IS NOT NULL AND violation.is_demo = $3 AND ${MAY_COUNT}
             AND EXISTS (SELECT FROM case_step step WHERE step.case_id = held.id AND step.kind = 'CLOSED'
               AND step.at >= $1 AND step.at < $2)
         ), own AS (
           SELECT decision, person, count(*) AS events FROM closed GROUP BY 1, 2
         )
         SELECT decision, count(*)::integer AS persons,
           (SELECT count(DISTINCT vehicle_id) FROM closed WHERE closed.decision = own.decision)::integer AS vehicles,
           0::float8 AS "distanceM", sum(events)::integer AS events,
           jsonb_agg(jsonb_build_object('person', person, 'distanceM', 0, 'events', events)) AS people
         FROM own GROUP BY decision ORDER BY decision`,
  { notNull: ['decision', 'persons', 'vehicles', 'distanceM', 'people', 'events'] },
);

/** The last checkpoint of each day of a month. $1 from, $2 until. */
export const DAILY_CHECKPOINTS = statement(
  'open-data.daily-checkpoints',
  `SELECT DISTINCT ON (day) to_char(signed_at AT TIME ZONE 'Africa/Douala', 'YYYY-MM-DD') AS day, size,
           encode(root, 'hex') AS root
         FROM evidence_checkpoint WHERE signed_at >= $1 AND signed_at < $2 ORDER BY day, size DESC`,
  { notNull: ['day', 'root'] },
);
