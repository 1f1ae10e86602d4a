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
