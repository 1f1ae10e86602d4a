import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lists of staff find vehicles by what the register and their own enrolled devices say of them (product decision D11): whoever
 * types a plate with the name of an agency puts that vehicle under no agency.
 */
export class RegisterNames1763730250001 implements MigrationInterface {
  name = 'RegisterNames1763730250001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX journey_bound ON journey (vehicle_id, started_at DESC, id DESC)
      WHERE binding = 'BOUND'`);
    for (const statement of [recount('named_agency', BOUND_CATEGORIES), COUNT_ANEW]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [recount('transport_agency', ALL_CATEGORIES), COUNT_ANEW]) {
      await runner.query(statement);
    }
    await runner.query('DROP INDEX journey_bound');
  }
}

const ALL_CATEGORIES = 'array_agg(DISTINCT category ORDER BY category)';
/** Those of typed journeys where a vehicle has no other. */
const BOUND_CATEGORIES = `${ALL_CATEGORIES} FILTER (WHERE binding = 'BOUND'), ${ALL_CATEGORIES}`;

/** What vehicles count for, as before but for the agencies and categories that they are found by. */
function recount(agency: string, categories: string): string {
  return `CREATE OR REPLACE FUNCTION vehicle_recount(ids bigint[]) RETURNS SETOF vehicle_figure LANGUAGE sql STABLE AS $$
    SELECT vehicle.id, told.violations, told.caution, told.warning, told.danger, told.demo, told.latest_at, driven.*
    FROM vehicle CROSS JOIN LATERAL (
      SELECT count(*) AS violations, count(*) FILTER (WHERE severity = 'CAUTION') AS caution,
        count(*) FILTER (WHERE severity = 'WARNING') AS warning,
        count(*) FILTER (WHERE severity = 'DANGER') AS danger,
        count(*) FILTER (WHERE is_demo) AS demo, max(started_at) AS latest_at
      FROM violation WHERE vehicle_id = vehicle.id AND NOT is_withdrawn AND NOT is_claimed AND grade <> 'C'
        AND is_primary AND binding = 'BOUND'
    ) told CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE ended_at IS NOT NULL) AS journeys,
        coalesce(sum(round(distance_m)) FILTER (WHERE ended_at IS NOT NULL AND binding = 'BOUND'), 0)::bigint
          AS distance_m,
        coalesce(${categories}, '{}') AS categories,
        coalesce(array_agg(DISTINCT ${agency} ORDER BY ${agency}) FILTER (WHERE ${agency} IS NOT NULL), '{}')
          AS agencies
      FROM journey WHERE vehicle_id = vehicle.id
    ) driven
    WHERE vehicle.id = ANY (ids) AND (told.violations > 0 OR driven.journeys > 0) $$`;
}

/** Everything is counted anew at the next folding. */
const COUNT_ANEW = 'INSERT INTO vehicle_touched SELECT id FROM vehicle';
