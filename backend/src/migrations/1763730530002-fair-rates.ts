import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A violation counts in rates where the way is booked that it was proven on, and an imported file in no figure at all (product
 * decision D14). What vehicles drove stands with what was judged of it, and no longer with ended journeys.
 */
export class FairRates1763730530002 implements MigrationInterface {
  name = 'FairRates1763730530002';

  async up(runner: QueryRunner): Promise<void> {
    const told = [...violationFigures({ rated: RATED, more: ` AND row_.grade <> 'C'`, vehicles: true })];
    const ways = [
      'DROP VIEW vehicle_figure_now',
      'ALTER TABLE vehicle_figure DROP distance_m',
      vehicleRecount(''),
    ];
    const indexes = hourIndex(['JUDGED_HOUR', 'UNJUDGED_HOUR'], ', ranked');
    for (const statement of [
      ...told,
      ...ways,
      FIGURE_NOW,
      ...indexes,
      ...triggers(['road']),
      ...COUNT_ANEW,
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const told = violationFigures({ rated: `row_.grade <> 'C'`, more: '', vehicles: false });
    const ways = [
      'DROP VIEW vehicle_figure_now',
      'ALTER TABLE vehicle_figure ADD distance_m bigint NOT NULL DEFAULT 0',
      vehicleRecount(
        `, coalesce(sum(round(distance_m)) FILTER (WHERE ended_at IS NOT NULL AND binding = 'BOUND'), 0)::bigint`,
      ),
    ];
    for (const statement of [
      ...told,
      ...ways,
      FIGURE_NOW,
      ...hourIndex([], ''),
      ...triggers([]),
      ...COUNT_ANEW,
    ]) {
      await runner.query(statement);
    }
  }
}

const RATED = 'row_.road IS NOT NULL';

/** What a violation counts for, as before but for which of them are in rates, and for the figures of vehicles. */
function violationFigures(of: { rated: string; more: string; vehicles: boolean }): string[] {
  const sums = `1::bigint, (${of.rated})::int::bigint, 0::bigint, 0::bigint, 0::bigint`;
  const day = `date_trunc('day', row_.started_at, 'Africa/Douala')`;
  const detail = `CASE WHEN row_.is_limit_confirmed THEN '' ELSE 'UNCONFIRMED' END`;
  const vehicle = `'', '', row_.vehicle_type, '', row_.vehicle_id::text, ${sums}`;
  const vehicles = `, ('VEHICLE_DAY', ${day}, ${vehicle}), ('VEHICLE_ALL', timestamptz 'epoch', ${vehicle})`;
  const isOfVehicle = `line.kind NOT LIKE 'VEHICLE%' OR row_.binding = 'BOUND' AND row_.is_limit_confirmed`;
  return [
    `CREATE OR REPLACE FUNCTION violation_figures(row_ violation) RETURNS SETOF figure LANGUAGE sql STABLE AS $$
      SELECT line.* FROM (VALUES
        ('VIOLATION_HOUR', date_trunc('hour', row_.started_at, 'UTC'), row_.severity, row_.category, '', '', ${detail}, ${sums}),
        ('VIOLATION_DAY', ${day}, row_.severity, row_.category, row_.vehicle_type, coalesce(row_.named_agency, ''),
          ${detail}, ${sums}),
        ('VIOLATION_ALL', timestamptz 'epoch', row_.severity, '', '', '', ${detail}, ${sums})
        ${of.vehicles ? vehicles : ''}
      ) line (kind) WHERE NOT row_.is_withdrawn AND NOT row_.is_claimed AND row_.is_primary${of.more}
        AND (${isOfVehicle}) $$`,
  ];
}

/** What vehicles are found by, as before but for what they drove. */
function vehicleRecount(more: string): string {
  const categories = 'array_agg(DISTINCT category ORDER BY category)';
  return `CREATE OR REPLACE FUNCTION vehicle_recount(ids bigint[]) RETURNS SETOF vehicle_figure LANGUAGE sql STABLE AS $$
    SELECT vehicle.id, told.violations, told.caution, told.warning, told.danger, told.demo, told.latest_at, driven.*
    FROM vehicle CROSS JOIN LATERAL (
      SELECT count(*) AS violations, count(*) FILTER (WHERE severity = 'CAUTION') AS caution,
        count(*) FILTER (WHERE severity = 'WARNING') AS warning,
        count(*) FILTER (WHERE severity = 'DANGER') AS danger,
        count(*) FILTER (WHERE is_demo) AS demo, max(started_at) AS latest_at
      FROM violation WHERE vehicle_id = vehicle.id AND NOT is_withdrawn AND NOT is_claimed AND grade <> 'C'
        AND is_primary AND binding = 'BOUND' AND is_limit_confirmed
    ) told CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE ended_at IS NOT NULL) AS journeys,
        coalesce(${categories} FILTER (WHERE binding = 'BOUND'), ${categories}, '{}') AS categories,
        coalesce(array_agg(DISTINCT named_agency ORDER BY named_agency) FILTER (WHERE named_agency IS NOT NULL), '{}')
          AS agencies${more}
      FROM journey WHERE vehicle_id = vehicle.id
    ) driven
    WHERE vehicle.id = ANY (ids) AND (told.violations > 0 OR driven.journeys > 0) $$`;
}

const FIGURE_NOW = `CREATE VIEW vehicle_figure_now AS
  SELECT * FROM vehicle_figure WHERE vehicle_id NOT IN (SELECT vehicle_id FROM vehicle_touched)
  UNION ALL SELECT * FROM vehicle_recount(ARRAY(SELECT DISTINCT vehicle_id FROM vehicle_touched))`;

/** With all that the cards of the overview and the figures by hour and day are made of. */
function hourIndex(kinds: readonly string[], more: string): string[] {
  const all = [
    'VIOLATION_HOUR',
    'REPORT_HOUR',
    'INCIDENT_HOUR',
    'JOURNEY_HOUR',
    'JOURNEY_END_HOUR',
    ...kinds,
  ];
  return [
    'DROP INDEX figure_hours',
    `CREATE INDEX figure_hours ON figure (kind, slot) INCLUDE (n, distance_m, detail${more})
     WHERE kind IN (${all.map((kind) => `'${kind}'`).join(', ')})`,
  ];
}

/** Counts a violation anew when one of its columns changes that it is counted by. */
function triggers(more: readonly string[]): string[] {
  const columns = [
    ...['category', 'vehicle_type', 'transport_agency', 'vehicle_id', 'started_at', 'severity', 'grade'],
    ...['is_claimed', 'is_withdrawn', 'is_demo', 'is_primary', 'named_agency', 'account_id', 'binding'],
    ...['is_limit_confirmed', ...more],
  ];
  const list = (row: string): string => columns.map((column) => `${row}.${column}`).join(', ');
  return [
    'DROP TRIGGER violation_recounted ON violation',
    `CREATE TRIGGER violation_recounted AFTER UPDATE ON violation FOR EACH ROW
       WHEN ((${list('OLD')}) IS DISTINCT FROM (${list('NEW')})) EXECUTE FUNCTION count_violation()`,
  ];
}

/** The figures at once, those of vehicles at the next folding. */
const COUNT_ANEW = [
  'DELETE FROM figure_delta',
  'DELETE FROM figure',
  'INSERT INTO figure SELECT * FROM figure_recount',
  'INSERT INTO vehicle_touched SELECT id FROM vehicle',
];
