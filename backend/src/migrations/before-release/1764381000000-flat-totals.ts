import type { MigrationInterface, QueryRunner } from 'typeorm';

const KEYS = 'kind, slot, severity, category, vehicle_type, agency, detail';
const SUMS = `sum(n)::bigint AS n, sum(ranked)::bigint AS ranked, sum(ended)::bigint AS ended, sum(safe)::bigint AS safe,
  sum(distance_m)::bigint AS distance_m`;
const COUNTS = `1::bigint, 0::bigint, (row_.ended_at IS NOT NULL)::int::bigint,
  (row_.ended_at IS NOT NULL AND row_.violation_count <= row_.contested_count)::int::bigint,
  CASE WHEN row_.ended_at IS NOT NULL THEN round(row_.distance_m)::bigint ELSE 0 END`;
const ONE = '1::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint';
const EPOCH = `timestamptz 'epoch'`;
const ENDED_IN = `coalesce(date_trunc('hour', row_.ended_at, 'UTC'), ${EPOCH})`;
/** Seconds in motion as `ended`, and speed times those seconds (km/h s) as `distance_m`: an average is one over the other. */
const MOVED = `1::bigint, 0::bigint, round(row_.moving_s)::bigint, 0::bigint,
  round(row_.average_speed_kmh * row_.moving_s)::bigint`;

function figures(endCounts: string, further: string): string {
  return `CREATE OR REPLACE FUNCTION journey_figures(row_ journey) RETURNS SETOF figure LANGUAGE sql STABLE AS $$
      SELECT line.* FROM (VALUES
        ('JOURNEY_HOUR', date_trunc('hour', row_.started_at, 'UTC'), '', row_.category, '', '', '', ${COUNTS}),
        ('JOURNEY_DAY', date_trunc('day', row_.started_at, 'Africa/Douala'), '', row_.category, row_.vehicle_type,
          coalesce(row_.named_agency, ''), '', ${COUNTS}),
        ('JOURNEY_END_HOUR', ${ENDED_IN}, '', '', '', '', '', ${endCounts}),${further}
        ('JOURNEY_ALL', ${EPOCH}, '', '', '', '', '', ${COUNTS})
      ) line (kind) WHERE line.kind <> 'JOURNEY_MOVED_HOUR' OR row_.ended_at IS NOT NULL $$`;
}

const MOVED_LINE = `\n        ('JOURNEY_MOVED_HOUR', ${ENDED_IN}, '', '', '', '', '', ${MOVED}),`;
const HOURS = `'VIOLATION_HOUR', 'REPORT_HOUR', 'INCIDENT_HOUR', 'JOURNEY_HOUR', 'JOURNEY_END_HOUR', 'JUDGED_HOUR', 'UNJUDGED_HOUR'`;

function hoursIndex(columns: string, kinds: string): string {
  return `CREATE INDEX figure_hours ON figure (kind, slot) INCLUDE (${columns}) WHERE kind IN (${kinds})`;
}

/** Counts some kinds of figures anew, while no journey changes. */
function recount(kinds: string): readonly string[] {
  return [
    'LOCK TABLE journey, figure IN SHARE ROW EXCLUSIVE MODE',
    `DELETE FROM figure WHERE kind IN ('JOURNEY_END_HOUR', 'JOURNEY_MOVED_HOUR')`,
    `DELETE FROM figure_delta WHERE kind IN ('JOURNEY_END_HOUR', 'JOURNEY_MOVED_HOUR')`,
    `INSERT INTO figure SELECT ${KEYS}, ${SUMS} FROM (
       SELECT line.* FROM journey, journey_figures(journey) line WHERE line.kind IN (${kinds})
     ) lines GROUP BY ${KEYS}`,
  ];
}

function changed(columns: readonly string[]): string {
  const of = (row: string): string => columns.map((column) => `${row}.${column}`).join(', ');
  return `((${of('OLD')}) IS DISTINCT FROM (${of('NEW')}))`;
}

/** Columns that no push sets. */
const KINDS = ['vehicle_type', 'vehicle_id', 'named_agency', 'binding'];
const KEY_COLUMNS = ['started_at', 'category', 'transport_agency', ...KINDS];
/** Columns that each push sets; of a journey that goes on none is in a figure. */
const SUM_COLUMNS = ['distance_m', 'violation_count', 'average_speed_kmh', 'moving_s'];

/** A condition of a trigger costs each push, so that those on what no push sets name their columns. */
const TRIGGERS = [
  'DROP TRIGGER journey_recounted ON journey',
  `CREATE TRIGGER journey_recounted AFTER UPDATE OF ${KEY_COLUMNS.join(', ')} ON journey FOR EACH ROW
     WHEN ${changed(KEY_COLUMNS)} EXECUTE FUNCTION count_journey()`,
  `CREATE TRIGGER journey_resummed AFTER UPDATE OF ended_at, ${SUM_COLUMNS.join(', ')} ON journey FOR EACH ROW
     WHEN ((OLD.ended_at IS DISTINCT FROM NEW.ended_at OR NEW.ended_at IS NOT NULL AND ${changed(SUM_COLUMNS)})
       AND NOT ${changed(KEY_COLUMNS)}) EXECUTE FUNCTION count_journey()`,
  'DROP TRIGGER journey_ways_kept ON journey',
  `CREATE TRIGGER journey_ways_kept AFTER UPDATE OF ${KINDS.join(', ')} ON journey FOR EACH ROW
     WHEN ${changed(KINDS)} EXECUTE FUNCTION keep_judged_ways()`,
  `CREATE TRIGGER journey_ways_closed AFTER UPDATE OF ended_at ON journey FOR EACH ROW
     WHEN ((OLD.ended_at IS NULL) <> (NEW.ended_at IS NULL)) EXECUTE FUNCTION keep_judged_ways()`,
  'DROP TRIGGER journey_renamed ON journey',
  `CREATE TRIGGER journey_renamed BEFORE UPDATE OF binding, vehicle_id ON journey FOR EACH ROW
     WHEN ${changed(['binding', 'vehicle_id'])} EXECUTE FUNCTION set_named_agency()`,
];

const FORMER_TRIGGERS = [
  'DROP TRIGGER journey_renamed ON journey',
  `CREATE TRIGGER journey_renamed BEFORE UPDATE ON journey FOR EACH ROW
     WHEN ${changed(['binding', 'vehicle_id'])} EXECUTE FUNCTION set_named_agency()`,
  'DROP TRIGGER journey_ways_closed ON journey',
  'DROP TRIGGER journey_ways_kept ON journey',
  `CREATE TRIGGER journey_ways_kept AFTER UPDATE ON journey FOR EACH ROW
     WHEN ((OLD.ended_at IS NULL) <> (NEW.ended_at IS NULL) OR ${changed(KINDS)}) EXECUTE FUNCTION keep_judged_ways()`,
  'DROP TRIGGER journey_resummed ON journey',
  'DROP TRIGGER journey_recounted ON journey',
  `CREATE TRIGGER journey_recounted AFTER UPDATE ON journey FOR EACH ROW
     WHEN (${changed([...KEY_COLUMNS, 'ended_at'])}
       OR NEW.ended_at IS NOT NULL AND ${changed(['distance_m', 'violation_count'])}) EXECUTE FUNCTION count_journey()`,
];

const UP: readonly string[] = [
  figures(COUNTS, MOVED_LINE),
  ...recount(`'JOURNEY_END_HOUR', 'JOURNEY_MOVED_HOUR'`),
  'DROP INDEX figure_hours',
  hoursIndex('n, distance_m, detail, ranked, ended, safe', `${HOURS}, 'JOURNEY_MOVED_HOUR'`),
  ...TRIGGERS,
];

const DOWN: readonly string[] = [
  ...FORMER_TRIGGERS,
  'DROP INDEX figure_hours',
  hoursIndex('n, distance_m, detail, ranked', HOURS),
  figures(ONE, ''),
  ...recount(`'JOURNEY_END_HOUR'`),
];

/** The totals of the country as sums over hours, whatever the number of journeys. */
export class FlatTotals1764381000000 implements MigrationInterface {
  name = 'FlatTotals1764381000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) {
      await runner.query(statement);
    }
  }
}
