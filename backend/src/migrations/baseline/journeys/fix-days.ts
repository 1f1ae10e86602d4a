/** Columns of a fix but its day. */
const COLUMNS =
  'journey_id, seq, lat, lng, recorded_at, accuracy_m, speed_kmh, heading_deg, clock_offset_ms, is_future';

/** Partitions of fixes are made before their day, and dropped once no journey has it. */
export const FIX_DAYS = [
  // Attached and not made as a partition: that would wait for, and stop, every push.
  `CREATE FUNCTION fix_day_add(day date) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    part text := 'fix_' || to_char(day, 'YYYY_MM_DD');
  BEGIN
    IF to_regclass(part) IS NOT NULL THEN
      RETURN;
    END IF;
    EXECUTE format('CREATE TABLE %I (LIKE fix INCLUDING ALL)', part);
    LOCK TABLE ONLY fix_default IN ACCESS EXCLUSIVE MODE;
    EXECUTE format('INSERT INTO %I SELECT * FROM ONLY fix_default WHERE fix_day = %L', part, day);
    DELETE FROM ONLY fix_default WHERE fix_day = day;
    EXECUTE format('ALTER TABLE fix ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', part, day, day + 1);
  END $$`,
  // Makes the partitions of a day and of some after it, and those of days whose fixes had to be stored without one.
  `CREATE FUNCTION fix_days_prepare(present date, ahead integer) RETURNS void LANGUAGE plpgsql
  SET lock_timeout = '500ms' AS $$
  DECLARE
    day date;
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtext('wakafine days of fixes'));
    FOR day IN
      SELECT present + n FROM generate_series(0, ahead) AS n UNION SELECT fix_day FROM ONLY fix_default ORDER BY 1
    LOOP
      PERFORM fix_day_add(day);
    END LOOP;
  END $$`,
  // Moves the journeys that still have a day to another one, with their fixes. It commits before the partition is dropped, which
  // waits for pushes that may wait for these journeys.
  `CREATE FUNCTION fix_day_move(day date, target date) RETURNS void LANGUAGE plpgsql
  SET lock_timeout = '500ms' AS $$
  BEGIN
    -- Statements of their own: what a push has stored while this one waited for its journey is seen by those after it.
    PERFORM FROM journey WHERE fix_day = day ORDER BY id FOR UPDATE;
    INSERT INTO fix (fix_day, ${COLUMNS})
    SELECT target, ${COLUMNS} FROM fix
    WHERE fix.fix_day = day AND EXISTS (SELECT FROM journey WHERE journey.id = fix.journey_id AND journey.fix_day = day);
    UPDATE journey SET fix_day = target WHERE fix_day = day;
  END $$`,
  // Drops the partition of a day that no journey has any more, and gives whether it did.
  `CREATE FUNCTION fix_day_drop(day date) RETURNS boolean LANGUAGE plpgsql SET lock_timeout = '500ms' AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtext('wakafine days of fixes'));
    IF EXISTS (SELECT FROM journey WHERE fix_day = day) THEN
      RETURN false;
    END IF;
    EXECUTE format('DROP TABLE IF EXISTS %I', 'fix_' || to_char(day, 'YYYY_MM_DD'));
    RETURN true;
  END $$`,
  // The days from now on.
  `SELECT fix_days_prepare((now() AT TIME ZONE 'Africa/Douala')::date, 7)`,
];
