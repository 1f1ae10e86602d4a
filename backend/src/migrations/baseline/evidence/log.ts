/** Tables that are only added to: any change or deletion is refused, for every database role. */
const LOG_TABLES = ['evidence_leaf', 'evidence_entry', 'evidence_node', 'evidence_checkpoint'];

/** The log of evidence: records of violations, staff acts, limits and thresholds, and the tree over them. */
export const EVIDENCE_LOG = [
  // A record as the log knows it: its kind and the hashes of its parts (domain/src/evidence/record.ts). Nothing of it is personal.
  `CREATE TABLE evidence_leaf (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('OPENED', 'BUNDLE', 'REVISED', 'WITHDRAWN', 'STAFF_ACT', 'LIMIT', 'THRESHOLDS',
      'CASE_STEP', 'PADDING', 'OPEN_DATA')),
    record text NOT NULL CHECK (starts_with(record, E'wakafine evidence 1\\n' || kind || E'\\n')),
    written_at timestamptz NOT NULL DEFAULT now()
  )`,
  // What they say goes with the audit log.
  `CREATE INDEX evidence_leaf_acts ON evidence_leaf (written_at) WHERE kind = 'STAFF_ACT'`,
  // The order of the leaves in the tree, which is not the order in which they were written.
  `CREATE TABLE evidence_entry (
    position bigint PRIMARY KEY CHECK (position >= 0),
    leaf_id bigint NOT NULL UNIQUE REFERENCES evidence_leaf,
    leaf_hash bytea NOT NULL CHECK (length(leaf_hash) = 32)
  )`,
  // Complete subtrees of 64 leaves (level 6) and more; smaller ones are computed from the leaves.
  `CREATE TABLE evidence_node (
    level integer NOT NULL CHECK (level BETWEEN 6 AND 52),
    index bigint NOT NULL CHECK (index >= 0),
    hash bytea NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (level, index)
  )`,
  `CREATE TABLE evidence_checkpoint (
    size bigint PRIMARY KEY CHECK (size > 0 AND size % 64 = 0),
    root bytea NOT NULL CHECK (length(root) = 32),
    note text NOT NULL,
    signed_at timestamptz NOT NULL,
    -- All leaves up to this one stand in the tree or were rolled back: there is nothing to look for.
    settled_leaf_id bigint NOT NULL,
    -- The newest leaf that was seen; whoever has written one with a lower number has a transaction below the other number.
    seen_leaf_id bigint NOT NULL,
    seen_below bigint NOT NULL
  )`,
  `CREATE FUNCTION evidence_refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     RAISE EXCEPTION 'The evidence log is only added to' USING ERRCODE = 'insufficient_privilege';
   END $$`,
  ...LOG_TABLES.flatMap((table) => [
    `CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table}
       FOR EACH STATEMENT EXECUTE FUNCTION evidence_refuse()`,
    `ALTER TABLE ${table} ENABLE ALWAYS TRIGGER refuse_change`,
  ]),
];
