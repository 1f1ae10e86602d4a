import { generateVAPIDKeys } from 'web-push';
import type { Db } from '../db/db';
import type { Logger } from '../log/log';
import type { SecretBox } from '../secrets/secret-box';
import { INSERT_KEYS, READ_KEYS } from './vapid-keys.queries';
import { VapidKey } from './vapid-key.entity';

/** The pair of keys by which push services know this service, base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const PURPOSE = 'vapid';

interface SealedKeys {
  readonly publicKey: string;
  readonly sealedPrivate: string;
}

/**
 * The keys of this service, made at its first start and the same ever after, for all its processes. They are sealed anew
 * when the pepper changes. Where nobody knows the pepper any more under which they were sealed there is a new pair, and
 * phones are reached again once the app was opened on them.
 */
export async function loadOrCreateVapidKeys(db: Db, box: SecretBox, log: Logger): Promise<VapidKeys> {
  const [found]: SealedKeys[] = await db.rows(READ_KEYS, []);
  const known = found === undefined ? null : opened(box, found);
  if (found !== undefined && known !== null) {
    const renewed = box.renew(PURPOSE, found.sealedPrivate);
    if (renewed !== found.sealedPrivate) {
      await db.entities.update(
        VapidKey,
        { sealedPrivate: found.sealedPrivate },
        { publicKey: found.publicKey, sealedPrivate: renewed },
      );
    }
    return known;
  }
  const made = generateVAPIDKeys();
  const sealed = box.seal(PURPOSE, made.privateKey);
  if (found === undefined) {
    await db.rows(INSERT_KEYS, [made.publicKey, sealed]);
  } else {
    log.warn('the keys for push messages were sealed under another pepper: there are new ones');
    await db.entities.update(
      VapidKey,
      { sealedPrivate: found.sealedPrivate },
      { publicKey: made.publicKey, sealedPrivate: sealed },
    );
  }
  // Another process may have been first.
  const [stored]: SealedKeys[] = await db.rows(READ_KEYS, []);
  return (stored === undefined ? null : opened(box, stored)) ?? made;
}

/** Whether stored keys are sealed with a key that the box has. */
export function vapidKeysOpen(box: SecretBox, { sealedPrivate }: Pick<SealedKeys, 'sealedPrivate'>): boolean {
  return opened(box, { publicKey: '', sealedPrivate }) !== null;
}

function opened(box: SecretBox, { publicKey, sealedPrivate }: SealedKeys): VapidKeys | null {
  try {
    return { publicKey, privateKey: box.open(PURPOSE, sealedPrivate) };
  } catch {
    return null;
  }
}
