import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Staff rank vehicles by what their own enrolled devices recorded (product decision D11): whoever types a plate puts nobody
 * on a list of violators.
 */
export class NamedRanks1763730200001 implements MigrationInterface {
  name = 'NamedRanks1763730200001';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [recount(` AND binding = 'BOUND'`), ...triggers(['binding']), COUNT_ANEW]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [recount(''), ...triggers([]), COUNT_ANEW]) {
      await runner.query(statement);
    }
  }
}

/** What vehicles count for, as before but for which of their violations and kilometres do. */
function recount(more: string): string {
  return `CREATE OR REPLACE FUNCTION vehicle_recount(ids bigint[]) RETURNS SETOF vehicle_figure LANGUAGE sql STABLE AS $$
    SELECT vehicle.id, told.violations, told.caution, told.warning, told.danger, told.demo, told.latest_at, driven.*
    FROM vehicle CROSS JOIN LATERAL (
      SELECT count(*) AS violations, count(*) FILTER (WHERE severity = 'CAUTION') AS caution,
        count(*) FILTER (WHERE severity = 'WARNING') AS warning,
        count(*) FILTER (WHERE severity = 'DANGER') AS danger,
        count(*) FILTER (WHERE is_demo) AS demo, max(started_at) AS latest_at
      FROM violation WHERE vehicle_id = vehicle.id AND NOT is_withdrawn AND NOT is_claimed AND grade <> 'C'
        AND is_primary${more}
    ) told CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE ended_at IS NOT NULL) AS journeys,
        coalesce(sum(round(distance_m)) FILTER (WHERE ended_at IS NOT NULL${more}), 0)::bigint AS distance_m,
        coalesce(array_agg(DISTINCT category ORDER BY category), '{}') AS categories,
        coalesce(array_agg(DISTINCT transport_agency ORDER BY transport_agency)
          FILTER (WHERE transport_agency IS NOT NULL), '{}') AS agencies
      FROM journey WHERE vehicle_id = vehicle.id
    ) driven
    WHERE vehicle.id = ANY (ids) AND (told.violations > 0 OR driven.journeys > 0) $$`;
}

/** Counts a violation or a journey anew when one of its columns changes that it is counted by. */
function triggers(more: readonly string[]): string[] {
  const ofViolation = [
    ...['category', 'vehicle_type', 'transport_agency', 'vehicle_id', 'started_at', 'severity', 'grade'],
    ...['is_claimed', 'is_withdrawn', 'is_demo', 'is_primary', 'named_agency', 'account_id', ...more],
  ];
  const ofJourney = [
    ...['started_at', 'ended_at', 'category', 'vehicle_type', 'transport_agency', 'vehicle_id'],
    ...['named_agency', ...more],
  ];
  const differ = (columns: readonly string[]): string => {
    const list = (row: string): string => columns.map((column) => `${row}.${column}`).join(', ');
    return `(${list('OLD')}) IS DISTINCT FROM (${list('NEW')})`;
  };
  return [
    'DROP TRIGGER violation_recounted ON violation',
    `CREATE TRIGGER violation_recounted AFTER UPDATE ON violation FOR EACH ROW
       WHEN (${differ(ofViolation)}) EXECUTE FUNCTION count_violation()`,
    'DROP TRIGGER journey_recounted ON journey',
    `CREATE TRIGGER journey_recounted AFTER UPDATE ON journey FOR EACH ROW
       WHEN (${differ(ofJourney)} OR (NEW.ended_at IS NOT NULL
         AND (OLD.distance_m, OLD.violation_count) IS DISTINCT FROM (NEW.distance_m, NEW.violation_count)))
       EXECUTE FUNCTION count_journey()`,
  ];
}

/** Everything is counted anew at the next folding. */
const COUNT_ANEW = 'INSERT INTO vehicle_touched SELECT id FROM vehicle';
