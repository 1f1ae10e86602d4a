const KEY = 'segment, direction, hour, vehicle_class, agency';
const PLACE = `segment text NOT NULL CHECK (segment ~ '^[A-Z][0-9]{1,2}-[0-9]{3,4}$'),
    direction text NOT NULL CHECK (direction IN ('ALONG', 'AGAINST')),
    hour timestamptz NOT NULL,
    vehicle_class text NOT NULL,
    agency text NOT NULL`;

/** The segment ledger: what journeys drove on each segment, in either direction, by hour, class of vehicle and agency. */
export const SEGMENTS = [
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
    segment text NOT NULL,
    direction text NOT NULL,
    hour timestamptz NOT NULL,
    vehicle_class text NOT NULL,
    agency text NOT NULL
  )`,
];
