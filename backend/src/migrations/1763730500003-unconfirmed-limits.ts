import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Nothing follows from a violation above a limit that the authority has not confirmed (product decision D12): no agency is
 * named with it, no vehicle is ranked by it, no rule proposes by it. It counts in totals, where it is told apart.
 */
export class UnconfirmedLimits1763730500003 implements MigrationInterface {
  name = 'UnconfirmedLimits1763730500003';

  async up(runner: QueryRunner): Promise<void> {
    const counted = [
      violationFigures(`CASE WHEN row_.is_limit_confirmed THEN '' ELSE 'UNCONFIRMED' END`),
      vehicleRecount(CONFIRMED),
      publicRecount(CONFIRMED),
      ...hourIndex(', detail'),
    ];
    for (const statement of [...EVENTS, ...UNNAMED, ...counted, ...triggers([COLUMN]), ...COUNT_ANEW]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const counted = [violationFigures(`''`), vehicleRecount(''), publicRecount(''), ...hourIndex('')];
    for (const statement of [...NAMED_AGAIN, ...counted, ...triggers([]), ...COUNT_ANEW]) {
      await runner.query(statement);
    }
    await runner.query('ALTER TABLE vehicle_event DROP is_limit_confirmed');
  }
}

const COLUMN = 'is_limit_confirmed';
const CONFIRMED = ` AND ${COLUMN}`;

/** An event rests on the limit of the violation whose severity it has. */
const EVENTS = [
  'ALTER TABLE vehicle_event ADD is_limit_confirmed boolean NOT NULL DEFAULT true',
  `UPDATE vehicle_event SET is_limit_confirmed = false FROM violation
   WHERE violation.id = vehicle_event.primary_violation_id AND NOT violation.is_limit_confirmed`,
];

/** What names the agency of a row goes before: triggers of one time fire in the order of their names. */
const UNNAMED = [
  `CREATE FUNCTION unname_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     NEW.named_agency := NULL;
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER violation_unconfirmed BEFORE INSERT OR UPDATE ON violation FOR EACH ROW
     WHEN (NOT NEW.is_limit_confirmed AND NEW.named_agency IS NOT NULL) EXECUTE FUNCTION unname_row()`,
  'UPDATE violation SET named_agency = NULL WHERE NOT is_limit_confirmed AND named_agency IS NOT NULL',
];

const NAMED_AGAIN = [
  'DROP TRIGGER violation_unconfirmed ON violation',
  'DROP FUNCTION unname_row',
  `UPDATE violation SET named_agency = agency_name FROM vehicle
   WHERE vehicle.id = vehicle_id AND binding = 'BOUND' AND NOT is_limit_confirmed
     AND coalesce(agency_set_at <= started_at, true)`,
];

/** What a violation counts for, as before but for what tells the unconfirmed ones apart. */
function violationFigures(detail: string): string {
  const sums = `1::bigint, (row_.grade <> 'C')::int::bigint, 0::bigint, 0::bigint, 0::bigint`;
  return `CREATE OR REPLACE FUNCTION violation_figures(row_ violation) RETURNS SETOF figure LANGUAGE sql STABLE AS $$
    SELECT line.* FROM (VALUES
      ('VIOLATION_HOUR', date_trunc('hour', row_.started_at, 'UTC'), row_.severity, row_.category, '', '', ${detail}, ${sums}),
      ('VIOLATION_DAY', date_trunc('day', row_.started_at, 'Africa/Douala'), row_.severity, row_.category,
        row_.vehicle_type, coalesce(row_.named_agency, ''), ${detail}, ${sums}),
      ('VIOLATION_ALL', timestamptz 'epoch', row_.severity, '', '', '', ${detail}, ${sums})
    ) line WHERE NOT row_.is_withdrawn AND NOT row_.is_claimed AND row_.is_primary $$`;
}

/** What vehicles are ranked and found by, as before but for which of their violations are. */
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
        AND is_primary AND binding = 'BOUND'${more}
    ) told CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE ended_at IS NOT NULL) AS journeys,
        coalesce(sum(round(distance_m)) FILTER (WHERE ended_at IS NOT NULL AND binding = 'BOUND'), 0)::bigint
          AS distance_m,
        coalesce(${categories} FILTER (WHERE binding = 'BOUND'), ${categories}, '{}') AS categories,
        coalesce(array_agg(DISTINCT named_agency ORDER BY named_agency) FILTER (WHERE named_agency IS NOT NULL), '{}')
          AS agencies
      FROM journey WHERE vehicle_id = vehicle.id
    ) driven
    WHERE vehicle.id = ANY (ids) AND (told.violations > 0 OR driven.journeys > 0) $$`;
}

/** What the public ranking counts, as before but for which violations. */
function publicRecount(more: string): string {
  return `CREATE OR REPLACE FUNCTION public_recount(ids bigint[]) RETURNS SETOF public_figure LANGUAGE sql STABLE AS $$
    SELECT vehicle_id, CASE WHEN named_agency IS NULL THEN account_id ELSE 0 END, count(*),
      count(*) FILTER (WHERE severity = 'WARNING'), count(*) FILTER (WHERE severity = 'DANGER'),
      count(*) FILTER (WHERE is_demo), max(date_bin('1 hour', started_at, timestamptz 'epoch'))
    FROM violation WHERE vehicle_id = ANY (ids) AND NOT is_withdrawn AND NOT is_claimed AND grade <> 'C'
      AND is_primary${more} AND (named_agency IS NOT NULL OR account_id IS NOT NULL)
    GROUP BY 1, 2 $$`;
}

/** With all that the cards of the overview and the figures by hour and day are made of. */
function hourIndex(more: string): string[] {
  return [
    'DROP INDEX figure_hours',
    `CREATE INDEX figure_hours ON figure (kind, slot) INCLUDE (n, distance_m${more})
     WHERE kind IN ('VIOLATION_HOUR', 'REPORT_HOUR', 'INCIDENT_HOUR', 'JOURNEY_HOUR', 'JOURNEY_END_HOUR')`,
  ];
}

/** Counts a violation, names it and makes its event anew when one of its columns changes that these go by. */
function triggers(more: readonly string[]): string[] {
  const on = (name: string, time: 'BEFORE' | 'AFTER', columns: readonly string[], call: string): string[] => {
    const list = (row: string): string =>
      [...columns, ...more].map((column) => `${row}.${column}`).join(', ');
    const hasEvent = call === 'note_vehicle_event' ? 'OLD.event_id IS NOT NULL AND ' : '';
    return [
      `DROP TRIGGER ${name} ON violation`,
      `CREATE TRIGGER ${name} ${time} UPDATE ON violation FOR EACH ROW
         WHEN (${hasEvent}(${list('OLD')}) IS DISTINCT FROM (${list('NEW')})) EXECUTE FUNCTION ${call}()`,
    ];
  };
  const counted = [
    ...['category', 'vehicle_type', 'transport_agency', 'vehicle_id', 'started_at', 'severity', 'grade'],
    ...['is_claimed', 'is_withdrawn', 'is_demo', 'is_primary', 'named_agency', 'account_id', 'binding'],
  ];
  const seen = [
    'started_at',
    'ended_at',
    'speed_kmh',
    'severity',
    'grade',
    'is_claimed',
    'is_withdrawn',
    'account_id',
  ];
  return [
    ...on('violation_recounted', 'AFTER', counted, 'count_violation'),
    ...on('violation_renamed', 'BEFORE', ['binding', 'vehicle_id'], 'set_named_agency'),
    ...on('violation_event_changed', 'AFTER', seen, 'note_vehicle_event'),
  ];
}

/** The figures at once, those of vehicles at the next folding. */
const COUNT_ANEW = [
  'DELETE FROM figure_delta',
  'DELETE FROM figure',
  'INSERT INTO figure SELECT * FROM figure_recount',
  'INSERT INTO vehicle_touched SELECT id FROM vehicle',
];
