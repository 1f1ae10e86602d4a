import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Figures by hour, day, agency and vehicle, so that nobody who looks at the whole country reads every row. Triggers keep
 * them in the transaction that changes a row, whoever changes it; they only add rows, so that nobody waits for anybody.
 */
export class Rollups1763680000001 implements MigrationInterface {
  name = 'Rollups1763680000001';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...FIGURES, ...VEHICLES, ...TRIGGERS, ...FIRST_COUNT]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER violation_counted ON violation; DROP TRIGGER violation_recounted ON violation;
      DROP TRIGGER journey_counted ON journey; DROP TRIGGER journey_recounted ON journey;
      DROP TRIGGER incident_counted ON incident; DROP TRIGGER incident_recounted ON incident`);
    await runner.query('DROP FUNCTION count_violation, count_journey, count_incident');
    await runner.query('DROP VIEW vehicle_figure_now, figure_now, figure_recount');
    await runner.query('DROP FUNCTION violation_figures, journey_figures, incident_figures, vehicle_recount');
    await runner.query('DROP TABLE vehicle_touched, vehicle_figure, figure_delta, figure');
  }
}

// A dimension that a kind does not have is ''. Slots are hours, days of Africa/Douala, or the epoch for all time.
// n counts rows; ranked violations are those without grade C; distance, ended and safe are of ended journeys.
const FIGURE_COLUMNS = `kind text NOT NULL, slot timestamptz NOT NULL, severity text NOT NULL DEFAULT '',
  category text NOT NULL DEFAULT '', vehicle_type text NOT NULL DEFAULT '', agency text NOT NULL DEFAULT '',
  detail text NOT NULL DEFAULT '', n bigint NOT NULL, ranked bigint NOT NULL DEFAULT 0,
  ended bigint NOT NULL DEFAULT 0, safe bigint NOT NULL DEFAULT 0, distance_m bigint NOT NULL DEFAULT 0`;

const KEYS = 'kind, slot, severity, category, vehicle_type, agency, detail';
const SUMS = `sum(n)::bigint AS n, sum(ranked)::bigint AS ranked, sum(ended)::bigint AS ended,
  sum(safe)::bigint AS safe, sum(distance_m)::bigint AS distance_m`;
const HOUR = (time: string): string => `date_trunc('hour', ${time}, 'UTC')`;
const DAY = (time: string): string => `date_trunc('day', ${time}, 'Africa/Douala')`;

/** What one row counts for: a line for each kind of figure that it is part of. */
function rowFigures(table: string, condition: string, lines: readonly string[]): string {
  return `CREATE FUNCTION ${table}_figures(row_ ${table}) RETURNS SETOF figure LANGUAGE sql STABLE AS $$
    SELECT line.* FROM (VALUES ${lines.map((line) => `(${line})`).join(', ')}) line WHERE ${condition} $$`;
}

const RANKED = `(row_.grade <> 'C')::int::bigint`;
const VIOLATION_SUMS = `1::bigint, ${RANKED}, 0::bigint, 0::bigint, 0::bigint`;
const AGENCY = `coalesce(row_.transport_agency, '')`;
const HAS_ENDED = '(row_.ended_at IS NOT NULL)';
const JOURNEY_SUMS = `1::bigint, 0::bigint, ${HAS_ENDED}::int::bigint,
  (${HAS_ENDED} AND row_.violation_count = 0)::int::bigint,
  CASE WHEN ${HAS_ENDED} THEN round(row_.distance_m)::bigint ELSE 0 END`;
const ONE = '1::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint';
const EPOCH = `timestamptz 'epoch'`;

const FIGURES = [
  `CREATE TABLE figure (${FIGURE_COLUMNS}, PRIMARY KEY (${KEYS}))`,
  // So that what has come to nothing is found without looking at the rest.
  'CREATE INDEX figure_empty ON figure (kind) WHERE n = 0',
  // What was added since the last time that it was folded into the figures: a change is a line less and a line more.
  `CREATE TABLE figure_delta (${FIGURE_COLUMNS})`,
  rowFigures('violation', 'NOT row_.is_withdrawn AND NOT row_.is_claimed', [
    `'VIOLATION_HOUR', ${HOUR('row_.started_at')}, row_.severity, row_.category, '', '', '', ${VIOLATION_SUMS}`,
    `'VIOLATION_DAY', ${DAY('row_.started_at')}, row_.severity, row_.category, row_.vehicle_type, ${AGENCY}, '',
       ${VIOLATION_SUMS}`,
    `'VIOLATION_ALL', ${EPOCH}, row_.severity, '', '', '', '', ${VIOLATION_SUMS}`,
  ]),
  rowFigures('journey', 'true', [
    `'JOURNEY_HOUR', ${HOUR('row_.started_at')}, '', row_.category, '', '', '', ${JOURNEY_SUMS}`,
    `'JOURNEY_DAY', ${DAY('row_.started_at')}, '', row_.category, row_.vehicle_type, ${AGENCY}, '', ${JOURNEY_SUMS}`,
    // When journeys end: with their starts it gives how many were active at any hour.
    `'JOURNEY_END_HOUR', coalesce(${HOUR('row_.ended_at')}, ${EPOCH}), '', '', '', '', '', ${ONE}`,
    `'JOURNEY_ALL', ${EPOCH}, '', '', '', '', '', ${JOURNEY_SUMS}`,
  ]),
  rowFigures('incident', 'true', [
    `'INCIDENT_HOUR', ${HOUR('row_.occurred_at')}, row_.severity, '', '', '', row_.incident_type, ${ONE}`,
    `'REPORT_HOUR', ${HOUR('row_.received_at')}, row_.severity, '', '', '', '', ${ONE}`,
    `'INCIDENT_STATUS', ${EPOCH}, row_.severity, '', '', '', row_.status, ${ONE}`,
  ]),
  `CREATE VIEW figure_now AS SELECT * FROM figure UNION ALL SELECT * FROM figure_delta`,
  // What the figures ought to be, counted row by row.
  `CREATE VIEW figure_recount AS SELECT ${KEYS}, ${SUMS} FROM (
     SELECT line.* FROM violation, violation_figures(violation) line
     UNION ALL SELECT line.* FROM journey, journey_figures(journey) line
     UNION ALL SELECT line.* FROM incident, incident_figures(incident) line
   ) lines GROUP BY ${KEYS}`,
];

const VEHICLES = [
  `CREATE TABLE vehicle_figure (
    vehicle_id bigint PRIMARY KEY REFERENCES vehicle ON DELETE CASCADE,
    violations bigint NOT NULL,
    caution    bigint NOT NULL,
    warning    bigint NOT NULL,
    danger     bigint NOT NULL,
    demo       bigint NOT NULL,
    latest_at  timestamptz,
    journeys   bigint NOT NULL,
    distance_m bigint NOT NULL
  )`,
  'CREATE INDEX vehicle_figure_worst ON vehicle_figure (violations DESC, latest_at DESC, vehicle_id)',
  // Vehicles whose figures have still to be counted anew; there is no reference, so that none is locked.
  'CREATE TABLE vehicle_touched (vehicle_id bigint NOT NULL)',
  // Ranked violations and ended journeys of some vehicles, counted row by row.
  `CREATE FUNCTION vehicle_recount(ids bigint[]) RETURNS SETOF vehicle_figure LANGUAGE sql STABLE AS $$
     SELECT vehicle.id, told.violations, told.caution, told.warning, told.danger, told.demo, told.latest_at,
       driven.journeys, driven.distance_m
     FROM vehicle CROSS JOIN LATERAL (
       SELECT count(*) AS violations, count(*) FILTER (WHERE severity = 'CAUTION') AS caution,
         count(*) FILTER (WHERE severity = 'WARNING') AS warning,
         count(*) FILTER (WHERE severity = 'DANGER') AS danger,
         count(*) FILTER (WHERE is_demo) AS demo, max(started_at) AS latest_at
       FROM violation WHERE vehicle_id = vehicle.id AND NOT is_withdrawn AND NOT is_claimed AND grade <> 'C'
     ) told CROSS JOIN LATERAL (
       SELECT count(*) AS journeys, coalesce(sum(round(distance_m)), 0)::bigint AS distance_m
       FROM journey WHERE vehicle_id = vehicle.id AND ended_at IS NOT NULL
     ) driven WHERE vehicle.id = ANY (ids) AND (told.violations > 0 OR driven.journeys > 0) $$`,
  `CREATE VIEW vehicle_figure_now AS
     SELECT * FROM vehicle_figure WHERE vehicle_id NOT IN (SELECT vehicle_id FROM vehicle_touched)
     UNION ALL SELECT * FROM vehicle_recount(ARRAY(SELECT DISTINCT vehicle_id FROM vehicle_touched))`,
];

function countRow(table: string): string {
  const touch = (row: string): string =>
    table === 'incident' ? '' : `INSERT INTO vehicle_touched VALUES (${row}.vehicle_id);`;
  const less = '-line.n, -line.ranked, -line.ended, -line.safe, -line.distance_m';
  return `CREATE FUNCTION count_${table}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP <> 'INSERT' THEN
      INSERT INTO figure_delta SELECT ${KEYS}, ${less} FROM ${table}_figures(OLD) line;
      ${touch('OLD')}
    END IF;
    IF TG_OP <> 'DELETE' THEN
      INSERT INTO figure_delta SELECT * FROM ${table}_figures(NEW);
      ${touch('NEW')}
    END IF;
    RETURN NULL;
  END $$`;
}

/** Every push changes its journey, and most of them a violation too: only what figures are made of is counted anew. */
function triggersOf(table: string, columns: readonly string[], more = ''): string[] {
  const list = (row: string): string => columns.map((column) => `${row}.${column}`).join(', ');
  const call = `FOR EACH ROW`;
  return [
    countRow(table),
    `CREATE TRIGGER ${table}_counted AFTER INSERT OR DELETE ON ${table} ${call} EXECUTE FUNCTION count_${table}()`,
    `CREATE TRIGGER ${table}_recounted AFTER UPDATE ON ${table} ${call}
       WHEN ((${list('OLD')}) IS DISTINCT FROM (${list('NEW')})${more}) EXECUTE FUNCTION count_${table}()`,
  ];
}

const OF_JOURNEY = ['category', 'vehicle_type', 'transport_agency', 'vehicle_id'];
const TRIGGERS = [
  ...triggersOf('violation', [
    ...OF_JOURNEY,
    ...['started_at', 'severity', 'grade', 'is_claimed', 'is_withdrawn', 'is_demo'],
  ]),
  ...triggersOf(
    'journey',
    ['started_at', 'ended_at', ...OF_JOURNEY],
    ` OR (NEW.ended_at IS NOT NULL
      AND (OLD.distance_m, OLD.violation_count) IS DISTINCT FROM (NEW.distance_m, NEW.violation_count))`,
  ),
  ...triggersOf('incident', ['occurred_at', 'received_at', 'incident_type', 'severity', 'status']),
];

const FIRST_COUNT = [
  'INSERT INTO figure SELECT * FROM figure_recount',
  'INSERT INTO vehicle_figure SELECT * FROM vehicle_recount(ARRAY(SELECT id FROM vehicle))',
];
