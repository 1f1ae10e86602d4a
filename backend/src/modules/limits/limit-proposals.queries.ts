import { idAfter, idBefore } from '../../platform/db/keyset';
import { statement } from '../../platform/db/statement';
import { contentOf } from './limits.queries';

/**
 * Lets changes of the register in one after another, until the transaction ends; anyone who only reads never
 * waits.
 */
export const LOCK_REGISTER = statement(
  'limits.lock-register',
  'SELECT version FROM speed_limit_register FOR UPDATE',
);

/**
 * The last validity of limits, and the proposal that waits for each. $1 identifiers of limits, $2 whether confirmations by demo
 * staff count.
 */
export const LAST_VALIDITIES = statement(
  'limits.last-validities',
  `SELECT DISTINCT ON (entry.limit_id) entry.id AS "rowId", entry.limit_id AS "limitId", ${contentOf('entry')} AS content,
           entry.valid_from AS "validFrom", entry.valid_until AS "validUntil",
           entry.confirmed_at IS NOT NULL AND ($2 OR NOT entry.is_demo_confirmation) AS "isConfirmed",
           waiting.id AS "openProposalId"
         FROM speed_limit entry
           LEFT JOIN limit_proposal waiting ON waiting.limit_id = entry.limit_id AND waiting.outcome IS NULL
         WHERE entry.limit_id = ANY ($1::text[])
         ORDER BY entry.limit_id, entry.valid_from DESC NULLS LAST`,
  { notNull: ['content', 'isConfirmed'] },
);

/**
 * Proposes changes. $1 the changes as JSON, $2 from when on, $3 until when, $4 reason, $5 staff, $6 their role, $7 now,
 * $8 client's id, $9 hash of the content.
 */
export const INSERT_PROPOSALS = statement(
  'limits.insert-proposals',
  `INSERT INTO limit_proposal (kind, limit_id, before_id, proposed, valid_from, valid_until, reason, proposed_by,
           proposed_as, proposed_at, client_id, content_hash)
         SELECT change.kind, change."limitId", change."beforeId", change.content, $2, $3, $4, $5, $6, $7, $8, $9
         FROM ROWS FROM (jsonb_to_recordset($1::jsonb)
           AS (kind text, "limitId" text, "beforeId" bigint, content jsonb)) WITH ORDINALITY
           AS change (kind, "limitId", "beforeId", content, place)
         ORDER BY change.place RETURNING id`,
);

/** Proposal of somebody under an id of their own. $1 staff, $2 client's id. */
export const PROPOSED_BEFORE = statement(
  'limits.proposed-before',
  `SELECT id, content_hash AS "contentHash" FROM limit_proposal
         WHERE proposed_by = $1 AND client_id = $2 ORDER BY id`,
);

const PROPOSAL = `SELECT proposal.id, proposal.kind, proposal.limit_id AS "limitId", proposal.reason,
    proposal.valid_from AS "validFrom", proposal.valid_until AS "validUntil", proposal.proposed_at AS "proposedAt",
    proposal.proposed_by AS "proposedById", proposer.username AS "proposedBy", proposal.proposed_as AS "proposedAs",
    proposal.outcome, proposal.decided_at AS "decidedAt", proposal.decided_by AS "decidedById",
    decider.username AS "decidedBy", proposal.decision_reason AS "decisionReason",
    proposal.in_force_from AS "inForceFrom", proposal.proposed AS after, ${contentOf('entry')} AS before
  FROM limit_proposal proposal
    LEFT JOIN account proposer ON proposer.id = proposal.proposed_by
    LEFT JOIN account decider ON decider.id = proposal.decided_by
    LEFT JOIN speed_limit entry ON entry.id = proposal.before_id`;

/** Proposals, oldest first. $1 their ids. */
export const PROPOSALS_BY_ID = statement(
  'limits.proposals-by-id',
  `${PROPOSAL} WHERE proposal.id = ANY ($1::bigint[]) ORDER BY proposal.id`,
);

/** Everything that was proposed for a limit, newest first. $1 limit, $2 the row before or null, $3 how many; null: all. */
export const PROPOSALS_OF_LIMIT = statement(
  'limits.proposals-of-limit',
  `${PROPOSAL} WHERE proposal.limit_id = $1 AND ${idBefore('proposal.id', '$2')}
         ORDER BY proposal.id DESC LIMIT $3`,
);

/** Number of proposals for a limit. $1 limit. */
export const PROPOSALS_OF_LIMIT_COUNT = statement(
  'limits.proposals-of-limit-count',
  'SELECT count(*) FROM limit_proposal WHERE limit_id = $1',
);

/** A page of the proposals that wait, oldest first. $1 the row before or null, $2 how many. */
export const WAITING_PROPOSALS = statement(
  'limits.waiting-proposals',
  `${PROPOSAL} WHERE proposal.outcome IS NULL AND ${idAfter('proposal.id', '$1')}
         ORDER BY proposal.id LIMIT $2`,
);

/** Number of proposals that wait. */
export const WAITING_COUNT = statement(
  'limits.waiting-count',
  'SELECT count(*) FROM limit_proposal WHERE outcome IS NULL',
);

/** Refuses or withdraws proposals. $1 ids, $2 outcome, $3 staff, $4 now, $5 reason. */
export const CLOSE_PROPOSALS = statement(
  'limits.close-proposals',
  `UPDATE limit_proposal SET outcome = $2, decided_by = $3, decided_at = $4, decision_reason = $5
         WHERE id = ANY ($1::bigint[])`,
);

/**
 * Seconds proposals: the validity before ends where the new one begins, at the stated moment and never in the past. $1 ids,
 * $2 staff, $3 now.
 */
export const SECOND_PROPOSALS = statement(
  'limits.second-proposals',
  `WITH seconded AS (
           UPDATE limit_proposal SET outcome = 'SECONDED', decided_by = $2, decided_at = $3,
             in_force_from = greatest(valid_from, $3), limit_id = coalesce(limit_id, 'limit-' || id)
           WHERE id = ANY ($1::bigint[]) RETURNING *
         ), ended AS (
           UPDATE speed_limit SET valid_until = seconded.in_force_from FROM seconded
           WHERE speed_limit.limit_id = seconded.limit_id
             AND (speed_limit.valid_until IS NULL OR speed_limit.valid_until > seconded.in_force_from)
         )
         INSERT INTO speed_limit (limit_id, zone, geometry, place_name, car_kmh, bike_kmh, bus_kmh, bus_over_3_5t_kmh,
           bus_over_12_5t_kmh, lorry_over_3_5t_kmh, lorry_over_12t_kmh, trailer_over_0_75t_kmh, hours, valid_from,
           valid_until, source, confidence, geometry_uncertainty_m, created_at, proposed_by, confirmed_by, confirmed_at,
           is_demo_confirmation)
         SELECT seconded.limit_id, content.zone, content.geometry, content."placeName", kmh."CAR", kmh."BIKE", kmh."BUS",
           kmh."BUS_OVER_3_5T", kmh."BUS_OVER_12_5T", kmh."LORRY_OVER_3_5T", kmh."LORRY_OVER_12T",
           kmh."TRAILER_OVER_0_75T", content.hours, seconded.in_force_from, seconded.valid_until, content.source,
           content.confidence, content."geometryUncertaintyM", $3, seconded.proposed_by, seconded.decided_by, $3,
           EXISTS (SELECT FROM account WHERE id IN (seconded.proposed_by, seconded.decided_by) AND is_demo)
         FROM seconded,
           LATERAL jsonb_to_record(seconded.proposed) AS content (zone text, geometry jsonb, "placeName" text,
             "limitKmh" jsonb, hours jsonb, source text, confidence text, "geometryUncertaintyM" integer),
           LATERAL jsonb_to_record(content."limitKmh") AS kmh ("CAR" integer, "BIKE" integer, "BUS" integer,
             "BUS_OVER_3_5T" integer, "BUS_OVER_12_5T" integer, "LORRY_OVER_3_5T" integer, "LORRY_OVER_12T" integer,
             "TRAILER_OVER_0_75T" integer)
         WHERE seconded.kind <> 'END' ORDER BY seconded.id`,
);
