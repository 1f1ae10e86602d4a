import { anyChanged } from './any-changed';

const KEYS = 'kind, slot, severity, category, vehicle_type, agency, detail';
const SUMS = `sum(n)::bigint AS n, sum(ranked)::bigint AS ranked, sum(ended)::bigint AS ended,
    sum(safe)::bigint AS safe, sum(distance_m)::bigint AS distance_m`;
const LESS = `${KEYS}, -line.n, -line.ranked, -line.ended, -line.safe, -line.distance_m`;
/** A violation counts in rates where the way is booked that it was proven on (product decision D14). */
const VIOLATION_COUNTS = '1::bigint, (row_.road IS NOT NULL)::int::bigint, 0::bigint, 0::bigint, 0::bigint';
const UNCONFIRMED = `CASE WHEN row_.is_limit_confirmed THEN '' ELSE 'UNCONFIRMED' END`;
const JOURNEY_COUNTS = `1::bigint, 0::bigint, (row_.ended_at IS NOT NULL)::int::bigint,
          (row_.ended_at IS NOT NULL AND row_.violation_count = 0)::int::bigint,
          CASE WHEN row_.ended_at IS NOT NULL THEN round(row_.distance_m)::bigint ELSE 0 END`;
const ONE = '1::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint';
const metres = (column: string): string =>
  `1::bigint, 0::bigint, 0::bigint, 0::bigint, round((${column}) * row_.share)::bigint`;
const hourOf = (time: string): string => `date_trunc('hour', row_.${time}, 'UTC')`;
const dayOf = (time: string): string => `date_trunc('day', row_.${time}, 'Africa/Douala')`;
const ALL_TIME = `timestamptz 'epoch'`;

/** Contribution of one row: a line for each kind of figure that it is part of. */
const LINES = [
  `CREATE FUNCTION violation_figures(row_ violation) RETURNS SETOF figure LANGUAGE sql STABLE AS $$
      SELECT line.* FROM (VALUES
        ('VIOLATION_HOUR', ${hourOf('started_at')}, row_.severity, row_.category, '', '',
          ${UNCONFIRMED}, ${VIOLATION_COUNTS}),
        ('VIOLATION_DAY', ${dayOf('started_at')}, row_.severity, row_.category, row_.vehicle_type,
          coalesce(row_.named_agency, ''), ${UNCONFIRMED}, ${VIOLATION_COUNTS}),
        ('VIOLATION_ALL', ${ALL_TIME}, row_.severity, '', '', '', ${UNCONFIRMED}, ${VIOLATION_COUNTS}),
        ('VEHICLE_DAY', ${dayOf('started_at')}, '', '', row_.vehicle_type, '',
          row_.vehicle_id::text, ${VIOLATION_COUNTS}),
        ('VEHICLE_ALL', ${ALL_TIME}, '', '', row_.vehicle_type, '', row_.vehicle_id::text, ${VIOLATION_COUNTS})
      ) line (kind) WHERE NOT row_.is_withdrawn AND NOT row_.is_claimed AND row_.is_primary AND row_.grade <> 'C'
        AND (line.kind NOT LIKE 'VEHICLE%' OR row_.binding = 'BOUND' AND row_.is_limit_confirmed) $$`,
  `CREATE FUNCTION journey_figures(row_ journey) RETURNS SETOF figure LANGUAGE sql STABLE AS $$
      SELECT line.* FROM (VALUES
        ('JOURNEY_HOUR', ${hourOf('started_at')}, '', row_.category, '', '', '', ${JOURNEY_COUNTS}),
        ('JOURNEY_DAY', ${dayOf('started_at')}, '', row_.category, row_.vehicle_type,
          coalesce(row_.named_agency, ''), '', ${JOURNEY_COUNTS}),
        ('JOURNEY_END_HOUR', coalesce(${hourOf('ended_at')}, ${ALL_TIME}), '', '', '', '', '', ${ONE}),
        ('JOURNEY_ALL', ${ALL_TIME}, '', '', '', '', '', ${JOURNEY_COUNTS})
      ) line $$`,
  `CREATE FUNCTION incident_figures(row_ incident) RETURNS SETOF figure LANGUAGE sql STABLE AS $$
      SELECT line.* FROM (VALUES
        ('INCIDENT_HOUR', ${hourOf('occurred_at')}, row_.severity, '', '', '', row_.incident_type, ${ONE}),
        ('REPORT_HOUR', ${hourOf('received_at')}, row_.severity, '', '', '', '', ${ONE}),
        ('INCIDENT_STATUS', ${ALL_TIME}, row_.severity, '', '', '', row_.status, ${ONE})
      ) line $$`,
  // A vehicle is found by its id in the detail; what is of no bound one has none.
  `CREATE FUNCTION judged_way_figures(row_ judged_way) RETURNS SETOF figure LANGUAGE sql STABLE AS $$
      SELECT line.* FROM (VALUES
        ('JUDGED_HOUR', row_.hour, '', '', '', '', row_.road, ${metres('row_.judged_m')}),
        ('UNJUDGED_HOUR', row_.hour, '', '', '', '', row_.road, ${metres('row_.unjudged_m')}),
        ('JUDGED_DAY', ${dayOf('hour')}, '', '', row_.vehicle_type, row_.agency, '', ${metres('row_.confirmed_m')}),
        ('JUDGED_DAY', ${dayOf('hour')}, '', '', row_.vehicle_type, row_.agency, 'UNCONFIRMED',
          ${metres('row_.judged_m - row_.confirmed_m')}),
        ('VEHICLE_DAY', ${dayOf('hour')}, '', '', row_.vehicle_type, '',
          coalesce(row_.bound_vehicle_id::text, ''), ${metres('row_.confirmed_m')}),
        ('VEHICLE_ALL', ${ALL_TIME}, '', '', row_.vehicle_type, '',
          coalesce(row_.bound_vehicle_id::text, ''), ${metres('row_.confirmed_m')})
      ) line (kind, slot, severity, category, vehicle_type, agency, detail, n, ranked, ended, safe, distance_m)
      WHERE line.distance_m > 0 AND (line.kind NOT LIKE 'VEHICLE%' OR line.detail <> '') $$`,
];

const VIEWS = [
  'CREATE VIEW figure_now AS SELECT * FROM figure UNION ALL SELECT * FROM figure_delta',
  // What the figures ought to be, counted row by row.
  `CREATE VIEW figure_recount AS SELECT ${KEYS}, ${SUMS} FROM (
     SELECT line.* FROM violation, violation_figures(violation) line
     UNION ALL SELECT line.* FROM journey, journey_figures(journey) line
     UNION ALL SELECT line.* FROM incident, incident_figures(incident) line
     UNION ALL SELECT line.* FROM judged_way, judged_way_figures(judged_way) line
   ) lines GROUP BY ${KEYS}`,
  `CREATE VIEW rate_figure_now AS SELECT * FROM figure_now
     UNION ALL SELECT line.* FROM judged_way, judged_way_figures(judged_way) line WHERE judged_way.is_open`,
];

const VEHICLES = [
  // Ranked violations and journeys of some vehicles, counted row by row.
  `CREATE FUNCTION vehicle_recount(ids bigint[]) RETURNS SETOF vehicle_figure LANGUAGE sql STABLE AS $$
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
        -- Those of typed journeys where a vehicle has no other.
        coalesce(array_agg(DISTINCT category ORDER BY category) FILTER (WHERE binding = 'BOUND'),
          array_agg(DISTINCT category ORDER BY category), '{}') AS categories,
        coalesce(array_agg(DISTINCT named_agency ORDER BY named_agency) FILTER (WHERE named_agency IS NOT NULL), '{}')
          AS agencies
      FROM journey WHERE vehicle_id = vehicle.id
    ) driven
    WHERE vehicle.id = ANY (ids) AND (told.violations > 0 OR driven.journeys > 0) $$`,
  `CREATE VIEW vehicle_figure_now AS
     SELECT * FROM vehicle_figure WHERE vehicle_id NOT IN (SELECT vehicle_id FROM vehicle_touched)
     UNION ALL SELECT * FROM vehicle_recount(ARRAY(SELECT DISTINCT vehicle_id FROM vehicle_touched))`,
  // Of an erased account nothing is left by which unnamed rows could be grouped.
  `CREATE FUNCTION public_recount(ids bigint[]) RETURNS SETOF public_figure LANGUAGE sql STABLE AS $$
    SELECT vehicle_id, CASE WHEN named_agency IS NULL THEN account_id ELSE 0 END, count(*),
      count(*) FILTER (WHERE severity = 'WARNING'), count(*) FILTER (WHERE severity = 'DANGER'),
      count(*) FILTER (WHERE is_demo), max(date_bin('1 hour', started_at, timestamptz 'epoch'))
    FROM violation WHERE vehicle_id = ANY (ids) AND NOT is_withdrawn AND NOT is_claimed AND grade <> 'C'
      AND is_primary AND is_limit_confirmed AND (named_agency IS NOT NULL OR account_id IS NOT NULL)
    GROUP BY 1, 2 $$`,
  `CREATE VIEW public_figure_now AS
     SELECT * FROM public_figure WHERE vehicle_id NOT IN (SELECT vehicle_id FROM vehicle_touched)
     UNION ALL SELECT * FROM public_recount(ARRAY(SELECT DISTINCT vehicle_id FROM vehicle_touched))`,
];

/** A change is a line less and a line more; `isOfVehicle` has the figures of its vehicle counted anew at the next folding. */
function counting(table: string, isOfVehicle: boolean): string {
  const touch = (row: string): string =>
    isOfVehicle ? `\n      INSERT INTO vehicle_touched VALUES (${row}.vehicle_id);` : '';
  return `CREATE FUNCTION count_${table}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP <> 'INSERT' THEN
      INSERT INTO figure_delta SELECT ${LESS} FROM ${table}_figures(OLD) line;${touch('OLD')}
    END IF;
    IF TG_OP <> 'DELETE' THEN
      INSERT INTO figure_delta SELECT * FROM ${table}_figures(NEW);${touch('NEW')}
    END IF;
    RETURN NULL;
  END $$`;
}

/** Every push changes its journey, and most of them a violation too: only what figures are made of is counted anew. */
function triggers(table: string, when: string): readonly string[] {
  const call = `FOR EACH ROW EXECUTE FUNCTION count_${table}()`;
  return [
    `CREATE TRIGGER ${table}_counted AFTER INSERT OR DELETE ON ${table} ${call}`,
    `CREATE TRIGGER ${table}_recounted AFTER UPDATE ON ${table} FOR EACH ROW
       WHEN (${when}) EXECUTE FUNCTION count_${table}()`,
  ];
}

const VIOLATION_KEYS = [
  'category',
  'vehicle_type',
  'transport_agency',
  'vehicle_id',
  'started_at',
  'severity',
];
const VIOLATION_STATES = ['grade', 'is_claimed', 'is_withdrawn', 'is_demo', 'is_primary', 'named_agency'];
const JOURNEY_KEYS = ['started_at', 'ended_at', 'category', 'vehicle_type', 'transport_agency', 'vehicle_id'];
const TRIGGERS = [
  counting('violation', true),
  counting('journey', true),
  counting('incident', false),
  ...triggers(
    'violation',
    anyChanged([
      ...VIOLATION_KEYS,
      ...VIOLATION_STATES,
      'account_id',
      'binding',
      'is_limit_confirmed',
      'road',
    ]),
  ),
  ...triggers(
    'journey',
    `${anyChanged([...JOURNEY_KEYS, 'named_agency', 'binding'])}
         OR NEW.ended_at IS NOT NULL AND ${anyChanged(['distance_m', 'violation_count'])}`,
  ),
  ...triggers('incident', anyChanged(['occurred_at', 'received_at', 'incident_type', 'severity', 'status'])),
  `CREATE FUNCTION count_judged_way() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP <> 'INSERT' AND NOT OLD.is_open THEN
      INSERT INTO figure_delta SELECT ${LESS} FROM judged_way_figures(OLD) line;
    END IF;
    IF TG_OP <> 'DELETE' AND NOT NEW.is_open THEN
      INSERT INTO figure_delta SELECT * FROM judged_way_figures(NEW);
    END IF;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER judged_way_added AFTER INSERT ON judged_way FOR EACH ROW
     WHEN (NOT NEW.is_open) EXECUTE FUNCTION count_judged_way()`,
  `CREATE TRIGGER judged_way_gone AFTER DELETE ON judged_way FOR EACH ROW
     WHEN (NOT OLD.is_open) EXECUTE FUNCTION count_judged_way()`,
  `CREATE TRIGGER judged_way_recounted AFTER UPDATE ON judged_way FOR EACH ROW
     WHEN (NOT (OLD.is_open AND NEW.is_open) AND OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION count_judged_way()`,
];

/**
 * Counted figures. Triggers add it in the transaction that changes a row, by any statement; they
 * only add rows, so that
 * nobody waits for anybody.
 */
export const FIGURES = [...LINES, ...VIEWS, ...VEHICLES, ...TRIGGERS];
