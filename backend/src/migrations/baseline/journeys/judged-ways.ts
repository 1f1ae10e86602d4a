import { anyChanged } from '../any-changed';

const BOUND_TO = ['vehicle_type', 'vehicle_id', 'named_agency', 'binding'];

/** The part of the ways of journeys that was judged, and counts of where they passed. */
export const JUDGED_WAYS = [
  // What of a journey could have shown a violation, by hour and road (product decision D14): what rates divide by. The road '' is
  // every road that is no national one. A row is open while its journey is in its hour: it changes with every push, so that readers
  // add it up and nothing is counted for it before the hour is over.
  `CREATE TABLE judged_way (
    journey_id bigint NOT NULL REFERENCES journey ON DELETE CASCADE,
    hour timestamptz NOT NULL,
    road text NOT NULL CHECK (road IN ('', 'N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7', 'N8', 'N9', 'N10')),
    judged_m integer NOT NULL CHECK (judged_m >= 0),
    confirmed_m integer NOT NULL,
    unjudged_m integer NOT NULL CHECK (unjudged_m >= 0),
    from_at timestamptz NOT NULL,
    to_at timestamptz NOT NULL,
    -- The part that counts where several phones measured one vehicle.
    share double precision NOT NULL DEFAULT 1 CHECK (share BETWEEN 0 AND 1),
    is_open boolean NOT NULL,
    vehicle_type text NOT NULL,
    agency text NOT NULL,
    bound_vehicle_id bigint,
    PRIMARY KEY (journey_id, hour, road),
    CHECK (confirmed_m BETWEEN 0 AND judged_m),
    CHECK (to_at >= from_at)
  ) WITH (fillfactor = 70)`,
  'CREATE INDEX judged_way_open ON judged_way (hour) WHERE is_open',
  // Counts without a journey or a person, so that they may outlive both. Cells are hundredths of degrees, rounded down.
  `CREATE TABLE cell_passage (
    day date NOT NULL,
    lat_cell smallint NOT NULL,
    lng_cell smallint NOT NULL,
    is_demo boolean NOT NULL,
    passages integer NOT NULL CHECK (passages > 0),
    PRIMARY KEY (day, lat_cell, lng_cell, is_demo)
  )`,
  'CREATE INDEX cell_passage_demo ON cell_passage (day) WHERE is_demo',
  // What a journey is to its ways changes with what binds it to a vehicle; its end closes them.
  `CREATE FUNCTION keep_judged_ways() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    UPDATE judged_way SET is_open = is_open AND NEW.ended_at IS NULL, vehicle_type = NEW.vehicle_type,
      agency = coalesce(NEW.named_agency, ''),
      bound_vehicle_id = CASE WHEN NEW.binding = 'BOUND' THEN NEW.vehicle_id END
    WHERE journey_id = NEW.id;
    RETURN NULL;
  END $$`,
  // A condition of a trigger costs each push, so that those on what no push sets name their columns.
  `CREATE TRIGGER journey_ways_kept AFTER UPDATE OF ${BOUND_TO.join(', ')} ON journey FOR EACH ROW
     WHEN (${anyChanged(BOUND_TO)}) EXECUTE FUNCTION keep_judged_ways()`,
  `CREATE TRIGGER journey_ways_closed AFTER UPDATE OF ended_at ON journey FOR EACH ROW
     WHEN ((OLD.ended_at IS NULL) <> (NEW.ended_at IS NULL)) EXECUTE FUNCTION keep_judged_ways()`,
];
