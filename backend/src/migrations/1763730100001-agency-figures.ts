import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The figures of an agency are of what its own enrolled devices recorded: anyone can type the name of a rival. Other rows
 * count as of no agency.
 */
export class AgencyFigures1763730100001 implements MigrationInterface {
  name = 'AgencyFigures1763730100001';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...counts('named_agency'), ...trigger(['named_agency']), ...COUNT_ANEW]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [...counts('transport_agency'), ...trigger([]), ...COUNT_ANEW]) {
      await runner.query(statement);
    }
  }
}

const HAS_ENDED = '(row_.ended_at IS NOT NULL)';
const OF_VIOLATION = `1::bigint, (row_.grade <> 'C')::int::bigint, 0::bigint, 0::bigint, 0::bigint`;
const OF_JOURNEY = `1::bigint, 0::bigint, ${HAS_ENDED}::int::bigint,
  (${HAS_ENDED} AND row_.violation_count = 0)::int::bigint,
  CASE WHEN ${HAS_ENDED} THEN round(row_.distance_m)::bigint ELSE 0 END`;
const ONE = '1::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint';

/** What a violation and a journey count for, as before but for the column that their agency stands in. */
function counts(column: string): string[] {
  const agency = `coalesce(row_.${column}, '')`;
  return [
    `CREATE OR REPLACE FUNCTION violation_figures(row_ violation) RETURNS SETOF figure LANGUAGE sql STABLE AS $$
      SELECT line.* FROM (VALUES
        ('VIOLATION_HOUR', date_trunc('hour', row_.started_at, 'UTC'), row_.severity, row_.category, '', '', '',
          ${OF_VIOLATION}),
        ('VIOLATION_DAY', date_trunc('day', row_.started_at, 'Africa/Douala'), row_.severity, row_.category,
          row_.vehicle_type, ${agency}, '', ${OF_VIOLATION}),
        ('VIOLATION_ALL', timestamptz 'epoch', row_.severity, '', '', '', '', ${OF_VIOLATION})
      ) line WHERE NOT row_.is_withdrawn AND NOT row_.is_claimed AND row_.is_primary $$`,
    `CREATE OR REPLACE FUNCTION journey_figures(row_ journey) RETURNS SETOF figure LANGUAGE sql STABLE AS $$
      SELECT line.* FROM (VALUES
        ('JOURNEY_HOUR', date_trunc('hour', row_.started_at, 'UTC'), '', row_.category, '', '', '', ${OF_JOURNEY}),
        ('JOURNEY_DAY', date_trunc('day', row_.started_at, 'Africa/Douala'), '', row_.category, row_.vehicle_type,
          ${agency}, '', ${OF_JOURNEY}),
        ('JOURNEY_END_HOUR', coalesce(date_trunc('hour', row_.ended_at, 'UTC'), timestamptz 'epoch'), '', '', '', '', '',
          ${ONE}),
        ('JOURNEY_ALL', timestamptz 'epoch', '', '', '', '', '', ${OF_JOURNEY})
      ) line $$`,
  ];
}

/** Counts a journey anew when one of its columns changes that it is counted by; violations have the column already. */
function trigger(more: readonly string[]): string[] {
  const columns = [
    'started_at',
    'ended_at',
    'category',
    'vehicle_type',
    'transport_agency',
    'vehicle_id',
    ...more,
  ];
  const list = (row: string): string => columns.map((column) => `${row}.${column}`).join(', ');
  return [
    'DROP TRIGGER journey_recounted ON journey',
    `CREATE TRIGGER journey_recounted AFTER UPDATE ON journey FOR EACH ROW
       WHEN ((${list('OLD')}) IS DISTINCT FROM (${list('NEW')}) OR (NEW.ended_at IS NOT NULL
         AND (OLD.distance_m, OLD.violation_count) IS DISTINCT FROM (NEW.distance_m, NEW.violation_count)))
       EXECUTE FUNCTION count_journey()`,
  ];
}

const COUNT_ANEW = [
  'DELETE FROM figure_delta',
  'DELETE FROM figure',
  'INSERT INTO figure SELECT * FROM figure_recount',
];
