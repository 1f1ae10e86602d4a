import { statement } from '../db/statement';

/** Stores the first pair; a later one changes nothing. $1 public key, $2 sealed private key. */
export const INSERT_KEYS = statement(
  'push.insert-keys',
  'INSERT INTO vapid_key (public_key, sealed_private) VALUES ($1, $2) ON CONFLICT DO NOTHING',
);

/** The pair. */
export const READ_KEYS = statement(
  'push.read-keys',
  'SELECT public_key AS "publicKey", sealed_private AS "sealedPrivate" FROM vapid_key',
);

/** Puts another pair, or the same under another pepper, in the place of one. $1 its seal, $2 public key, $3 sealed private key. */
export const REPLACE_KEYS = statement(
  'push.replace-keys',
  'UPDATE vapid_key SET public_key = $2, sealed_private = $3 WHERE sealed_private = $1',
);
