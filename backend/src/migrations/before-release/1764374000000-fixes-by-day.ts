import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The present day of the country, which is an hour ahead of UTC all year. */
const TODAY = `(now() AT TIME ZONE 'Africa/Douala')::date`;

/** Columns of a fix but its day. */
const COLUMNS =
  'journey_id, seq, lat, lng, recorded_at, accuracy_m, speed_kmh, heading_deg, clock_offset_ms, is_future';

const RULES = {
  seq: 'integer NOT NULL CHECK (seq >= 1)',
  measured: `lat double precision NOT NULL CHECK (lat BETWEEN -90 AND 90),
    lng double precision NOT NULL CHECK (lng BETWEEN -180 AND 180),
    recorded_at timestamptz NOT NULL CHECK (isfinite(recorded_at)),
    accuracy_m double precision CHECK (accuracy_m BETWEEN 0 AND 100000),
    speed_kmh double precision CHECK (speed_kmh BETWEEN 0 AND 300),
    heading_deg double precision CHECK (heading_deg BETWEEN 0 AND 360),
    clock_offset_ms integer,
    is_future boolean NOT NULL`,
};

/**
 * The day of a journey: that of its creation by the server while its fixes are whole, -infinity once they are thinned. Of a journey
 * that was there before it is the day of the last thing that was received of it. Triggers have nothing to do with it.
 */
const JOURNEY_DAY = [
  `ALTER TABLE journey ADD COLUMN fix_day date NOT NULL DEFAULT '-infinity'`,
  'ALTER TABLE journey DISABLE TRIGGER USER',
  `UPDATE journey SET fix_day = least((last_received_at AT TIME ZONE 'Africa/Douala')::date, ${TODAY})
   WHERE route_simplified_at IS NULL`,
  'ALTER TABLE journey ENABLE TRIGGER USER',
  `ALTER TABLE journey ALTER COLUMN fix_day SET DEFAULT ${TODAY}`,
  `CREATE INDEX journey_fix_day ON journey (fix_day) WHERE fix_day > '-infinity'`,
];

const TABLE = [
  'ALTER TABLE fix RENAME TO fix_before',
  'ALTER TABLE fix_before RENAME CONSTRAINT fix_pkey TO fix_before_pkey',
  // The day stands where alignment had left four bytes unused, and in the key before the seq, by which rows are then in order.
  `CREATE TABLE fix (
    journey_id bigint NOT NULL,
    fix_day date NOT NULL,
    seq ${RULES.seq},
    ${RULES.measured},
    PRIMARY KEY (journey_id, fix_day, seq)
  ) PARTITION BY RANGE (fix_day)`,
  `CREATE TABLE fix_thinned PARTITION OF fix FOR VALUES FROM (MINVALUE) TO ('2020-01-01')`,
  // For days that were not prepared: no push fails for the want of one.
  'CREATE TABLE fix_default PARTITION OF fix DEFAULT',
];

const FUNCTIONS = [
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
];

/**
 * A day that a statement looks up has every partition planned, and one that is a parameter of a function its own alone. The
 * functions read with the rights of their caller.
 */
const READ = [
  `CREATE FUNCTION fixes_of(of_day date, of_journey bigint) RETURNS SETOF fix LANGUAGE plpgsql STABLE ROWS 500 AS $$
  BEGIN
    RETURN QUERY SELECT * FROM fix WHERE fix_day = of_day AND journey_id = of_journey ORDER BY seq;
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

const MOVED = [
  `SELECT fix_day_add(day) FROM (SELECT DISTINCT fix_day AS day FROM journey WHERE fix_day > '-infinity') AS found`,
  `SELECT fix_days_prepare(${TODAY}, 7)`,
  `INSERT INTO fix (fix_day, ${COLUMNS})
   SELECT journey.fix_day, ${COLUMNS} FROM fix_before JOIN journey ON journey.id = fix_before.journey_id`,
  'DROP TABLE fix_before',
];

const UNDONE = [
  'ALTER TABLE fix RENAME TO fix_by_day',
  'ALTER TABLE fix_by_day RENAME CONSTRAINT fix_pkey TO fix_by_day_pkey',
  `CREATE TABLE fix (journey_id bigint NOT NULL, seq ${RULES.seq}, ${RULES.measured}, PRIMARY KEY (journey_id, seq))`,
  `INSERT INTO fix (${COLUMNS}) SELECT ${COLUMNS} FROM fix_by_day JOIN journey
   ON journey.id = fix_by_day.journey_id AND journey.fix_day = fix_by_day.fix_day`,
  'DROP FUNCTION fix_samples',
  'DROP FUNCTION fixes_of',
  'DROP TABLE fix_by_day',
  'DROP FUNCTION fix_day_drop',
  'DROP FUNCTION fix_day_move',
  'DROP FUNCTION fix_days_prepare',
  'DROP FUNCTION fix_day_add',
  'ALTER TABLE journey DROP COLUMN fix_day',
];

/** Fixes lie in a partition for each day on which journeys were created, which goes whole. */
export class FixesByDay1764374000000 implements MigrationInterface {
  name = 'FixesByDay1764374000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...JOURNEY_DAY, ...TABLE, ...FUNCTIONS, ...READ, ...MOVED]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of UNDONE) {
      await runner.query(statement);
    }
  }
}
