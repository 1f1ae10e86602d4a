import { between, kmh } from './bounds';

/** One check, since PostgreSQL reads the text of each anew in every statement. */
const VALUES = [
  'seq >= 1',
  between('lat', '-90', '90'),
  between('lng', '-180', '180'),
  'isfinite(recorded_at)',
  between('accuracy_m', '0', '100000'),
  kmh('speed_kmh'),
  between('heading_deg', '0', '360'),
];

/** Fixes lie in a partition for each day on which journeys were created, which goes whole. */
export const FIXES = [
  // Without a reference to the journey, which would be checked for each fix: half of what storing one costs. It would add nothing,
  // since the one statement that stores fixes locks the journeys that it changes until it commits, so that a journey that is being
  // deleted gets none; its deletion waits for that commit and then sees its fixes.
  // The day stands where alignment leaves four bytes unused, and in the key before the seq, by which rows are then in order.
  `CREATE TABLE fix (
    journey_id bigint NOT NULL,
    fix_day date NOT NULL,
    seq integer NOT NULL,
    lat double precision NOT NULL,
    lng double precision NOT NULL,
    recorded_at timestamptz NOT NULL,
    accuracy_m double precision,
    speed_kmh double precision,
    heading_deg double precision,
    clock_offset_ms integer,
    is_future boolean NOT NULL,
    PRIMARY KEY (journey_id, fix_day, seq),
    CONSTRAINT fix_values_check CHECK (${VALUES.join(' AND ')})
  ) PARTITION BY RANGE (fix_day)`,
  `CREATE TABLE fix_thinned PARTITION OF fix FOR VALUES FROM (MINVALUE) TO ('2020-01-01')`,
  // For days that were not prepared: no push fails for the want of one.
  'CREATE TABLE fix_default PARTITION OF fix DEFAULT',
  `CREATE FUNCTION fixes_gone() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     DELETE FROM fix USING gone WHERE fix.journey_id = gone.id;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER journey_fixes_gone AFTER DELETE ON journey REFERENCING OLD TABLE AS gone
     FOR EACH STATEMENT EXECUTE FUNCTION fixes_gone()`,
];
