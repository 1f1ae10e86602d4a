import type { MigrationInterface, QueryRunner } from 'typeorm';

const HOUR = `date_trunc('hour', row_.started_at, 'UTC')`;
const DAY = `date_trunc('day', row_.started_at, 'Africa/Douala')`;
const SUMS = `1::bigint, (row_.grade <> 'C')::int::bigint, 0::bigint, 0::bigint, 0::bigint`;
const COUNTED = 'NOT row_.is_withdrawn AND NOT row_.is_claimed';
const RANKED = `NOT is_withdrawn AND NOT is_claimed AND grade <> 'C'`;

function violationFigures(condition: string): string {
  return `CREATE OR REPLACE FUNCTION violation_figures(row_ violation) RETURNS SETOF figure LANGUAGE sql STABLE AS $$
    SELECT line.* FROM (VALUES
      ('VIOLATION_HOUR', ${HOUR}, row_.severity, row_.category, '', '', '', ${SUMS}),
      ('VIOLATION_DAY', ${DAY}, row_.severity, row_.category, row_.vehicle_type, coalesce(row_.transport_agency, ''), '',
        ${SUMS}),
      ('VIOLATION_ALL', timestamptz 'epoch', row_.severity, '', '', '', '', ${SUMS})
    ) line WHERE ${condition} $$`;
}

const COLUMNS = [
  ...['category', 'vehicle_type', 'transport_agency', 'vehicle_id', 'started_at', 'severity', 'grade'],
  ...['is_claimed', 'is_withdrawn', 'is_demo'],
];

function recountTrigger(columns: readonly string[]): string {
  const list = (row: string): string => columns.map((column) => `${row}.${column}`).join(', ');
  return `CREATE TRIGGER violation_recounted AFTER UPDATE ON violation FOR EACH ROW
    WHEN ((${list('OLD')}) IS DISTINCT FROM (${list('NEW')})) EXECUTE FUNCTION count_violation()`;
}

/** Puts another condition in the place of the one by which the violations of a vehicle are counted. */
async function countVehiclesBy(runner: QueryRunner, before: string, after: string): Promise<void> {
  const [{ text }]: [{ text: string }] = await runner.query(
    `SELECT pg_get_functiondef('vehicle_recount(bigint[])'::regprocedure) AS text`,
  );
  if (!text.includes(before)) {
    throw new Error('The count of violations of a vehicle is not the one that this migration knows.');
  }
  await runner.query(text.replace(before, after));
}

/** Figures count events: of several phones in one vehicle the one that stands for it. */
export class EventsInFigures1763720200003 implements MigrationInterface {
  name = 'EventsInFigures1763720200003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(violationFigures(`${COUNTED} AND row_.is_primary`));
    await countVehiclesBy(runner, RANKED, `${RANKED} AND is_primary`);
    await runner.query('DROP TRIGGER violation_recounted ON violation');
    await runner.query(recountTrigger([...COLUMNS, 'is_primary']));
    await runner.query('DROP INDEX violation_ranked');
    await runner.query(`CREATE INDEX violation_ranked ON violation (vehicle_id, started_at)
      INCLUDE (severity, is_demo, is_primary) WHERE ${RANKED}`);
    // What may have to be marked anew when the events of a vehicle are made again.
    await runner.query(`CREATE INDEX violation_more_than_typed ON violation (vehicle_id, started_at)
      WHERE binding <> 'TYPED'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX violation_more_than_typed, violation_ranked');
    await runner.query(`CREATE INDEX violation_ranked ON violation (vehicle_id, started_at)
      INCLUDE (severity, is_demo) WHERE ${RANKED}`);
    await runner.query('DROP TRIGGER violation_recounted ON violation');
    await runner.query(recountTrigger(COLUMNS));
    await countVehiclesBy(runner, `${RANKED} AND is_primary`, RANKED);
    await runner.query(violationFigures(COUNTED));
  }
}
