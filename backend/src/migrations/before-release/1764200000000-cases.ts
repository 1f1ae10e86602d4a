import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATES = `'EVIDENCE', 'REVIEW', 'NOTICE', 'CONTESTED', 'EXPIRED', 'DECIDED', 'WITHDRAWN', 'CLOSED'`;
const SEVERITIES = `'CAUTION', 'WARNING', 'DANGER'`;
/** States on which each kind of step may follow; the first step of a case follows on none. */
const TRANSITIONS = `('SEALED', '{EVIDENCE}'), ('CONFIRMED', '{REVIEW}'), ('REFUSED', '{REVIEW}'), ('SERVED', '{NOTICE}'),
  ('REMINDED_3', '{NOTICE}'), ('REMINDED_1', '{NOTICE}'), ('CONTESTED', '{EVIDENCE,REVIEW,NOTICE,EXPIRED,DECIDED}'),
  ('EXPIRED', '{NOTICE}'), ('PROPOSED', '{CONTESTED,EXPIRED}'), ('DECIDED', '{CONTESTED,EXPIRED}'),
  ('SENT_BACK', '{CONTESTED,EXPIRED}'), ('WITHDRAWN', '{EVIDENCE,REVIEW,NOTICE,CONTESTED,EXPIRED}'),
  ('REOPENED', '{DECIDED}'), ('LAPSED', '{EVIDENCE,REVIEW,NOTICE,CONTESTED,EXPIRED}'), ('CLOSED', '{DECIDED}')`;

/** Cases, their steps that nobody changes, and what holders say in them. */
const CASES = [
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
    CHECK ((served_at IS NULL) = (due_at IS NULL)),
    CHECK (due_at >= served_at + interval '15 days'),
    CHECK ((decision IS NULL) = (decided_at IS NULL)),
    CHECK (state <> 'DECIDED' OR decision IS NOT NULL),
    CHECK ((lowered_to IS NOT NULL) = (decision IS NOT DISTINCT FROM 'UPHOLD_LOWER'))
  )`,
  'CREATE INDEX violation_case_newest ON violation_case (state, id DESC)',
  'CREATE INDEX violation_case_due ON violation_case (state, due_at)',
  'CREATE INDEX violation_case_next ON violation_case (next_at) WHERE next_at IS NOT NULL',
  // Without a reference to the account: deleting that would have to change a step. The holder is no more than a role.
  `CREATE TABLE case_step (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    case_id bigint NOT NULL REFERENCES violation_case ON DELETE CASCADE,
    version integer NOT NULL CHECK (version >= 1),
    kind text NOT NULL CHECK (kind IN ('OPENED', 'OBJECTED', 'SEALED', 'CONFIRMED', 'REFUSED', 'SERVED', 'REMINDED_3',
      'REMINDED_1', 'CONTESTED', 'EXPIRED', 'PROPOSED', 'DECIDED', 'SENT_BACK', 'WITHDRAWN', 'REOPENED', 'LAPSED', 'CLOSED')),
    at timestamptz NOT NULL,
    by_whom text NOT NULL CHECK (by_whom IN ('STAFF', 'HOLDER', 'SYSTEM')),
    actor_id bigint,
    actor_name text,
    decision text CHECK (decision IN ('UPHOLD', 'UPHOLD_LOWER', 'REJECT')),
    lowered_to text CHECK (lowered_to IN (${SEVERITIES})),
    service_way text CHECK (service_way IN ('IN_APP', 'BY_HAND', 'REGISTERED_LETTER', 'AGENCY')),
    served_at timestamptz,
    written_at timestamptz,
    reason text CHECK (length(reason) BETWEEN 1 AND 500),
    UNIQUE (case_id, version),
    CHECK ((by_whom = 'STAFF') = (actor_id IS NOT NULL)),
    CHECK (by_whom <> 'STAFF' OR reason IS NOT NULL),
    CHECK ((kind IN ('PROPOSED', 'DECIDED')) = (decision IS NOT NULL)),
    CHECK ((lowered_to IS NOT NULL) = (decision IS NOT DISTINCT FROM 'UPHOLD_LOWER')),
    CHECK ((kind = 'SERVED') = (service_way IS NOT NULL)),
    CHECK ((kind = 'SERVED') = (served_at IS NOT NULL)),
    CHECK (written_at IS NULL OR kind IN ('OBJECTED', 'CONTESTED'))
  )`,
  // Nobody acts twice in one case (product decision D11), whichever way the act was got around.
  `CREATE UNIQUE INDEX case_step_nobody_twice ON case_step (case_id, actor_id) WHERE actor_id IS NOT NULL`,
  // What a holder says: apart from the steps, because it is deleted 90 days after the decision.
  `CREATE TABLE case_contest (
    step_id bigint PRIMARY KEY REFERENCES case_step ON DELETE CASCADE,
    case_id bigint NOT NULL REFERENCES violation_case ON DELETE CASCADE,
    account_id bigint REFERENCES account ON DELETE SET NULL,
    client_id uuid NOT NULL,
    content_hash bytea NOT NULL,
    statement text CHECK (length(statement) BETWEEN 1 AND 2000),
    shows_own_track boolean NOT NULL,
    track_journey_id bigint REFERENCES journey ON DELETE SET NULL,
    photo_type text CHECK (photo_type IN ('image/jpeg', 'image/png', 'image/webp')),
    photo bytea,
    UNIQUE (account_id, client_id),
    CHECK ((photo_type IS NULL) = (photo IS NULL))
  )`,
  'CREATE INDEX case_contest_case ON case_contest (case_id)',
  'CREATE INDEX case_contest_track ON case_contest (track_journey_id) WHERE track_journey_id IS NOT NULL',
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

const CHANGED_OF_VIOLATION = ['OLD', 'NEW']
  .map((row) =>
    [
      ...['category', 'vehicle_type', 'transport_agency', 'vehicle_id', 'started_at', 'severity', 'grade'],
      ...['is_claimed', 'is_withdrawn', 'is_demo', 'is_primary', 'named_agency', 'account_id', 'binding'],
      ...['is_limit_confirmed', 'road', 'is_contested'],
    ]
      .map((column) => `${row}.${column}`)
      .join(', '),
  )
  .map((columns) => `(${columns})`)
  .join(' IS DISTINCT FROM ');

/** Has a function do the same with other words in its text. @throws where they are not found in it */
function reworded(name: string, from: string, to: string): string {
  return `DO $do$ DECLARE
    text_ text := pg_get_functiondef('${name}'::regproc);
  BEGIN
    IF strpos(text_, $from$${from}$from$) = 0 THEN
      RAISE EXCEPTION '${name} does not say so';
    END IF;
    EXECUTE replace(text_, $from$${from}$from$, $to$${to}$to$);
  END $do$`;
}

/** A violation that is contested is in no public figure until it is decided, and what was decided stays. */
const EFFECTS = [
  `ALTER TABLE violation ADD COLUMN is_contested boolean NOT NULL DEFAULT false,
     ADD COLUMN is_settled boolean NOT NULL DEFAULT false`,
  'ALTER TABLE journey ADD COLUMN contested_count integer NOT NULL DEFAULT 0 CHECK (contested_count >= 0)',
  reworded('violation_figures', 'NOT row_.is_withdrawn', 'NOT row_.is_withdrawn AND NOT row_.is_contested'),
  reworded('vehicle_recount', 'NOT is_withdrawn', 'NOT is_withdrawn AND NOT is_contested'),
  reworded('public_recount', 'NOT is_withdrawn', 'NOT is_withdrawn AND NOT is_contested'),
  reworded('journey_figures', 'row_.violation_count = 0', 'row_.violation_count <= row_.contested_count'),
  'DROP TRIGGER violation_recounted ON violation',
  `CREATE TRIGGER violation_recounted AFTER UPDATE ON violation FOR EACH ROW
     WHEN (${CHANGED_OF_VIOLATION}) EXECUTE FUNCTION count_violation()`,
  `CREATE TRIGGER journey_contest_recounted AFTER UPDATE OF contested_count ON journey FOR EACH ROW
     WHEN (OLD.contested_count <> NEW.contested_count) EXECUTE FUNCTION count_journey()`,
  // No other update of a journey changes this column, so that nothing is counted twice.
  `CREATE FUNCTION count_contested() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     UPDATE journey SET contested_count = (SELECT count(*) FROM violation
       WHERE journey_id = NEW.journey_id AND is_contested AND NOT is_withdrawn) WHERE id = NEW.journey_id;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER violation_contest_counted AFTER UPDATE ON violation FOR EACH ROW
     WHEN ((OLD.is_contested OR NEW.is_contested)
       AND (OLD.is_contested, OLD.is_withdrawn) IS DISTINCT FROM (NEW.is_contested, NEW.is_withdrawn))
     EXECUTE FUNCTION count_contested()`,
  'ALTER TABLE violation_revision DROP CONSTRAINT violation_revision_reason_check',
  `ALTER TABLE violation_revision ADD CONSTRAINT violation_revision_reason_check
     CHECK (reason IN ('LATE_FIXES', 'RULE', 'LIMIT', 'REJUDGED', 'CASE'))`,
  reworded(
    'keep_revision',
    `CASE WHEN judging <> 'AGAIN'`,
    `CASE WHEN judging = 'CASE' THEN 'CASE' WHEN judging <> 'AGAIN'`,
  ),
];

const UNDONE = [
  'DROP TRIGGER violation_contest_counted ON violation',
  'DROP FUNCTION count_contested',
  'DROP TRIGGER journey_contest_recounted ON journey',
  'DROP TRIGGER violation_recounted ON violation',
  `CREATE TRIGGER violation_recounted AFTER UPDATE ON violation FOR EACH ROW
     WHEN (${CHANGED_OF_VIOLATION.replaceAll(/, (OLD|NEW)\.is_contested/g, '')}) EXECUTE FUNCTION count_violation()`,
  reworded('keep_revision', `CASE WHEN judging = 'CASE' THEN 'CASE' WHEN`, 'CASE WHEN'),
  `DELETE FROM violation_revision WHERE reason = 'CASE'`,
  'ALTER TABLE violation_revision DROP CONSTRAINT violation_revision_reason_check',
  `ALTER TABLE violation_revision ADD CONSTRAINT violation_revision_reason_check
     CHECK (reason IN ('LATE_FIXES', 'RULE', 'LIMIT', 'REJUDGED'))`,
  reworded('journey_figures', 'row_.violation_count <= row_.contested_count', 'row_.violation_count = 0'),
  reworded('public_recount', 'NOT is_withdrawn AND NOT is_contested', 'NOT is_withdrawn'),
  reworded('vehicle_recount', 'NOT is_withdrawn AND NOT is_contested', 'NOT is_withdrawn'),
  reworded('violation_figures', 'NOT row_.is_withdrawn AND NOT row_.is_contested', 'NOT row_.is_withdrawn'),
  'ALTER TABLE journey DROP COLUMN contested_count',
  'ALTER TABLE violation DROP COLUMN is_contested, DROP COLUMN is_settled',
  'DROP TABLE case_contest, case_step, violation_case',
  'DROP FUNCTION case_refuse, case_step_in_order',
];

/** A fair way from a violation to a decision. */
export class Cases1764200000000 implements MigrationInterface {
  name = 'Cases1764200000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...CASES, ...EFFECTS]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of UNDONE) {
      await runner.query(statement);
    }
  }
}
