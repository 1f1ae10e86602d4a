/** Figures by hour, day, agency and vehicle, so that nobody who looks at the whole country reads every row. */
export const FIGURES = [
  // A dimension that a kind does not have is ''. Slots are hours, days of Africa/Douala, or the epoch for all time. n counts rows;
  // ranked violations are those without grade C; distance, ended and safe are of ended journeys.
  `CREATE TABLE figure (
    kind text NOT NULL,
    slot timestamptz NOT NULL,
    severity text NOT NULL DEFAULT '',
    category text NOT NULL DEFAULT '',
    vehicle_type text NOT NULL DEFAULT '',
    agency text NOT NULL DEFAULT '',
    detail text NOT NULL DEFAULT '',
    n bigint NOT NULL,
    ranked bigint NOT NULL DEFAULT 0,
    ended bigint NOT NULL DEFAULT 0,
    safe bigint NOT NULL DEFAULT 0,
    distance_m bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (kind, slot, severity, category, vehicle_type, agency, detail)
  )`,
  // So that what has come to nothing is found without looking at the rest.
  'CREATE INDEX figure_empty ON figure (kind) WHERE n = 0',
  // With all that the cards of the overview, the public totals and the figures by hour and day are made of.
  `CREATE INDEX figure_hours ON figure (kind, slot) INCLUDE (n, distance_m, detail, ranked, ended, safe)
    WHERE kind IN
    ('VIOLATION_HOUR', 'REPORT_HOUR', 'INCIDENT_HOUR', 'JOURNEY_HOUR', 'JOURNEY_END_HOUR', 'JUDGED_HOUR', 'UNJUDGED_HOUR',
      'JOURNEY_MOVED_HOUR')`,
  `CREATE INDEX figure_of_vehicle ON figure (detail, slot) WHERE kind = 'VEHICLE_DAY'`,
  // What was added since the last time that it was folded into the figures: a change is a line less and a line more.
  `CREATE TABLE figure_delta (
    kind text NOT NULL,
    slot timestamptz NOT NULL,
    severity text NOT NULL DEFAULT '',
    category text NOT NULL DEFAULT '',
    vehicle_type text NOT NULL DEFAULT '',
    agency text NOT NULL DEFAULT '',
    detail text NOT NULL DEFAULT '',
    n bigint NOT NULL,
    ranked bigint NOT NULL DEFAULT 0,
    ended bigint NOT NULL DEFAULT 0,
    safe bigint NOT NULL DEFAULT 0,
    distance_m bigint NOT NULL DEFAULT 0
  )`,
  `CREATE TABLE vehicle_figure (
    vehicle_id bigint PRIMARY KEY REFERENCES vehicle ON DELETE CASCADE,
    violations bigint NOT NULL,
    caution bigint NOT NULL,
    warning bigint NOT NULL,
    danger bigint NOT NULL,
    demo bigint NOT NULL,
    latest_at timestamptz,
    journeys bigint NOT NULL,
    categories text[] NOT NULL DEFAULT '{}',
    agencies text[] NOT NULL DEFAULT '{}'
  )`,
  // The order of the table of violators.
  `CREATE INDEX vehicle_figure_in_order ON vehicle_figure
    (violations DESC, (coalesce(latest_at, '-infinity')) DESC, vehicle_id DESC)`,
  'CREATE INDEX vehicle_figure_worst ON vehicle_figure (violations DESC, latest_at DESC, vehicle_id)',
  // Vehicles whose figures have still to be counted anew; there is no reference, so that none is locked.
  `CREATE TABLE vehicle_touched (
    vehicle_id bigint NOT NULL
  )`,
  // Counts by vehicle where it may be named, and else by who typed which plate, so that nobody learns of a vehicle by typing its
  // plate. The account is 0 where the vehicle is named, since then it matters to nobody who drove.
  `CREATE TABLE public_figure (
    vehicle_id bigint NOT NULL REFERENCES vehicle ON DELETE CASCADE,
    account_id bigint NOT NULL,
    violations bigint NOT NULL,
    warning bigint NOT NULL,
    danger bigint NOT NULL,
    demo bigint NOT NULL,
    latest_hour timestamptz NOT NULL,
    PRIMARY KEY (vehicle_id, account_id)
  )`,
  'CREATE INDEX public_figure_worst ON public_figure (violations DESC, latest_hour DESC)',
  // Public totals of the whole country, by the full hour that they are the state of.
  `CREATE TABLE public_totals (
    hour timestamptz PRIMARY KEY,
    figures jsonb NOT NULL
  )`,
];
