import { anyChanged } from './any-changed';

const HOUR = `date_bin('1 hour', started_at, timestamptz 'epoch')`;
const IS_PUBLIC = `NOT is_withdrawn AND NOT is_claimed AND grade <> 'C' AND is_primary`;
const JUDGED = ['started_at', 'ended_at', 'severity', 'grade', 'proven_kmh', 'limit_kmh', 'limit_id'];

/** Violations and their revisions. */
export const VIOLATIONS = [
  // Violations and incidents are numbered together, so that a REST row of either kind has an id of its own.
  'CREATE SEQUENCE record_id_seq AS bigint',
  `CREATE TABLE violation (
    id bigint PRIMARY KEY DEFAULT nextval('record_id_seq'),
    journey_id bigint REFERENCES journey ON DELETE SET NULL,
    account_id bigint REFERENCES account ON DELETE SET NULL,
    vehicle_id bigint NOT NULL REFERENCES vehicle,
    vehicle_type text NOT NULL,
    registration_number text NOT NULL,
    category text NOT NULL,
    transport_agency text,
    started_at timestamptz NOT NULL,
    ended_at timestamptz,
    speed_kmh double precision NOT NULL CHECK (speed_kmh BETWEEN 0 AND 300),
    mean_speed_kmh double precision CHECK (mean_speed_kmh BETWEEN 0 AND 300),
    latitude double precision CHECK (latitude BETWEEN -90 AND 90),
    longitude double precision CHECK (longitude BETWEEN -180 AND 180),
    severity text NOT NULL CHECK (severity IN ('CAUTION', 'WARNING', 'DANGER')),
    grade text NOT NULL CHECK (grade IN ('A', 'B', 'C')),
    fix_count integer NOT NULL DEFAULT 0 CHECK (fix_count >= 0),
    is_claimed boolean NOT NULL DEFAULT false,
    is_withdrawn boolean NOT NULL DEFAULT false,
    reported_at timestamptz,
    -- Who reported a violation may go; that it was reported stays.
    reported_by bigint REFERENCES account ON DELETE SET NULL,
    is_demo boolean NOT NULL DEFAULT false,
    binding text NOT NULL DEFAULT 'TYPED' CHECK (binding IN ('TYPED', 'WITNESS', 'BOUND', 'CONFLICT')),
    event_id bigint,
    is_primary boolean NOT NULL DEFAULT true,
    public_id bigint NOT NULL,
    named_agency text REFERENCES transport_agency ON UPDATE CASCADE ON DELETE SET NULL,
    -- What it rests on: the proven speed, the limit in force with its source, and the rule that judged it.
    proven_kmh double precision CHECK (proven_kmh BETWEEN 0 AND 1000),
    uncertainty_kmh double precision CHECK (uncertainty_kmh BETWEEN 0 AND 1000),
    proven_s double precision CHECK (proven_s > 0),
    is_over_gaps boolean NOT NULL DEFAULT false,
    limit_kmh integer CHECK (limit_kmh BETWEEN 1 AND 300),
    limit_id text,
    limit_zone text CHECK (limit_zone IN ('OPEN_ROAD', 'TOWN', 'ROAD', 'MARKET', 'SCHOOL')),
    limit_place text,
    limit_source text,
    is_limit_confirmed boolean NOT NULL DEFAULT true,
    thresholds_since timestamptz,
    rule_version text,
    judged_at timestamptz,
    road text CHECK (road IN ('', 'N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7', 'N8', 'N9', 'N10')),
    -- The direction of travel, by which its place is told as after a town; unknown for what was judged before.
    heading_deg smallint CHECK (heading_deg BETWEEN 0 AND 359),
    CHECK (ended_at >= started_at)
  )`,
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
  // What a violation that had ended was before and after it was judged anew (product decision D3). One that would be new has no
  // violation yet, so it belongs to its journey.
  `CREATE TABLE violation_revision (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    violation_id bigint REFERENCES violation ON DELETE CASCADE,
    journey_id bigint REFERENCES journey ON DELETE CASCADE,
    at timestamptz NOT NULL,
    reason text NOT NULL CHECK (reason IN ('LATE_FIXES', 'RULE', 'LIMIT', 'REJUDGED')),
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
  // It accepts no statistics from partial indexes, and without any would look for an agency that is not there
  // row by row.
  'CREATE STATISTICS violation_agency ON lower(transport_agency) FROM violation',
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
       CASE WHEN judging <> 'AGAIN' THEN 'LATE_FIXES'
         WHEN OLD.rule_version IS DISTINCT FROM NEW.rule_version THEN 'RULE' ELSE 'LIMIT' END,
       OLD.rule_version, NEW.rule_version, violation_figures_of(OLD), violation_figures_of(NEW));
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER violation_revised AFTER UPDATE ON violation FOR EACH ROW
     WHEN (OLD.ended_at IS NOT NULL AND NOT OLD.is_claimed AND NOT (OLD.is_withdrawn AND NEW.is_withdrawn)
       AND ${anyChanged([...JUDGED, 'is_limit_confirmed', 'is_withdrawn'])})
     EXECUTE FUNCTION keep_revision()`,
];
