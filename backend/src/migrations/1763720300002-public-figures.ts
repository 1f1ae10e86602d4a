import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The public ranking counts by vehicle where the vehicle may be named, and else by who typed which plate, so that nobody
 * learns of a vehicle by typing its plate. Further witnesses of an event are counted nowhere.
 */
export class PublicFigures1763720300002 implements MigrationInterface {
  name = 'PublicFigures1763720300002';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...recounts(' AND is_primary'), ...PUBLIC_FIGURE, ...triggers(COUNTED)]) {
      await runner.query(statement);
    }
    await runner.query(FIRST_COUNT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW public_figure_now');
    await runner.query('DROP FUNCTION public_recount');
    await runner.query('DROP TABLE public_figure');
    for (const statement of [...recounts(''), ...triggers(COUNTED_BEFORE)]) {
      await runner.query(statement);
    }
    await runner.query(FIRST_COUNT);
  }
}

const HOUR = `date_bin('1 hour', started_at, timestamptz 'epoch')`;
const RANKED = `NOT is_withdrawn AND NOT is_claimed AND grade <> 'C'`;

/** What rows count for, as before but for the rows of further witnesses. */
function recounts(more: string): string[] {
  const agency = `coalesce(row_.transport_agency, '')`;
  const sums = `1::bigint, (row_.grade <> 'C')::int::bigint, 0::bigint, 0::bigint, 0::bigint`;
  return [
    `CREATE OR REPLACE FUNCTION violation_figures(row_ violation) RETURNS SETOF figure LANGUAGE sql STABLE AS $$
      SELECT line.* FROM (VALUES
        ('VIOLATION_HOUR', date_trunc('hour', row_.started_at, 'UTC'), row_.severity, row_.category, '', '', '', ${sums}),
        ('VIOLATION_DAY', date_trunc('day', row_.started_at, 'Africa/Douala'), row_.severity, row_.category,
          row_.vehicle_type, ${agency}, '', ${sums}),
        ('VIOLATION_ALL', timestamptz 'epoch', row_.severity, '', '', '', '', ${sums})
      ) line WHERE NOT row_.is_withdrawn AND NOT row_.is_claimed${more.replace('is_', 'row_.is_')} $$`,
    `CREATE OR REPLACE FUNCTION vehicle_recount(ids bigint[]) RETURNS SETOF vehicle_figure LANGUAGE sql STABLE AS $$
      SELECT vehicle.id, told.violations, told.caution, told.warning, told.danger, told.demo, told.latest_at, driven.*
      FROM vehicle CROSS JOIN LATERAL (
        SELECT count(*) AS violations, count(*) FILTER (WHERE severity = 'CAUTION') AS caution,
          count(*) FILTER (WHERE severity = 'WARNING') AS warning,
          count(*) FILTER (WHERE severity = 'DANGER') AS danger,
          count(*) FILTER (WHERE is_demo) AS demo, max(started_at) AS latest_at
        FROM violation WHERE vehicle_id = vehicle.id AND ${RANKED}${more}
      ) told CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE ended_at IS NOT NULL) AS journeys,
          coalesce(sum(round(distance_m)) FILTER (WHERE ended_at IS NOT NULL), 0)::bigint AS distance_m,
          coalesce(array_agg(DISTINCT category ORDER BY category), '{}') AS categories,
          coalesce(array_agg(DISTINCT transport_agency ORDER BY transport_agency)
            FILTER (WHERE transport_agency IS NOT NULL), '{}') AS agencies
        FROM journey WHERE vehicle_id = vehicle.id
      ) driven
      WHERE vehicle.id = ANY (ids) AND (told.violations > 0 OR driven.journeys > 0) $$`,
  ];
}

const PUBLIC_FIGURE = [
  // The account is 0 where the vehicle is named, since then it matters to nobody who drove.
  `CREATE TABLE public_figure (
    vehicle_id  bigint NOT NULL REFERENCES vehicle ON DELETE CASCADE,
    account_id  bigint NOT NULL,
    violations  bigint NOT NULL,
    warning     bigint NOT NULL,
    danger      bigint NOT NULL,
    demo        bigint NOT NULL,
    latest_hour timestamptz NOT NULL,
    PRIMARY KEY (vehicle_id, account_id)
  )`,
  'CREATE INDEX public_figure_worst ON public_figure (violations DESC, latest_hour DESC)',
  // Of an erased account nothing is left by which unnamed rows could be grouped.
  `CREATE FUNCTION public_recount(ids bigint[]) RETURNS SETOF public_figure LANGUAGE sql STABLE AS $$
    SELECT vehicle_id, CASE WHEN named_agency IS NULL THEN account_id ELSE 0 END, count(*),
      count(*) FILTER (WHERE severity = 'WARNING'), count(*) FILTER (WHERE severity = 'DANGER'),
      count(*) FILTER (WHERE is_demo), max(${HOUR})
    FROM violation WHERE vehicle_id = ANY (ids) AND ${RANKED} AND is_primary
      AND (named_agency IS NOT NULL OR account_id IS NOT NULL)
    GROUP BY 1, 2 $$`,
  `CREATE VIEW public_figure_now AS
    SELECT * FROM public_figure WHERE vehicle_id NOT IN (SELECT vehicle_id FROM vehicle_touched)
    UNION ALL SELECT * FROM public_recount(ARRAY(SELECT DISTINCT vehicle_id FROM vehicle_touched))`,
];

const COUNTED_BEFORE = [
  ...['category', 'vehicle_type', 'transport_agency', 'vehicle_id'],
  ...['started_at', 'severity', 'grade', 'is_claimed', 'is_withdrawn', 'is_demo'],
];
const COUNTED = [...COUNTED_BEFORE, 'is_primary', 'named_agency', 'account_id'];

function triggers(columns: readonly string[]): string[] {
  const list = (row: string): string => columns.map((column) => `${row}.${column}`).join(', ');
  return [
    'DROP TRIGGER violation_recounted ON violation',
    `CREATE TRIGGER violation_recounted AFTER UPDATE ON violation FOR EACH ROW
       WHEN ((${list('OLD')}) IS DISTINCT FROM (${list('NEW')})) EXECUTE FUNCTION count_violation()`,
  ];
}

/** Everything is counted anew at the next folding. */
const FIRST_COUNT = `INSERT INTO vehicle_touched SELECT id FROM vehicle`;
