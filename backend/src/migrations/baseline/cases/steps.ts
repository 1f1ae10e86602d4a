const SEVERITIES = `'CAUTION', 'WARNING', 'DANGER'`;
/**
 * States on which each kind of step may follow; the first step of a case follows on none, and the answer of an agency leaves it in
 * its state.
 */
const TRANSITIONS = `('SEALED', '{EVIDENCE}'), ('CONFIRMED', '{REVIEW}'), ('REFUSED', '{REVIEW}'), ('SERVED', '{NOTICE}'),
  ('REMINDED_3', '{NOTICE}'), ('REMINDED_1', '{NOTICE}'), ('ANSWERED', '{NOTICE,CONTESTED,EXPIRED}'),
  ('CONTESTED', '{EVIDENCE,REVIEW,NOTICE,EXPIRED,DECIDED}'),
  ('EXPIRED', '{NOTICE}'), ('PROPOSED', '{CONTESTED,EXPIRED}'), ('DECIDED', '{CONTESTED,EXPIRED}'),
  ('SENT_BACK', '{CONTESTED,EXPIRED}'), ('WITHDRAWN', '{EVIDENCE,REVIEW,NOTICE,CONTESTED,EXPIRED}'),
  ('REOPENED', '{DECIDED}'), ('LAPSED', '{EVIDENCE,REVIEW,NOTICE,CONTESTED,EXPIRED}'), ('CLOSED', '{DECIDED}')`;

/** Steps of cases, which nobody changes. */
export const CASE_STEPS = [
  // Without a reference to the account: deleting that would have to change a step. The holder is no more than a role.
  `CREATE TABLE case_step (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    case_id bigint NOT NULL REFERENCES violation_case ON DELETE CASCADE,
    version integer NOT NULL CHECK (version >= 1),
    kind text NOT NULL CHECK (kind IN ('OPENED', 'OBJECTED', 'SEALED', 'CONFIRMED', 'REFUSED', 'SERVED', 'REMINDED_3',
      'REMINDED_1', 'CONTESTED', 'EXPIRED', 'PROPOSED', 'DECIDED', 'SENT_BACK', 'WITHDRAWN', 'REOPENED', 'LAPSED', 'CLOSED',
      'ANSWERED')),
    at timestamptz NOT NULL,
    by_whom text NOT NULL CHECK (by_whom IN ('STAFF', 'HOLDER', 'SYSTEM', 'AGENCY')),
    actor_id bigint,
    actor_name text,
    decision text CHECK (decision IN ('UPHOLD', 'UPHOLD_LOWER', 'REJECT')),
    lowered_to text CHECK (lowered_to IN (${SEVERITIES})),
    service_way text CHECK (service_way IN ('IN_APP', 'BY_HAND', 'REGISTERED_LETTER', 'AGENCY')),
    served_at timestamptz,
    written_at timestamptz,
    reason text CHECK (length(reason) BETWEEN 1 AND 500),
    UNIQUE (case_id, version),
    CHECK ((by_whom IN ('STAFF', 'AGENCY')) = (actor_id IS NOT NULL)),
    CHECK (by_whom <> 'STAFF' OR reason IS NOT NULL),
    CHECK ((kind IN ('PROPOSED', 'DECIDED')) = (decision IS NOT NULL)),
    CHECK ((lowered_to IS NOT NULL) = (decision IS NOT DISTINCT FROM 'UPHOLD_LOWER')),
    CHECK ((kind = 'SERVED') = (service_way IS NOT NULL)),
    CHECK ((kind = 'SERVED') = (served_at IS NOT NULL)),
    CHECK (written_at IS NULL OR kind IN ('OBJECTED', 'CONTESTED', 'ANSWERED'))
  )`,
  // Nobody of the authority acts twice in one case (product decision D11), whichever way the act was got around; an agency answers
  // once a round, which its steps say.
  `CREATE UNIQUE INDEX case_step_nobody_twice ON case_step (case_id, actor_id) WHERE by_whom = 'STAFF'`,
  `CREATE FUNCTION case_step_in_order() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE
     held violation_case;
   BEGIN
     SELECT * INTO held FROM violation_case WHERE id = NEW.case_id;
     IF NEW.version <> held.version + 1 OR (CASE WHEN held.version = 0 THEN NEW.kind NOT IN ('OPENED', 'OBJECTED')
       ELSE NOT EXISTS (SELECT FROM (VALUES ${TRANSITIONS}) step (kind, states)
         WHERE step.kind = NEW.kind AND held.state = ANY (step.states::text[])) END) THEN
       RAISE EXCEPTION 'No step % of a case in state % and version %', NEW.kind, held.state, held.version
         USING ERRCODE = 'check_violation';
     END IF;
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER case_step_ordered BEFORE INSERT ON case_step FOR EACH ROW EXECUTE FUNCTION case_step_in_order()`,
  // A case goes with its violation alone; its steps go with the case.
  `CREATE FUNCTION case_refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     IF TG_OP = 'DELETE' AND (CASE TG_TABLE_NAME
       WHEN 'case_step' THEN NOT EXISTS (SELECT FROM violation_case WHERE id = (to_jsonb(OLD) ->> 'case_id')::bigint)
       ELSE NOT EXISTS (SELECT FROM violation WHERE id = (to_jsonb(OLD) ->> 'violation_id')::bigint) END) THEN
       RETURN OLD;
     END IF;
     RAISE EXCEPTION 'Steps of a case are only added' USING ERRCODE = 'insufficient_privilege';
   END $$`,
  `CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON case_step FOR EACH ROW EXECUTE FUNCTION case_refuse()`,
  'ALTER TABLE case_step ENABLE ALWAYS TRIGGER refuse_change',
  `CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON case_step FOR EACH STATEMENT EXECUTE FUNCTION case_refuse()`,
  'ALTER TABLE case_step ENABLE ALWAYS TRIGGER refuse_truncate',
  `CREATE TRIGGER refuse_delete BEFORE DELETE ON violation_case FOR EACH ROW EXECUTE FUNCTION case_refuse()`,
  'ALTER TABLE violation_case ENABLE ALWAYS TRIGGER refuse_delete',
];
