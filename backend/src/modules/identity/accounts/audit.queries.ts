import { statement } from '../../../platform/db/statement';

/** Adds to the audit log. $1 time, $2 account, $3 act, $4 target, $5 details. */
export const INSERT_AUDIT_ENTRY = statement(
  'identity.insert-audit-entry',
  `INSERT INTO audit_entry (at, account_id, actor_name, actor_role, act, target, details)
         SELECT $1, id, username, role, $3, $4, $5 FROM account WHERE id = $2`,
);

/** Adds an act of the violator rule, which has no account, to the audit log. $1 time, $2 act, $3 target, $4 details. */
export const INSERT_AUDIT_ENTRY_OF_RULE = statement(
  'identity.insert-audit-entry-of-rule',
  `INSERT INTO audit_entry (at, account_id, actor_name, actor_role, act, target, details)
         VALUES ($1, NULL, 'RULE', 'RULE', $2, $3, $4)`,
);
