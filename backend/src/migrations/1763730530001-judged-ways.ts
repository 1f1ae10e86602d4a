import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What of the ways of journeys could have shown a violation, by hour and road (product decision D14): what rates divide by. A
 * violation has the road where it began, by which it is counted in them.
 */
export class JudgedWays1763730530001 implements MigrationInterface {
  name = 'JudgedWays1763730530001';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...WAYS, ...KEPT, ...COUNTED]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW rate_figure_now');
    await runner.query(`CREATE OR REPLACE VIEW figure_recount AS ${recountOf(COUNTED_BEFORE)}`);
    await runner.query('DROP TRIGGER journey_ways_kept ON journey');
    await runner.query('DROP TABLE judged_way CASCADE');
    await runner.query('DROP FUNCTION count_judged_way, keep_judged_ways');
    await runner.query('DROP INDEX violation_by_road, figure_of_vehicle');
    await runner.query('ALTER TABLE violation DROP road');
  }
}

const KEYS = 'kind, slot, severity, category, vehicle_type, agency, detail';
const SUMS = `sum(n)::bigint AS n, sum(ranked)::bigint AS ranked, sum(ended)::bigint AS ended,
  sum(safe)::bigint AS safe, sum(distance_m)::bigint AS distance_m`;
const ROADS = `IN ('', 'N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7', 'N8', 'N9', 'N10')`;

// The road '' is every road that is no national one. A row is open while its journey is in its hour: it changes with every
// push, so that readers add it up and nothing is counted for it before the hour is over.
const WAYS = [
  `ALTER TABLE violation ADD road text CHECK (road ${ROADS})`,
  'CREATE INDEX violation_by_road ON violation (started_at) INCLUDE (road)',
  `CREATE TABLE judged_way (
    journey_id       bigint NOT NULL REFERENCES journey ON DELETE CASCADE,
    hour             timestamptz NOT NULL,
    road             text NOT NULL CHECK (road ${ROADS}),
    judged_m         integer NOT NULL CHECK (judged_m >= 0),
    confirmed_m      integer NOT NULL CHECK (confirmed_m BETWEEN 0 AND judged_m),
    unjudged_m       integer NOT NULL CHECK (unjudged_m >= 0),
    from_at          timestamptz NOT NULL,
    to_at            timestamptz NOT NULL CHECK (to_at >= from_at),
    share            double precision NOT NULL DEFAULT 1 CHECK (share BETWEEN 0 AND 1),
    is_open          boolean NOT NULL,
    vehicle_type     text NOT NULL,
    agency           text NOT NULL,
    bound_vehicle_id bigint,
    PRIMARY KEY (journey_id, hour, road)
  ) WITH (fillfactor = 70)`,
  'CREATE INDEX judged_way_open ON judged_way (hour) WHERE is_open',
];

/** What a journey is to its ways changes with what binds it to a vehicle; its end closes them. */
const KEPT = [
  `CREATE FUNCTION keep_judged_ways() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    UPDATE judged_way SET is_open = is_open AND NEW.ended_at IS NULL, vehicle_type = NEW.vehicle_type,
      agency = coalesce(NEW.named_agency, ''),
      bound_vehicle_id = CASE WHEN NEW.binding = 'BOUND' THEN NEW.vehicle_id END
    WHERE journey_id = NEW.id;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER journey_ways_kept AFTER UPDATE ON journey FOR EACH ROW
     WHEN ((OLD.ended_at IS NULL, OLD.vehicle_type, OLD.named_agency, OLD.vehicle_id, OLD.binding)
       IS DISTINCT FROM (NEW.ended_at IS NULL, NEW.vehicle_type, NEW.named_agency, NEW.vehicle_id, NEW.binding))
     EXECUTE FUNCTION keep_judged_ways()`,
];

const counted = (metres: string): string =>
  `1::bigint, 0::bigint, 0::bigint, 0::bigint, round((${metres}) * row_.share)::bigint`;
const DAY = `date_trunc('day', row_.hour, 'Africa/Douala')`;
const VEHICLE = `'', '', row_.vehicle_type, '', coalesce(row_.bound_vehicle_id::text, '')`;
const LESS = '-line.n, -line.ranked, -line.ended, -line.safe, -line.distance_m';

function recountOf(tables: readonly string[]): string {
  const lines = tables.map((table) => `SELECT line.* FROM ${table}, ${table}_figures(${table}) line`);
  return `SELECT ${KEYS}, ${SUMS} FROM (${lines.join(' UNION ALL ')}) lines GROUP BY ${KEYS}`;
}
const COUNTED_BEFORE = ['violation', 'journey', 'incident'];

const COUNTED = [
  // A vehicle is found by its id in the detail; what is of no bound one has none.
  `CREATE FUNCTION judged_way_figures(row_ judged_way) RETURNS SETOF figure LANGUAGE sql STABLE AS $$
    SELECT line.* FROM (VALUES
      ('JUDGED_HOUR', row_.hour, '', '', '', '', row_.road, ${counted('row_.judged_m')}),
      ('UNJUDGED_HOUR', row_.hour, '', '', '', '', row_.road, ${counted('row_.unjudged_m')}),
      ('JUDGED_DAY', ${DAY}, '', '', row_.vehicle_type, row_.agency, '', ${counted('row_.confirmed_m')}),
      ('JUDGED_DAY', ${DAY}, '', '', row_.vehicle_type, row_.agency, 'UNCONFIRMED',
        ${counted('row_.judged_m - row_.confirmed_m')}),
      ('VEHICLE_DAY', ${DAY}, ${VEHICLE}, ${counted('row_.confirmed_m')}),
      ('VEHICLE_ALL', timestamptz 'epoch', ${VEHICLE}, ${counted('row_.confirmed_m')})
    ) line (kind, slot, severity, category, vehicle_type, agency, detail, n, ranked, ended, safe, distance_m)
    WHERE line.distance_m > 0 AND (line.kind NOT LIKE 'VEHICLE%' OR line.detail <> '') $$`,
  `CREATE FUNCTION count_judged_way() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP <> 'INSERT' AND NOT OLD.is_open THEN
      INSERT INTO figure_delta SELECT ${KEYS}, ${LESS} FROM judged_way_figures(OLD) line;
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
  `CREATE VIEW rate_figure_now AS SELECT * FROM figure_now
     UNION ALL SELECT line.* FROM judged_way, judged_way_figures(judged_way) line WHERE judged_way.is_open`,
  `CREATE OR REPLACE VIEW figure_recount AS ${recountOf([...COUNTED_BEFORE, 'judged_way'])}`,
  `CREATE INDEX figure_of_vehicle ON figure (detail, slot) WHERE kind = 'VEHICLE_DAY'`,
];
