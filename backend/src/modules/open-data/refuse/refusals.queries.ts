import { statement } from '../../../platform/db/statement';

/** Whether an account is left out. $1 account. */
export const HAS_REFUSED = statement(
  'open-data.has-refused',
  'SELECT EXISTS (SELECT FROM open_data_refusal WHERE account_id = $1) AS "hasRefused"',
  { notNull: ['hasRefused'] },
);

/** Leaves an account out. $1 account, $2 now. */
export const INSERT_REFUSAL = statement(
  'open-data.insert-refusal',
  'INSERT INTO open_data_refusal (account_id, refused_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
);

/** No longer leaves an account out. $1 account. */
export const DELETE_REFUSAL = statement(
  'open-data.delete-refusal',
  'DELETE FROM open_data_refusal WHERE account_id = $1',
);
