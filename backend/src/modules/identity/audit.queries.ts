import type { Statement } from '../../platform/db';

/** Adds to the audit log. $1 time, $2 account, $3 act, $4 target, $5 details. */
export const INSERT_AUDIT_ENTRY: Statement = {
  name: 'identity.insert-audit-entry',
  text: `INSERT INTO audit_entry (at, account_id, actor_name, actor_role, act, target, details)
         SELECT $1, id, username, role, $3, $4, $5 FROM account WHERE id = $2`,
};
