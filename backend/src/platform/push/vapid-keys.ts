import { generateVAPIDKeys } from 'web-push';
import type { Db, Statement } from '../db';
import type { SecretBox } from '../secret-box';

/** The pair of keys by which push services know this service, base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const PURPOSE = 'vapid';

/** Keeps the first pair that anybody makes. $1 public key, $2 sealed private key. */
const INSERT_KEYS: Statement = {
  name: 'push.insert-keys',
  text: 'INSERT INTO vapid_key (public_key, sealed_private) VALUES ($1, $2) ON CONFLICT DO NOTHING',
};

/** The pair. */
const READ_KEYS: Statement = {
  name: 'push.read-keys',
  text: 'SELECT public_key AS "publicKey", sealed_private AS "sealedPrivate" FROM vapid_key',
};

/** The keys of this service, made at its first start and the same ever after, for all its processes. */
export async function loadOrCreateVapidKeys(db: Db, box: SecretBox): Promise<VapidKeys> {
  const known = await readKeys(db, box);
  if (known !== null) {
    return known;
  }
  const made = generateVAPIDKeys();
  await db.rows(INSERT_KEYS, [made.publicKey, box.seal(PURPOSE, made.privateKey)]);
  const kept = await readKeys(db, box);
  if (kept === null) {
    throw new Error('The keys for push messages could not be kept');
  }
  return kept;
}

async function readKeys(db: Db, box: SecretBox): Promise<VapidKeys | null> {
  const [row] = await db.rows<{ publicKey: string; sealedPrivate: string }>(READ_KEYS, []);
  return row === undefined
    ? null
    : { publicKey: row.publicKey, privateKey: box.open(PURPOSE, row.sealedPrivate) };
}
