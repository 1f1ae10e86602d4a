/**
 * A day that a statement looks up has every partition planned, and one that is a parameter of a function its own alone. The
 * functions read with the rights of their caller.
 */
export const FIX_READS = [
  `CREATE FUNCTION fixes_of(of_day date, of_journey bigint) RETURNS SETOF fix LANGUAGE plpgsql STABLE ROWS 500 AS $$
  BEGIN
    RETURN QUERY SELECT * FROM fix WHERE fix_day = of_day AND journey_id = of_journey ORDER BY seq;
  END $$`,
  `CREATE FUNCTION fixes_after(of_day date, of_journey bigint, of_seq integer) RETURNS SETOF fix
  LANGUAGE plpgsql STABLE ROWS 10 AS $$
  BEGIN
    RETURN QUERY SELECT * FROM fix WHERE fix_day = of_day AND journey_id = of_journey AND seq > of_seq ORDER BY seq;
  END $$`,
  // A few good fixes of each of some journeys of one day: see the statement that calls it. So many look-ups are worth a plan for the
  // one partition.
  `CREATE FUNCTION fix_samples(of_day date, of_journeys bigint[], of_points integer)
  RETURNS TABLE (journey_id bigint, seq integer, lat double precision, lng double precision, recorded_at timestamptz)
  LANGUAGE plpgsql STABLE ROWS 500 SET plan_cache_mode = force_custom_plan AS $$
  #variable_conflict use_column
  BEGIN
    RETURN QUERY SELECT DISTINCT ON (asked.id, sample.seq) asked.id, sample.seq, sample.lat, sample.lng, sample.recorded_at
      FROM unnest(of_journeys) AS asked (id)
      CROSS JOIN LATERAL (
        SELECT (SELECT seq FROM fix WHERE fix_day = of_day AND journey_id = asked.id ORDER BY seq LIMIT 1)::bigint AS first,
          (SELECT seq FROM fix WHERE fix_day = of_day AND journey_id = asked.id ORDER BY seq DESC LIMIT 1)::bigint AS last
      ) AS span
      CROSS JOIN LATERAL (
        SELECT DISTINCT span.first + (span.last - span.first) * n / (of_points - 1) AS seq
        FROM generate_series(0, of_points - 1) AS n
      ) AS wanted
      CROSS JOIN LATERAL (
        SELECT min(near.seq) AS seq, min(near.recorded_at) AS recorded_at,
          percentile_disc(0.5) WITHIN GROUP (ORDER BY near.lat) AS lat,
          percentile_disc(0.5) WITHIN GROUP (ORDER BY near.lng) AS lng
        FROM (
          SELECT seq, lat, lng, recorded_at, accuracy_m, is_future FROM fix
          WHERE fix_day = of_day AND journey_id = asked.id AND fix.seq >= wanted.seq ORDER BY fix.seq
          LIMIT CASE WHEN of_day > '-infinity' THEN 3 ELSE 1 END
        ) AS near
        WHERE NOT near.is_future AND coalesce(near.accuracy_m, 0) <= 50
      ) AS sample
      WHERE sample.seq IS NOT NULL
      ORDER BY asked.id, sample.seq;
  END $$`,
];
