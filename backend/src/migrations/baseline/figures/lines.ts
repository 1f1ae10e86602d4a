/** A violation counts in rates where the way is booked that it was proven on (product decision D14). */
const VIOLATION_COUNTS = '1::bigint, (row_.road IS NOT NULL)::int::bigint, 0::bigint, 0::bigint, 0::bigint';
const UNCONFIRMED = `CASE WHEN row_.is_limit_confirmed THEN '' ELSE 'UNCONFIRMED' END`;
const JOURNEY_COUNTS = `1::bigint, 0::bigint, (row_.ended_at IS NOT NULL)::int::bigint,
  (row_.ended_at IS NOT NULL AND row_.violation_count <= row_.contested_count)::int::bigint,
  CASE WHEN row_.ended_at IS NOT NULL THEN round(row_.distance_m)::bigint ELSE 0 END`;
const MOVED = `1::bigint, 0::bigint, round(row_.moving_s)::bigint, 0::bigint,
  round(row_.average_speed_kmh * row_.moving_s)::bigint`;
const ONE = '1::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint';
const metres = (column: string): string =>
  `1::bigint, 0::bigint, 0::bigint, 0::bigint, round((${column}) * row_.share)::bigint`;
const hourOf = (time: string): string => `date_trunc('hour', row_.${time}, 'UTC')`;
const dayOf = (time: string): string => `date_trunc('day', row_.${time}, 'Africa/Douala')`;
const ALL_TIME = `timestamptz 'epoch'`;
const ENDED_IN = `coalesce(${hourOf('ended_at')}, ${ALL_TIME})`;

/** Contribution of one row: a line for each kind of figure that it is part of. */
export const FIGURE_LINES = [
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
      ) line (kind) WHERE NOT row_.is_withdrawn AND NOT row_.is_contested AND NOT row_.is_claimed AND row_.is_primary AND row_.grade <> 'C'
        AND (line.kind NOT LIKE 'VEHICLE%' OR row_.binding = 'BOUND' AND row_.is_limit_confirmed) $$`,
  // Of JOURNEY_MOVED_HOUR: seconds in motion as `ended`, and speed times those seconds (km/h s) as `distance_m`: an average is one
  // over the other.
  `CREATE FUNCTION journey_figures(row_ journey) RETURNS SETOF figure LANGUAGE sql STABLE AS $$
      SELECT line.* FROM (VALUES
        ('JOURNEY_HOUR', ${hourOf('started_at')}, '', row_.category, '', '', '', ${JOURNEY_COUNTS}),
        ('JOURNEY_DAY', ${dayOf('started_at')}, '', row_.category, row_.vehicle_type,
          coalesce(row_.named_agency, ''), '', ${JOURNEY_COUNTS}),
        ('JOURNEY_END_HOUR', ${ENDED_IN}, '', '', '', '', '', ${JOURNEY_COUNTS}),
        ('JOURNEY_MOVED_HOUR', ${ENDED_IN}, '', '', '', '', '', ${MOVED}),
        ('JOURNEY_ALL', ${ALL_TIME}, '', '', '', '', '', ${JOURNEY_COUNTS})
      ) line (kind) WHERE line.kind <> 'JOURNEY_MOVED_HOUR' OR row_.ended_at IS NOT NULL $$`,
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
