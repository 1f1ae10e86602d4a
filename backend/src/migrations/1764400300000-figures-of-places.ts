import type { MigrationInterface, QueryRunner } from 'typeorm';

const COUNTS = '1::bigint, (row_.road IS NOT NULL)::int::bigint, 0::bigint, 0::bigint, 0::bigint';
const UNCONFIRMED = `CASE WHEN row_.is_limit_confirmed THEN '' ELSE 'UNCONFIRMED' END`;
const HOUR = `date_trunc('hour', row_.started_at, 'UTC')`;
const DAY = `date_trunc('day', row_.started_at, 'Africa/Douala')`;
const ALL_TIME = `timestamptz 'epoch'`;

const LINES = [
  `('VIOLATION_HOUR', ${HOUR}, row_.severity, row_.category, '', '', ${UNCONFIRMED}, ${COUNTS})`,
  `('VIOLATION_DAY', ${DAY}, row_.severity, row_.category, row_.vehicle_type, coalesce(row_.named_agency, ''),
    ${UNCONFIRMED}, ${COUNTS})`,
  `('VIOLATION_ALL', ${ALL_TIME}, row_.severity, '', '', '', ${UNCONFIRMED}, ${COUNTS})`,
  `('VEHICLE_DAY', ${DAY}, '', '', row_.vehicle_type, '', row_.vehicle_id::text, ${COUNTS})`,
  `('VEHICLE_ALL', ${ALL_TIME}, '', '', row_.vehicle_type, '', row_.vehicle_id::text, ${COUNTS})`,
];
/** Cell of a hundredth of a degree, road and whether the limit is confirmed, in four words: `405 972 N3 CONFIRMED`; '-' where there is none. */
const PLACE = `('VIOLATION_PLACE', ${DAY}, '', '', '', '', concat_ws(' ',
    coalesce(floor(row_.latitude * 100)::int::text, '-'), coalesce(floor(row_.longitude * 100)::int::text, '-'),
    coalesce(nullif(row_.road, ''), CASE WHEN row_.road IS NULL THEN '-' ELSE 'OTHER' END),
    CASE WHEN row_.is_limit_confirmed THEN 'CONFIRMED' ELSE 'UNCONFIRMED' END), ${COUNTS})`;

const KEYS = ['kind', 'slot', 'severity', 'category', 'vehicle_type', 'agency', 'detail']
  .map((name) => `line.${name}`)
  .join(', ');

function define(lines: readonly string[]): string {
  return `CREATE OR REPLACE FUNCTION violation_figures(row_ violation) RETURNS SETOF figure LANGUAGE sql STABLE AS $$
    SELECT line.* FROM (VALUES ${lines.join(',\n ')}) line (kind)
    WHERE NOT row_.is_withdrawn AND NOT row_.is_contested AND NOT row_.is_claimed AND row_.is_primary AND row_.grade <> 'C'
      AND (line.kind NOT LIKE 'VEHICLE%' OR row_.binding = 'BOUND' AND row_.is_limit_confirmed) $$`;
}

/**
 * Violations by day, cell, road and whether their limit is confirmed: to find where most happen, a quarter of a million rows were read for
 * ninety days.
 */
export class FiguresOfPlaces1764400300000 implements MigrationInterface {
  name = 'FiguresOfPlaces1764400300000';

  async up(runner: QueryRunner): Promise<void> {
    // Nothing happens meanwhile that neither the old lines nor the new ones count.
    await runner.query('LOCK TABLE violation IN SHARE ROW EXCLUSIVE MODE');
    await runner.query(define([...LINES, PLACE]));
    await runner.query(
      `CREATE INDEX figure_places ON figure (slot) INCLUDE (detail, n) WHERE kind = 'VIOLATION_PLACE'`,
    );
    await runner.query(
      `INSERT INTO figure SELECT ${KEYS}, sum(line.n), sum(line.ranked), 0, 0, 0
        FROM violation, violation_figures(violation) line WHERE line.kind = 'VIOLATION_PLACE' GROUP BY ${KEYS}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('LOCK TABLE violation IN SHARE ROW EXCLUSIVE MODE');
    await runner.query(define(LINES));
    await runner.query(`DELETE FROM figure_delta WHERE kind = 'VIOLATION_PLACE'`);
    await runner.query('DROP INDEX figure_places');
    await runner.query(`DELETE FROM figure WHERE kind = 'VIOLATION_PLACE'`);
  }
}
