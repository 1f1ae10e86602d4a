/** The parts of the records themselves, and by what a violation is found from paper. */
export const EVIDENCE_PROOFS = [
  // The parts themselves with their salts: once erased, nobody can recover from the hash what they said. No reference to the leaf:
  // it is in the same transaction, never goes, and checking it would cost a push more than storing the part.
  `CREATE TABLE evidence_part (
    leaf_id bigint NOT NULL,
    name text NOT NULL CHECK (name ~ '^[a-z]{1,20}$'),
    violation_id bigint,
    salt bytea NOT NULL CHECK (length(salt) = 32),
    body text NOT NULL,
    PRIMARY KEY (leaf_id, name)
  )`,
  'CREATE INDEX evidence_part_violation ON evidence_part (violation_id) WHERE violation_id IS NOT NULL',
  // By what a violation is found from paper: its number, the key that opens place, hour and limit, and its records.
  `CREATE TABLE evidence_proof (
    violation_id bigint PRIMARY KEY,
    proof_id bytea NOT NULL UNIQUE CHECK (length(proof_id) = 16),
    paper_key bytea NOT NULL CHECK (length(paper_key) = 16),
    opened_leaf_id bigint NOT NULL,
    -- Null until the violation has ended and the minute after it is known.
    sealed_leaf_id bigint,
    -- Whether it is still to be sealed, or changed since.
    is_due boolean NOT NULL DEFAULT true,
    -- What is redacted is never sealed again: its parts would come back.
    is_redacted boolean NOT NULL DEFAULT false
  )`,
  'CREATE INDEX evidence_proof_due ON evidence_proof (violation_id) WHERE is_due',
  // Parts and proofs go with their violation by this: a reference would be checked three times in each push that opens one.
  `CREATE FUNCTION evidence_gone() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     DELETE FROM evidence_part WHERE violation_id = OLD.id;
     DELETE FROM evidence_proof WHERE violation_id = OLD.id;
     RETURN NULL;
   END $$`,
  'CREATE TRIGGER evidence_gone AFTER DELETE ON violation FOR EACH ROW EXECUTE FUNCTION evidence_gone()',
];
