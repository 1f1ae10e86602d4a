import type { MigrationInterface, QueryRunner } from 'typeorm';
import { needExtension } from '../platform/db/database-extension';

/** Any page and any search of every table of the dashboard without reading the table. */
export class QuickTables1763710000003 implements MigrationInterface {
  name = 'QuickTables1763710000003';

  async up(runner: QueryRunner): Promise<void> {
    // Finds a part of a text by the threes of letters in it.
    await needExtension(runner, 'pg_trgm');
    for (const [name, of] of Object.entries(INDEXES)) {
      await runner.query(`CREATE INDEX ${name} ON ${of}`);
    }
    await runner.query('DROP VIEW vehicle_figure_now');
    for (const statement of [...TRAVELLED, ...RECOUNT, VEHICLE_FIGURE_NOW, WORST]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX vehicle_figure_in_order, ${Object.keys(INDEXES).join(', ')}`);
    await runner.query('DROP VIEW vehicle_figure_now');
    await runner.query('DROP FUNCTION vehicle_recount');
    await runner.query('ALTER TABLE vehicle_figure DROP categories, DROP agencies');
    await runner.query(createRecount(RECOUNT_BEFORE));
    await runner.query(VEHICLE_FIGURE_NOW);
  }
}

// A text of an entry that is searched for holds no line feed, so that none is found across two columns.
const INDEXES: Readonly<Record<string, string>> = {
  account_newest: 'account (created_at DESC, id DESC)',
  account_name_parts: 'account USING gin (full_name gin_trgm_ops) WHERE full_name IS NOT NULL',
  account_staff_name_parts: `account USING gin (username gin_trgm_ops) WHERE role <> 'CITIZEN'`,
  audit_entry_parts: `audit_entry
    USING gin ((actor_name || E'\\n' || coalesce(target, '') || E'\\n' || details::text) gin_trgm_ops)`,
  incident_description_parts: 'incident USING gin (description gin_trgm_ops) WHERE description IS NOT NULL',
  // With all that the cards of the overview and the figures by hour and day are made of.
  figure_hours: `figure (kind, slot) INCLUDE (n, distance_m)
    WHERE kind IN ('VIOLATION_HOUR', 'REPORT_HOUR', 'INCIDENT_HOUR', 'JOURNEY_HOUR', 'JOURNEY_END_HOUR')`,
};

const CATEGORIES = `coalesce(array_agg(DISTINCT category ORDER BY category), '{}')`;
const AGENCIES = `coalesce(array_agg(DISTINCT transport_agency ORDER BY transport_agency)
  FILTER (WHERE transport_agency IS NOT NULL), '{}')`;

/** How vehicles have travelled, and for whom, stands with their figures. */
const TRAVELLED = [
  `ALTER TABLE vehicle_figure ADD categories text[] NOT NULL DEFAULT '{}', ADD agencies text[] NOT NULL DEFAULT '{}'`,
  `UPDATE vehicle_figure SET categories = travelled.categories, agencies = travelled.agencies
   FROM (SELECT vehicle_id, ${CATEGORIES} AS categories, ${AGENCIES} AS agencies FROM journey GROUP BY vehicle_id) travelled
   WHERE travelled.vehicle_id = vehicle_figure.vehicle_id`,
];

const RECOUNT_BEFORE = `SELECT count(*) AS journeys, coalesce(sum(round(distance_m)), 0)::bigint AS distance_m
  FROM journey WHERE vehicle_id = vehicle.id AND ended_at IS NOT NULL`;
const RECOUNT_WITH_TRAVEL = `SELECT count(*) FILTER (WHERE ended_at IS NOT NULL) AS journeys,
    coalesce(sum(round(distance_m)) FILTER (WHERE ended_at IS NOT NULL), 0)::bigint AS distance_m,
    ${CATEGORIES} AS categories, ${AGENCIES} AS agencies
  FROM journey WHERE vehicle_id = vehicle.id`;

/** Ranked violations and journeys of some vehicles, counted row by row. */
const createRecount = (journeys: string): string => `CREATE FUNCTION vehicle_recount(ids bigint[])
  RETURNS SETOF vehicle_figure LANGUAGE sql STABLE AS $$
    SELECT vehicle.id, told.violations, told.caution, told.warning, told.danger, told.demo, told.latest_at, driven.*
    FROM vehicle CROSS JOIN LATERAL (
      SELECT count(*) AS violations, count(*) FILTER (WHERE severity = 'CAUTION') AS caution,
        count(*) FILTER (WHERE severity = 'WARNING') AS warning,
        count(*) FILTER (WHERE severity = 'DANGER') AS danger,
        count(*) FILTER (WHERE is_demo) AS demo, max(started_at) AS latest_at
      FROM violation WHERE vehicle_id = vehicle.id AND NOT is_withdrawn AND NOT is_claimed AND grade <> 'C'
    ) told CROSS JOIN LATERAL (${journeys}) driven
    WHERE vehicle.id = ANY (ids) AND (told.violations > 0 OR driven.journeys > 0) $$`;

const RECOUNT = ['DROP FUNCTION vehicle_recount', createRecount(RECOUNT_WITH_TRAVEL)];

const VEHICLE_FIGURE_NOW = `CREATE VIEW vehicle_figure_now AS
  SELECT * FROM vehicle_figure WHERE vehicle_id NOT IN (SELECT vehicle_id FROM vehicle_touched)
  UNION ALL SELECT * FROM vehicle_recount(ARRAY(SELECT DISTINCT vehicle_id FROM vehicle_touched))`;
/** The order of the table of violators. */
const WORST = `CREATE INDEX vehicle_figure_in_order
  ON vehicle_figure (violations DESC, (coalesce(latest_at, '-infinity')) DESC, vehicle_id DESC)`;
