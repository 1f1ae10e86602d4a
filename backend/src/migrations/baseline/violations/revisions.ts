import { anyChanged } from '../any-changed';

const JUDGED = ['started_at', 'ended_at', 'severity', 'grade', 'proven_kmh', 'limit_kmh', 'limit_id'];

/** Changes that a judgement anew made to violations that had ended. */
export const REVISIONS = [
  // What a violation that had ended was before and after it was judged anew (product decision D3). One that would be new has no
  // violation yet, so it belongs to its journey.
  `CREATE TABLE violation_revision (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    violation_id bigint REFERENCES violation ON DELETE CASCADE,
    journey_id bigint REFERENCES journey ON DELETE CASCADE,
    at timestamptz NOT NULL,
    reason text NOT NULL CHECK (reason IN ('LATE_FIXES', 'RULE', 'LIMIT', 'REJUDGED', 'CASE', 'ERASED')),
    rule_version_before text,
    rule_version_after text,
    before jsonb CHECK (jsonb_typeof(before) = 'object'),
    after jsonb NOT NULL CHECK (jsonb_typeof(after) = 'object'),
    is_pending boolean NOT NULL DEFAULT false,
    outcome text CHECK (outcome IN ('APPLIED', 'DROPPED', 'SUPERSEDED')),
    decided_at timestamptz,
    decided_by bigint REFERENCES account ON DELETE SET NULL,
    CHECK ((violation_id IS NULL) <> (journey_id IS NULL)),
    CHECK (violation_id IS NOT NULL OR before IS NULL),
    CHECK ((outcome IS NULL) = (decided_at IS NULL)),
    CHECK (NOT is_pending OR outcome IS NULL)
  )`,
  'CREATE INDEX violation_revision_decided_by ON violation_revision (decided_by)',
  'CREATE INDEX violation_revision_journey ON violation_revision (journey_id)',
  'CREATE INDEX violation_revision_pending ON violation_revision (id) WHERE is_pending',
  'CREATE INDEX violation_revision_violation ON violation_revision (violation_id, id)',
  // What a judgement gives a violation; times in ms, so that text and programs write the same.
  `CREATE FUNCTION violation_figures_of(row_ violation) RETURNS jsonb LANGUAGE sql STABLE AS $$ SELECT jsonb_build_object(
  'startedAtMs', (extract(epoch FROM row_.started_at) * 1000)::bigint,
  'endedAtMs', (extract(epoch FROM row_.ended_at) * 1000)::bigint,
  'severity', row_.severity, 'grade', row_.grade, 'speedKmh', row_.speed_kmh, 'provenKmh', row_.proven_kmh,
  'limitKmh', row_.limit_kmh, 'limitId', row_.limit_id, 'limitPlace', row_.limit_place,
  'isLimitConfirmed', row_.is_limit_confirmed, 'isWithdrawn', row_.is_withdrawn, 'ruleVersion', row_.rule_version) $$`,
  // Who judges again by another rule or limit says so for the transaction; DECIDED is what a person lets through, which has a row
  // of its own. An active drive that goes on lengthens its last violation: nothing is revised by that.
  `CREATE FUNCTION keep_revision() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE
     judging text := coalesce(current_setting('wakafine.judging', true), '');
   BEGIN
     IF judging = 'DECIDED' OR (NOT NEW.is_withdrawn AND coalesce(NEW.ended_at, 'infinity') > OLD.ended_at
       AND EXISTS (SELECT FROM journey WHERE id = NEW.journey_id AND ended_at IS NULL)) THEN
       RETURN NULL;
     END IF;
     INSERT INTO violation_revision (violation_id, at, reason, rule_version_before, rule_version_after, before, after)
     VALUES (NEW.id, CASE WHEN NEW.judged_at IS DISTINCT FROM OLD.judged_at THEN NEW.judged_at ELSE now() END,
       CASE WHEN judging IN ('CASE', 'ERASED') THEN judging WHEN judging <> 'AGAIN' THEN 'LATE_FIXES'
         WHEN OLD.rule_version IS DISTINCT FROM NEW.rule_version THEN 'RULE' ELSE 'LIMIT' END,
       OLD.rule_version, NEW.rule_version, violation_figures_of(OLD), violation_figures_of(NEW));
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER violation_revised AFTER UPDATE ON violation FOR EACH ROW
     WHEN (OLD.ended_at IS NOT NULL AND NOT OLD.is_claimed AND NOT (OLD.is_withdrawn AND NEW.is_withdrawn)
       AND ${anyChanged([...JUDGED, 'is_limit_confirmed', 'is_withdrawn'])})
     EXECUTE FUNCTION keep_revision()`,
];
