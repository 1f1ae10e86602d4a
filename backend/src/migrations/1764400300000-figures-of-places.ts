import type { MigrationInterface, QueryRunner } from 'typeorm';
import { anyChanged } from './baseline/any-changed';

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
const CONFIRMATION = `CASE WHEN row_.is_limit_confirmed THEN 'CONFIRMED' ELSE 'UNCONFIRMED' END`;
/** Cell of a hundredth of a degree, rounded down, or road, and whether the limit is confirmed: `405 972 CONFIRMED`, `N3 UNCONFIRMED`. */
const PLACES = [
  `('VIOLATION_CELL', ${DAY}, '', '', '', '', concat_ws(' ', floor(row_.latitude * 100)::int,
    floor(row_.longitude * 100)::int, ${CONFIRMATION}), ${COUNTS})`,
  `('VIOLATION_ROAD', ${DAY}, '', '', '', '', concat_ws(' ', coalesce(nullif(row_.road, ''), 'OTHER'), ${CONFIRMATION}), ${COUNTS})`,
];
const ARE_THERE = `(line.kind <> 'VIOLATION_CELL' OR row_.latitude IS NOT NULL AND row_.longitude IS NOT NULL)
      AND (line.kind <> 'VIOLATION_ROAD' OR row_.road IS NOT NULL)`;

const OF_PLACES = `kind IN ('VIOLATION_CELL', 'VIOLATION_ROAD')`;

const KEYS = ['kind', 'slot', 'severity', 'category', 'vehicle_type', 'agency', 'detail']
  .map((name) => `line.${name}`)
  .join(', ');

/** Columns of a violation that figures are made of, but for its place, of which only another cell is another figure. */
const COLUMNS = [
  ...['category', 'vehicle_type', 'transport_agency', 'vehicle_id', 'started_at', 'severity', 'grade'],
  ...['is_claimed', 'is_withdrawn', 'is_demo', 'is_primary', 'named_agency', 'account_id', 'binding'],
  ...['is_limit_confirmed', 'road', 'is_contested'],
];
const IS_ELSEWHERE = ['latitude', 'longitude']
  .map((name) => `floor(OLD.${name} * 100) IS DISTINCT FROM floor(NEW.${name} * 100)`)
  .join(' OR ');

function recounted(condition: string): string[] {
  return [
    'DROP TRIGGER violation_recounted ON violation',
    `CREATE TRIGGER violation_recounted AFTER UPDATE ON violation FOR EACH ROW
      WHEN (${condition}) EXECUTE FUNCTION count_violation()`,
  ];
}

function define(lines: readonly string[], condition = 'true'): string {
  return `CREATE OR REPLACE FUNCTION violation_figures(row_ violation) RETURNS SETOF figure LANGUAGE sql STABLE AS $$
    SELECT line.* FROM (VALUES ${lines.join(',\n ')}) line (kind)
    WHERE NOT row_.is_withdrawn AND NOT row_.is_contested AND NOT row_.is_claimed AND row_.is_primary AND row_.grade <> 'C'
      AND (line.kind NOT LIKE 'VEHICLE%' OR row_.binding = 'BOUND' AND row_.is_limit_confirmed)
      AND ${condition} $$`;
}

/**
 * Violations by day and cell or road, and whether their limit is confirmed: to find where most happen, a quarter of a million rows were read
 * for ninety days. Journeys under way are found by their own order: a page deep in their list walked all that have ended since.
 */
export class FiguresOfPlaces1764400300000 implements MigrationInterface {
  name = 'FiguresOfPlaces1764400300000';

  async up(runner: QueryRunner): Promise<void> {
    // Nothing happens meanwhile that neither the old lines nor the new ones count.
    await runner.query('LOCK TABLE violation IN SHARE ROW EXCLUSIVE MODE');
    await runner.query(define([...LINES, ...PLACES], ARE_THERE));
    for (const statement of recounted(`${anyChanged(COLUMNS)} OR ${IS_ELSEWHERE}`)) {
      await runner.query(statement);
    }
    await runner.query(
      `CREATE INDEX figure_places ON figure (kind, slot) INCLUDE (detail, n) WHERE ${OF_PLACES}`,
    );
    await runner.query(
      'CREATE INDEX journey_under_way_newest ON journey (started_at, id) WHERE ended_at IS NULL',
    );
    await runner.query(
      `INSERT INTO figure SELECT ${KEYS}, sum(line.n), sum(line.ranked), 0, 0, 0
        FROM violation, violation_figures(violation) line WHERE line.${OF_PLACES} GROUP BY ${KEYS}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('LOCK TABLE violation IN SHARE ROW EXCLUSIVE MODE');
    await runner.query(define(LINES));
    for (const statement of recounted(anyChanged(COLUMNS))) {
      await runner.query(statement);
    }
    await runner.query(`DELETE FROM figure_delta WHERE ${OF_PLACES}`);
    await runner.query('DROP INDEX figure_places');
    await runner.query('DROP INDEX journey_under_way_newest');
    await runner.query(`DELETE FROM figure WHERE ${OF_PLACES}`);
  }
}
