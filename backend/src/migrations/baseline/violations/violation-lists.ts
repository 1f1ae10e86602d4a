const HOUR = `date_bin('1 hour', started_at, timestamptz 'epoch')`;
const IS_PUBLIC = `NOT is_withdrawn AND NOT is_claimed AND grade <> 'C' AND is_primary`;

/** Indexes by which violations are listed, looked up and counted. */
export const VIOLATION_LISTS = [
  'CREATE INDEX violation_account_newest ON violation (account_id, started_at DESC, id DESC)',
  // Rows come nearly in the order of their time: a few pages of summary find the old ones.
  'CREATE INDEX violation_age ON violation USING brin (started_at)',
  `CREATE INDEX violation_agency_newest ON violation (lower(transport_agency), started_at DESC, id DESC)
    WHERE transport_agency IS NOT NULL AND NOT is_withdrawn`,
  'CREATE INDEX violation_by_road ON violation (started_at) INCLUDE (road)',
  'CREATE INDEX violation_demo ON violation (id) WHERE is_demo',
  'CREATE INDEX violation_event ON violation (event_id) WHERE event_id IS NOT NULL',
  'CREATE INDEX violation_fastest ON violation (speed_kmh DESC, id DESC) WHERE NOT is_withdrawn',
  'CREATE INDEX violation_journey ON violation (journey_id, started_at)',
  `CREATE INDEX violation_more_than_typed ON violation (vehicle_id, started_at) WHERE binding <> 'TYPED'`,
  'CREATE INDEX violation_named_agency ON violation (named_agency) WHERE named_agency IS NOT NULL',
  'CREATE INDEX violation_newest ON violation (started_at DESC, id DESC) WHERE NOT is_withdrawn',
  `CREATE INDEX violation_public_agency ON violation (named_agency, (${HOUR}) DESC, public_id DESC)
    WHERE named_agency IS NOT NULL AND ${IS_PUBLIC}`,
  `CREATE INDEX violation_public_fastest ON violation ((floor(speed_kmh)) DESC, public_id DESC)
    WHERE ${IS_PUBLIC}`,
  'CREATE UNIQUE INDEX violation_public_id ON violation (public_id)',
  `CREATE INDEX violation_public_newest ON violation ((${HOUR}) DESC, public_id DESC)
    WHERE ${IS_PUBLIC}`,
  `CREATE INDEX violation_public_newest_minute ON violation (severity, started_at DESC)
    WHERE ${IS_PUBLIC}`,
  `CREATE INDEX violation_public_severity ON violation (severity, (${HOUR}) DESC, public_id DESC)
    WHERE ${IS_PUBLIC}`,
  `CREATE INDEX violation_ranked ON violation (vehicle_id, started_at) INCLUDE (severity, is_demo)
    WHERE NOT is_withdrawn AND NOT is_claimed AND grade <> 'C'`,
  `CREATE INDEX violation_recent ON violation (severity, started_at DESC, id DESC)
    WHERE NOT is_withdrawn AND NOT is_claimed AND grade <> 'C'`,
  'CREATE INDEX violation_reported_by ON violation (reported_by) WHERE reported_by IS NOT NULL',
  // Few are reported: by speed they would else be found one in a hundred.
  `CREATE INDEX violation_reported_fastest ON violation (speed_kmh DESC, id DESC)
    WHERE reported_at IS NOT NULL AND NOT is_withdrawn`,
  `CREATE INDEX violation_reported_newest ON violation (started_at DESC, id DESC)
    WHERE reported_at IS NOT NULL AND NOT is_withdrawn`,
  'CREATE INDEX violation_severity_fastest ON violation (severity, speed_kmh DESC, id DESC) WHERE NOT is_withdrawn',
  'CREATE INDEX violation_severity_newest ON violation (severity, started_at DESC, id DESC) WHERE NOT is_withdrawn',
  'CREATE INDEX violation_vehicle ON violation (vehicle_id)',
  // Finds what an agency is shown of a time without reading the rest of the country.
  `CREATE INDEX violation_of_agency ON violation (named_agency, started_at DESC, id DESC)
    WHERE named_agency IS NOT NULL AND is_primary AND NOT is_withdrawn AND NOT is_contested AND NOT is_claimed
      AND grade <> 'C'`,
  // It accepts no statistics from partial indexes, and without any would look for an agency that is not there
  // row by row.
  'CREATE STATISTICS violation_agency ON lower(transport_agency) FROM violation',
];
