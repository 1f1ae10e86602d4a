/** The rest of limits, which the server processes share. */
export const SHARED_LIMITS = [
  // A crash of the database fills every pot and frees every place, which the server processes then lose as well.
  `CREATE UNLOGGED TABLE shared_budget (
    subject text PRIMARY KEY,
    points double precision NOT NULL,
    filled_at timestamptz NOT NULL,
    taken double precision NOT NULL
  ) WITH (fillfactor = 50)`,
  'CREATE UNLOGGED TABLE socket_hold (holder text PRIMARY KEY, held jsonb NOT NULL)',
];
