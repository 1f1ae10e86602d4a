import type { MigrationInterface, QueryRunner } from 'typeorm';

const KEY = 'segment, direction, hour, vehicle_class, agency';
const DIRECTION = `direction text NOT NULL CHECK (direction IN ('ALONG', 'AGAINST'))`;
const SEGMENT = `segment text NOT NULL CHECK (segment ~ '^[A-Z][0-9]{1,2}-[0-9]{3,4}$')`;
const PLACE = `${SEGMENT},
    ${DIRECTION},
    hour timestamptz NOT NULL,
    vehicle_class text NOT NULL,
    agency text NOT NULL`;
const BINS = Array.from({ length: 31 }, (_, bin) => bin + 1);
/** Shares are thousandths, so that sums are whole numbers and the same in whatever order. */
const shared = (column: string): string =>
  `round(coalesce(sum(${column}::bigint * share_permille), 0) / 1000)::bigint`;
const sharedInt = (column: string): string => `${shared(column)}::integer`;

/** Figures of some rows of shares and events together. */
const SUMS = `${shared('judged_m')} AS judged_m, ${shared('confirmed_m')} AS confirmed_m,
    ${shared('above_m')} AS above_m, ${shared('unjudged_m')} AS unjudged_m, ${sharedInt('passages')} AS passages,
    ARRAY[${BINS.map((bin) => sharedInt(`speed_m[${bin}]`)).join(', ')}] AS speed_m,
    coalesce(sum(events), 0)::integer AS events, coalesce(sum(confirmed_events), 0)::integer AS confirmed_events`;
const SHARE_LINE = `${KEY}, judged_m, confirmed_m, above_m, unjudged_m, passages, speed_m, share_permille,
      0 AS events, 0 AS confirmed_events`;
const EVENT_LINE = `${KEY}, 0, 0, 0, 0, 0, '{}'::integer[], 1000, is_counted::int, (is_counted AND is_confirmed)::int`;

const TABLES: readonly string[] = [
  // What a journey adds to the figures; without its journey once the account is erased: then nothing leads from one to the next.
  `CREATE TABLE segment_share (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    journey_id bigint REFERENCES journey ON DELETE CASCADE,
    ${PLACE},
    judged_m integer NOT NULL CHECK (judged_m >= 0),
    confirmed_m integer NOT NULL,
    above_m integer NOT NULL,
    unjudged_m integer NOT NULL CHECK (unjudged_m >= 0),
    passages integer NOT NULL CHECK (passages >= 0),
    speed_m integer[] NOT NULL CHECK (cardinality(speed_m) = 31),
    -- The part that counts where several phones measured one vehicle.
    share_permille smallint NOT NULL CHECK (share_permille BETWEEN 0 AND 1000),
    CHECK (confirmed_m BETWEEN 0 AND judged_m),
    CHECK (above_m BETWEEN 0 AND judged_m)
  )`,
  'CREATE UNIQUE INDEX segment_share_journey ON segment_share (journey_id, segment, direction, hour)',
  'CREATE INDEX segment_share_place ON segment_share (segment, hour)',
  // Where violations began. What counts is copied from the violation, by whom it is changed.
  `CREATE TABLE segment_event (
    violation_id bigint PRIMARY KEY REFERENCES violation ON DELETE CASCADE,
    journey_id bigint NOT NULL REFERENCES journey ON DELETE CASCADE,
    ${PLACE},
    is_counted boolean NOT NULL,
    is_confirmed boolean NOT NULL
  )`,
  'CREATE INDEX segment_event_journey ON segment_event (journey_id)',
  'CREATE INDEX segment_event_place ON segment_event (segment, hour)',
  `CREATE TABLE segment_figure (
    ${PLACE},
    judged_m bigint NOT NULL,
    confirmed_m bigint NOT NULL,
    above_m bigint NOT NULL,
    unjudged_m bigint NOT NULL,
    passages integer NOT NULL,
    speed_m integer[] NOT NULL,
    events integer NOT NULL,
    confirmed_events integer NOT NULL,
    PRIMARY KEY (${KEY})
  )`,
  'CREATE INDEX segment_figure_hour ON segment_figure (hour)',
  // Journeys whose shares are to be made anew.
  `CREATE TABLE segment_due (journey_id bigint PRIMARY KEY REFERENCES journey ON DELETE CASCADE)`,
  // Figures that are to be counted anew: a row for each change, so that nobody waits for anybody.
  `CREATE TABLE segment_touched (
    ${PLACE.replaceAll(/ CHECK \([^\n]*\)/g, '')}
  )`,
];

const COUNTING: readonly string[] = [
  `CREATE FUNCTION segment_counted(of_segment text, of_direction text, of_hour timestamptz, of_class text, of_agency text)
    RETURNS SETOF segment_figure LANGUAGE sql STABLE AS $$
    SELECT of_segment, of_direction, of_hour, of_class, of_agency, sums.* FROM (
      SELECT ${SUMS}, count(*) AS lines FROM (
        SELECT ${SHARE_LINE} FROM segment_share
        WHERE (${KEY}) = (of_segment, of_direction, of_hour, of_class, of_agency)
        UNION ALL SELECT ${EVENT_LINE} FROM segment_event
        WHERE (${KEY}) = (of_segment, of_direction, of_hour, of_class, of_agency)
      ) line
    ) counted CROSS JOIN LATERAL (SELECT counted.judged_m, counted.confirmed_m, counted.above_m, counted.unjudged_m,
      counted.passages, counted.speed_m, counted.events, counted.confirmed_events) sums
    WHERE counted.lines > 0 $$`,
  // What all figures ought to be.
  `CREATE VIEW segment_recount AS SELECT ${KEY}, ${SUMS} FROM (
     SELECT ${SHARE_LINE} FROM segment_share UNION ALL SELECT ${EVENT_LINE} FROM segment_event
   ) line GROUP BY ${KEY}`,
  // What they are, with what is to be counted anew.
  `CREATE VIEW segment_figure_now AS
     SELECT * FROM segment_figure WHERE (${KEY}) NOT IN (SELECT ${KEY} FROM segment_touched)
     UNION ALL SELECT counted.* FROM (SELECT DISTINCT ${KEY} FROM segment_touched) touched
       CROSS JOIN LATERAL segment_counted(${KEY}) counted`,
];

function touching(table: string): readonly string[] {
  return [
    `CREATE FUNCTION touch_${table}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF TG_OP <> 'INSERT' THEN
        INSERT INTO segment_touched VALUES (OLD.segment, OLD.direction, OLD.hour, OLD.vehicle_class, OLD.agency);
      END IF;
      IF TG_OP <> 'DELETE' THEN
        INSERT INTO segment_touched VALUES (NEW.segment, NEW.direction, NEW.hour, NEW.vehicle_class, NEW.agency);
      END IF;
      RETURN NULL;
    END $$`,
    `CREATE TRIGGER ${table}_touched AFTER INSERT OR UPDATE OR DELETE ON ${table} FOR EACH ROW
      EXECUTE FUNCTION touch_${table}()`,
  ];
}

const IS_COUNTED = `NOT NEW.is_withdrawn AND NOT NEW.is_claimed AND NEW.is_primary AND NEW.grade <> 'C'`;
const TRIGGERS: readonly string[] = [
  ...touching('segment_share'),
  ...touching('segment_event'),
  // An ended journey that changes is due. Pushes of journeys under way are not even looked at.
  `CREATE FUNCTION segment_journey_due() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO segment_due VALUES (NEW.id) ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER journey_segments_due AFTER UPDATE ON journey FOR EACH ROW
    WHEN (NEW.ended_at IS NOT NULL AND NEW.route_simplified_at IS NULL
      AND (OLD.version, OLD.ended_at, OLD.vehicle_type, OLD.vehicle_classes, OLD.is_imported)
        IS DISTINCT FROM (NEW.version, NEW.ended_at, NEW.vehicle_type, NEW.vehicle_classes, NEW.is_imported))
    EXECUTE FUNCTION segment_journey_due()`,
  `CREATE FUNCTION segment_agency_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    UPDATE segment_share SET agency = coalesce(NEW.named_agency, '') WHERE journey_id = NEW.id;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER journey_segments_agency AFTER UPDATE ON journey FOR EACH ROW
    WHEN (NEW.ended_at IS NOT NULL AND OLD.named_agency IS DISTINCT FROM NEW.named_agency)
    EXECUTE FUNCTION segment_agency_changed()`,
  // The figures stay; the way of a person does not.
  `CREATE FUNCTION segment_account_erased() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    UPDATE segment_share SET journey_id = NULL WHERE journey_id = NEW.id;
    DELETE FROM segment_due WHERE journey_id = NEW.id;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER journey_segments_erased AFTER UPDATE ON journey FOR EACH ROW
    WHEN (OLD.account_id IS NOT NULL AND NEW.account_id IS NULL) EXECUTE FUNCTION segment_account_erased()`,
  `CREATE FUNCTION segment_way_shared() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    UPDATE segment_share SET share_permille = told.permille FROM (
      SELECT round(1000 * sum(judged_m * share) / greatest(sum(judged_m), 1))::smallint AS permille FROM judged_way
      WHERE journey_id = NEW.journey_id AND hour = NEW.hour
    ) told WHERE segment_share.journey_id = NEW.journey_id AND segment_share.hour = NEW.hour
      AND share_permille <> told.permille;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER judged_way_segments_shared AFTER UPDATE ON judged_way FOR EACH ROW
    WHEN (OLD.share IS DISTINCT FROM NEW.share AND NEW.judged_m > 0) EXECUTE FUNCTION segment_way_shared()`,
  `CREATE FUNCTION segment_violation_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    UPDATE segment_event SET agency = coalesce(NEW.named_agency, ''), is_counted = ${IS_COUNTED},
      is_confirmed = NEW.is_limit_confirmed
    WHERE violation_id = NEW.id;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER violation_segments_changed AFTER UPDATE ON violation FOR EACH ROW
    WHEN ((OLD.named_agency, OLD.is_withdrawn, OLD.is_claimed, OLD.is_primary, OLD.grade, OLD.is_limit_confirmed)
      IS DISTINCT FROM (NEW.named_agency, NEW.is_withdrawn, NEW.is_claimed, NEW.is_primary, NEW.grade,
        NEW.is_limit_confirmed))
    EXECUTE FUNCTION segment_violation_changed()`,
];

/** Journeys from before are due once, as long as their fixes are there. */
const HISTORY = `INSERT INTO segment_due SELECT id FROM journey
  WHERE ended_at IS NOT NULL AND route_simplified_at IS NULL AND NOT is_imported`;

const DOWN: readonly string[] = [
  'DROP TRIGGER violation_segments_changed ON violation',
  'DROP TRIGGER judged_way_segments_shared ON judged_way',
  'DROP TRIGGER journey_segments_erased ON journey',
  'DROP TRIGGER journey_segments_agency ON journey',
  'DROP TRIGGER journey_segments_due ON journey',
  'DROP VIEW segment_figure_now',
  'DROP VIEW segment_recount',
  'DROP FUNCTION segment_counted',
  'DROP TABLE segment_touched, segment_due, segment_event, segment_share',
  'DROP TABLE segment_figure',
  'DROP FUNCTION segment_violation_changed, segment_way_shared, segment_account_erased, segment_agency_changed',
  'DROP FUNCTION segment_journey_due, touch_segment_event, touch_segment_share',
];

/** The segment ledger: what journeys drove on each segment, in either direction, by hour, class of vehicle and agency. */
export class SegmentLedger1764391000000 implements MigrationInterface {
  name = 'SegmentLedger1764391000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, ...COUNTING, ...TRIGGERS, HISTORY]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) {
      await runner.query(statement);
    }
  }
}
