import type { AttentionKind } from '@wakafine/domain/attention/attention';
import { statement } from '../../../platform/db/statement';
import { roleIs } from '../../identity/accounts/role-sql';

const NAME = (account: string): string => `coalesce(${account}.full_name, ${account}.username)`;

const STATE = `SELECT state.id, state.kind, state.version, state.assignee_id AS "assigneeId",
    ${NAME('assignee')} AS "assigneeName", state.assigned_at AS "assignedAt", state.former_id AS "formerId",
    ${NAME('assigner')} AS "assignedBy", state.snoozed_until AS "snoozedUntil", state.snoozed_size AS "snoozedSize",
    state.done_at AS "doneAt", ${NAME('doer')} AS "doneBy", state.done_reason AS "doneReason",
    state.done_size AS "doneSize", state.subject, state.detail
  FROM attention_state state LEFT JOIN account assignee ON assignee.id = state.assignee_id
    LEFT JOIN account doer ON doer.id = state.done_by LEFT JOIN account assigner ON assigner.id = state.assigned_by`;

/** Decisions on some rows. $1 their ids. */
export const ATTENTION_STATES_OF = statement(
  'attention.states-of',
  `${STATE} WHERE state.id = ANY ($1::text[])`,
);

/** Rows that were done since a time, the latest first. $1 time, $2 kinds, $3 rows. */
export const ATTENTION_DONE = statement(
  'attention.done',
  `${STATE} WHERE state.done_at >= $1 AND state.kind = ANY ($2::text[]) ORDER BY state.done_at DESC LIMIT $3`,
);

/** Rows on which somebody was and that others have reassigned since a time, the latest first. $1 account, $2 time, $3 kinds, $4 rows. */
export const ATTENTION_TAKEN = statement(
  'attention.taken',
  `${STATE} WHERE state.former_id = $1 AND state.assigned_at >= $2 AND state.kind = ANY ($3::text[])
         ORDER BY state.assigned_at DESC LIMIT $4`,
);

/**
 * Stores the decision on a row, and gives a row unless somebody else has decided meanwhile. $1 id, $2 kind, $3 now, $4 assignee,
 * $5 snoozed until, $6 snoozed size, $7 done at, $8 done by, $9 reason, $10 done size, $11 subject, $12 detail, $13 version before, 0 for
 * the first, $14 actor.
 */
export const SAVE_ATTENTION = statement(
  'attention.save',
  `INSERT INTO attention_state AS known (id, kind, version, changed_at, assignee_id, snoozed_until, snoozed_size, done_at,
           done_by, done_reason, done_size, subject, detail, assigned_at, assigned_by)
         VALUES ($1, $2, 1, $3::timestamptz, $4::bigint, $5, $6, $7, $8, $9, $10, $11, $12,
           CASE WHEN $4::bigint IS NOT NULL THEN $3::timestamptz END, CASE WHEN $4::bigint IS NOT NULL THEN $14::bigint END)
         ON CONFLICT (id) DO UPDATE SET version = known.version + 1, changed_at = $3::timestamptz, assignee_id = $4::bigint, snoozed_until = $5,
           snoozed_size = $6, done_at = $7, done_by = $8, done_reason = $9, done_size = $10, subject = $11, detail = $12,
           assigned_at = CASE WHEN known.assignee_id IS DISTINCT FROM $4::bigint THEN $3::timestamptz ELSE known.assigned_at END,
           assigned_by = CASE WHEN known.assignee_id IS DISTINCT FROM $4::bigint THEN $14::bigint ELSE known.assigned_by END,
           former_id = CASE WHEN known.assignee_id IS NOT DISTINCT FROM $4::bigint THEN known.former_id
             WHEN known.assignee_id <> $14::bigint THEN known.assignee_id END
           WHERE known.version = $13
         RETURNING version`,
);

/** Staff who can be asked to do something, by name. $1 account or null for all, $2 rows. */
export const ATTENTION_PEOPLE = statement(
  'attention.people',
  `SELECT id, ${NAME('account')} AS name, role FROM account
         WHERE ${roleIs('role', ({ capabilities }) => capabilities.includes('handleAttention'))} AND NOT is_suspended
           AND ($1::bigint IS NULL OR id = $1)
         ORDER BY lower(${NAME('account')}), id LIMIT $2`,
  { notNull: ['name'] },
);

/** Decision on a row, as it is read. */
export interface StateRow {
  readonly id: string;
  readonly kind: AttentionKind;
  readonly version: number;
  readonly assigneeId: number | null;
  readonly assigneeName: string | null;
  /** Time of the last change of who is on it; null where it was never assigned. */
  readonly assignedAt: Date | null;
  /** Account that was on it before somebody else reassigned it; null for none. */
  readonly formerId: number | null;
  /** Name of who changed last who is on it. */
  readonly assignedBy: string | null;
  readonly snoozedUntil: Date | null;
  readonly snoozedSize: number | null;
  readonly doneAt: Date | null;
  readonly doneBy: string | null;
  readonly doneReason: string | null;
  readonly doneSize: number | null;
  readonly subject: string | null;
  readonly detail: string | null;
}
