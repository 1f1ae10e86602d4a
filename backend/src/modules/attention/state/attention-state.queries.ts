import type { AttentionKind } from '@wakafine/domain/attention/attention';
import { statement } from '../../../platform/db/statement';
import { roleIs } from '../../identity/accounts/role-sql';

const NAME = (account: string): string => `coalesce(${account}.full_name, ${account}.username)`;

const STATE = `SELECT state.id, state.kind, state.version, state.assignee_id AS "assigneeId",
    ${NAME('assignee')} AS "assigneeName", state.snoozed_until AS "snoozedUntil", state.snoozed_size AS "snoozedSize",
    state.done_at AS "doneAt", ${NAME('doer')} AS "doneBy", state.done_reason AS "doneReason",
    state.done_size AS "doneSize", state.subject, state.detail
  FROM attention_state state LEFT JOIN account assignee ON assignee.id = state.assignee_id
    LEFT JOIN account doer ON doer.id = state.done_by`;

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

/**
 * Stores the decision on a row, and gives a row unless somebody else has decided meanwhile. $1 id, $2 kind, $3 now, $4 assignee,
 * $5 snoozed until, $6 snoozed size, $7 done at, $8 done by, $9 reason, $10 done size, $11 subject, $12 detail, $13 version before, 0 for
 * the first.
 */
export const SAVE_ATTENTION = statement(
  'attention.save',
  `INSERT INTO attention_state AS known (id, kind, version, changed_at, assignee_id, snoozed_until, snoozed_size, done_at,
           done_by, done_reason, done_size, subject, detail)
         VALUES ($1, $2, 1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
         ON CONFLICT (id) DO UPDATE SET version = known.version + 1, changed_at = $3, assignee_id = $4, snoozed_until = $5,
           snoozed_size = $6, done_at = $7, done_by = $8, done_reason = $9, done_size = $10, subject = $11, detail = $12
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
  readonly snoozedUntil: Date | null;
  readonly snoozedSize: number | null;
  readonly doneAt: Date | null;
  readonly doneBy: string | null;
  readonly doneReason: string | null;
  readonly doneSize: number | null;
  readonly subject: string | null;
  readonly detail: string | null;
}
