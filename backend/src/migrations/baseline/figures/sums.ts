const KEYS = 'kind, slot, severity, category, vehicle_type, agency, detail';
const SUMS = `sum(n)::bigint AS n, sum(ranked)::bigint AS ranked, sum(ended)::bigint AS ended,
    sum(safe)::bigint AS safe, sum(distance_m)::bigint AS distance_m`;

/** Figures with what was added since they were folded, and what they ought to be. */
export const FIGURE_SUMS = [
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
  // Ranked violations and journeys of some vehicles, counted row by row.
  `CREATE FUNCTION vehicle_recount(ids bigint[]) RETURNS SETOF vehicle_figure LANGUAGE sql STABLE AS $$
    SELECT vehicle.id, told.violations, told.caution, told.warning, told.danger, told.demo, told.latest_at, driven.*
    FROM vehicle CROSS JOIN LATERAL (
      SELECT count(*) AS violations, count(*) FILTER (WHERE severity = 'CAUTION') AS caution,
        count(*) FILTER (WHERE severity = 'WARNING') AS warning,
        count(*) FILTER (WHERE severity = 'DANGER') AS danger,
        count(*) FILTER (WHERE is_demo) AS demo, max(started_at) AS latest_at
      FROM violation WHERE vehicle_id = vehicle.id AND NOT is_withdrawn AND NOT is_contested AND NOT is_claimed AND grade <> 'C'
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
    FROM violation WHERE vehicle_id = ANY (ids) AND NOT is_withdrawn AND NOT is_contested AND NOT is_claimed AND grade <> 'C'
      AND is_primary AND is_limit_confirmed AND (named_agency IS NOT NULL OR account_id IS NOT NULL)
    GROUP BY 1, 2 $$`,
  `CREATE VIEW public_figure_now AS
     SELECT * FROM public_figure WHERE vehicle_id NOT IN (SELECT vehicle_id FROM vehicle_touched)
     UNION ALL SELECT * FROM public_recount(ARRAY(SELECT DISTINCT vehicle_id FROM vehicle_touched))`,
];
