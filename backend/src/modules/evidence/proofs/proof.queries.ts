import { statement } from '../../../platform/db/statement';
import { DAY_OF_FIRST } from '../../journeys/fix-day-sql';

/** Violations whose records are due: they have ended, and the minute after them is known. $1 after violation, $2 at most. */
export const DUE_PROOFS = statement(
  'evidence.due-proofs',
  `SELECT proof.violation_id AS "violationId" FROM evidence_proof proof
         JOIN violation ON violation.id = proof.violation_id
         LEFT JOIN journey ON journey.id = violation.journey_id
         WHERE proof.is_due AND proof.violation_id > $1 AND violation.ended_at IS NOT NULL
           AND (journey.id IS NULL OR journey.ended_at IS NOT NULL
             OR journey.last_fix_at >= violation.ended_at + interval '60 s')
         ORDER BY proof.violation_id LIMIT $2`,
);

/** Holds the proof of a violation while it is sealed; no row where somebody else does or it is not due. $1 violation. */
export const LOCK_DUE_PROOF = statement(
  'evidence.lock-due-proof',
  `SELECT encode(proof_id, 'hex') AS "proofId", encode(paper_key, 'hex') AS "paperKey", sealed_leaf_id AS "sealedLeafId"
         FROM evidence_proof WHERE violation_id = $1 AND is_due FOR UPDATE SKIP LOCKED`,
  { notNull: ['proofId', 'paperKey'] },
);

/** A violation is sealed. $1 violation, $2 leaf. */
export const SET_SEALED = statement(
  'evidence.set-sealed',
  'UPDATE evidence_proof SET sealed_leaf_id = $2, is_due = false WHERE violation_id = $1',
);

/** Fixes of a journey in a span, by seq. $1 journey, $2 from, $3 until. */
export const FIXES_BETWEEN = statement(
  'evidence.fixes-between',
  `SELECT seq, lat, lng, (extract(epoch FROM recorded_at) * 1000)::bigint AS "recordedAtMs",
           accuracy_m AS "accuracyM", speed_kmh AS "speedKmh", heading_deg AS "headingDeg",
           clock_offset_ms AS "clockOffsetMs", is_future AS "isFuture"
         FROM fix WHERE journey_id = $1 AND ${DAY_OF_FIRST} AND recorded_at BETWEEN $2 AND $3 ORDER BY seq`,
  { notNull: ['recordedAtMs'] },
);

/** Other witnesses of the event of a violation, and the speeds that they prove, km/h. $1 event, $2 violation. */
export const WITNESSES = statement(
  'evidence.witnesses',
  `SELECT witness.violation_id AS "violationId", witness.account_id AS "accountId", witness.is_device AS "isDevice",
           violation.proven_kmh AS "provenKmh"
         FROM vehicle_event_witness witness JOIN violation ON violation.id = witness.violation_id
         WHERE witness.event_id = $1 AND witness.violation_id <> $2 ORDER BY witness.violation_id`,
);

/**
 * Violation and records of a proof, by its number: the violation as it is now, its records with their places in the tree, the newest
 * first. $1 number in hexadecimal.
 */
export const RECORDS_OF_PROOF = statement(
  'evidence.records-of-proof',
  `SELECT proof.violation_id AS "violationId", encode(proof.paper_key, 'hex') AS "paperKey", proof.is_due AS "isDue",
           leaf.id AS "leafId", leaf.kind, leaf.record, leaf.written_at AS "writtenAt",
           entry.position, entry.leaf_hash AS "leafHash",
           violation.account_id AS "accountId", violation.is_withdrawn AS "isWithdrawn",
           EXISTS (SELECT FROM evidence_hold hold WHERE hold.violation_id = violation.id) AS "isHeld",
           (extract(epoch FROM violation.started_at) * 1000)::bigint AS "startedAtMs",
           (extract(epoch FROM coalesce(violation.ended_at, violation.started_at)) * 1000)::bigint AS "endedAtMs",
           violation.speed_kmh AS "speedKmh", violation.mean_speed_kmh AS "meanSpeedKmh",
           violation.proven_kmh AS "provenKmh", violation.uncertainty_kmh AS "uncertaintyKmh",
           violation.proven_s AS "provenS", violation.severity, violation.grade, violation.fix_count AS "fixCount",
           violation.is_over_gaps AS "isOverGaps", violation.limit_id AS "limitId"
         FROM evidence_proof proof JOIN violation ON violation.id = proof.violation_id
         CROSS JOIN LATERAL unnest(ARRAY[proof.sealed_leaf_id, proof.opened_leaf_id]) AS of_proof (leaf_id)
         JOIN evidence_leaf leaf ON leaf.id = of_proof.leaf_id
         LEFT JOIN evidence_entry entry ON entry.leaf_id = leaf.id
         WHERE proof.proof_id = decode($1, 'hex') ORDER BY leaf.id DESC`,
  { notNull: ['paperKey', 'startedAtMs', 'endedAtMs', 'isHeld'] },
);

/** The parts of a record that are still there. $1 leaf. */
export const PARTS_OF_LEAF = statement(
  'evidence.parts-of-leaf',
  `SELECT name, encode(salt, 'hex') AS salt, body FROM evidence_part WHERE leaf_id = $1`,
  { notNull: ['salt'] },
);

/** Numbers and keys of the proofs of some violations. $1 violations. */
export const PROOFS_OF_VIOLATIONS = statement(
  'evidence.proofs-of-violations',
  `SELECT violation_id AS "violationId", encode(proof_id, 'hex') AS "proofId", encode(paper_key, 'hex') AS "paperKey"
         FROM evidence_proof WHERE violation_id = ANY ($1::bigint[])`,
  { notNull: ['proofId', 'paperKey'] },
);

/**
 * Erases what the records of some violations say; by what they were judged stays. Nothing of them is sealed anew, since
 * what it would be made of is gone. $1 violations, $2 names of the parts that stay.
 */
export const REDACT_PARTS = statement(
  'evidence.redact-parts',
  `WITH settled AS (
           UPDATE evidence_proof SET is_due = false, is_redacted = true WHERE violation_id = ANY ($1::bigint[])
         )
         DELETE FROM evidence_part WHERE violation_id = ANY ($1::bigint[]) AND name <> ALL ($2::text[])`,
);

/** Deletes the content of old records of staff acts, whose entries in the audit log go too. $1 written before, $2 at most. */
export const DELETE_OLD_ACTS = statement(
  'evidence.delete-old-acts',
  `WITH gone AS (
           DELETE FROM evidence_part WHERE leaf_id IN (
             SELECT leaf.id FROM evidence_leaf leaf JOIN evidence_part part ON part.leaf_id = leaf.id
             WHERE leaf.kind = 'STAFF_ACT' AND leaf.written_at < $1 ORDER BY leaf.written_at LIMIT $2
           ) RETURNING 1
         )
         SELECT count(*) AS count FROM gone`,
  { notNull: ['count'] },
);
