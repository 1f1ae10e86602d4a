const STATES = `'EVIDENCE', 'REVIEW', 'NOTICE', 'CONTESTED', 'EXPIRED', 'DECIDED', 'WITHDRAWN', 'CLOSED'`;
const SEVERITIES = `'CAUTION', 'WARNING', 'DANGER'`;

/** A fair way from a violation to a decision: what the steps of a case come to. */
export const CASES = [
  // What its steps come to. Numbered together with violations and incidents.
  `CREATE TABLE violation_case (
    id bigint PRIMARY KEY DEFAULT nextval('record_id_seq'),
    violation_id bigint NOT NULL UNIQUE REFERENCES violation ON DELETE CASCADE,
    is_accusation boolean NOT NULL,
    state text NOT NULL CHECK (state IN (${STATES})),
    version integer NOT NULL CHECK (version >= 0),
    opened_at timestamptz NOT NULL,
    served_at timestamptz,
    due_at timestamptz,
    decision text CHECK (decision IN ('UPHOLD', 'UPHOLD_LOWER', 'REJECT')),
    lowered_to text CHECK (lowered_to IN (${SEVERITIES})),
    is_by_default boolean NOT NULL DEFAULT false,
    decided_at timestamptz,
    -- When the clock has something to do next.
    next_at timestamptz,
    -- The agency that got its notice, whatever becomes of the violation: one that is withdrawn names none any more.
    agency_name text REFERENCES transport_agency ON UPDATE CASCADE ON DELETE SET NULL,
    CHECK ((served_at IS NULL) = (due_at IS NULL)),
    CHECK (due_at >= served_at + interval '15 days'),
    CHECK ((decision IS NULL) = (decided_at IS NULL)),
    CHECK (state <> 'DECIDED' OR decision IS NOT NULL),
    CHECK ((lowered_to IS NOT NULL) = (decision IS NOT DISTINCT FROM 'UPHOLD_LOWER'))
  )`,
  'CREATE INDEX violation_case_newest ON violation_case (state, id DESC)',
  'CREATE INDEX violation_case_due ON violation_case (state, due_at)',
  'CREATE INDEX violation_case_next ON violation_case (next_at) WHERE next_at IS NOT NULL',
  'CREATE INDEX violation_case_agency ON violation_case (agency_name, id DESC) WHERE agency_name IS NOT NULL',
  // What an account that is erased leaves to a case that is not over (product decision D13).
  `CREATE TABLE evidence_hold (
    violation_id bigint PRIMARY KEY REFERENCES violation ON DELETE CASCADE,
    case_id bigint NOT NULL UNIQUE REFERENCES violation_case ON DELETE CASCADE,
    since timestamptz NOT NULL
  )`,
  // A violation that is contested is in no public figure until it is decided, nor does its journey count as unsafe.
  `CREATE FUNCTION count_contested() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     UPDATE journey SET contested_count = (SELECT count(*) FROM violation
       WHERE journey_id = NEW.journey_id AND is_contested AND NOT is_withdrawn) WHERE id = NEW.journey_id;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER violation_contest_counted AFTER UPDATE ON violation FOR EACH ROW
     WHEN ((OLD.is_contested OR NEW.is_contested)
       AND (OLD.is_contested, OLD.is_withdrawn) IS DISTINCT FROM (NEW.is_contested, NEW.is_withdrawn))
     EXECUTE FUNCTION count_contested()`,
];
