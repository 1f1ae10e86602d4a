import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { DeviceFieldsFragment } from '../../graphql/generated';
import { toBase64url } from '../base64url';
import { announceEnrolment, ENROLMENT_DATABASE } from '../storage/delete-enrolment';

/** By what an account is enrolled for a vehicle on this phone. */
export interface Enrolment {
  readonly accountId: string;
  /** ECDSA P-256. No script can read the private key, only use it. */
  readonly keys: CryptoKeyPair;
  /** SPKI in base64url. */
  readonly publicKey: string;
  /** As the server described it last; null until an invitation was accepted. */
  readonly device: DeviceFieldsFragment | null;
}

interface EnrolmentSchema extends DBSchema {
  enrolments: { key: string; value: Enrolment };
}

type EnrolmentDatabase = IDBPDatabase<EnrolmentSchema>;

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' };

/**
 * Stored enrolment of an account on this phone; null where it is not being enrolled, or the browser stores
 * nothing.
 */
export async function readEnrolment(accountId: string): Promise<Enrolment | null> {
  try {
    return (await withDatabase((db) => db.get('enrolments', accountId))) ?? null;
  } catch {
    return null;
  }
}

/**
 * The key with which an account can accept an invitation: that of an attempt whose answer was lost, else a new one. It is
 * stored before it is used. Rejects where the browser can't make or store a key.
 */
export async function prepareKey(accountId: string): Promise<Enrolment> {
  const stored = await withDatabase((db) => db.get('enrolments', accountId));
  if (stored?.device === null) {
    return stored;
  }
  const keys = await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);
  const publicKey = toBase64url(await crypto.subtle.exportKey('spki', keys.publicKey));
  const made: Enrolment = { accountId, keys, publicKey, device: null };
  await withDatabase((db) => db.put('enrolments', made));
  return made;
}

/** Stores how far the enrolment is; does nothing once the key was deleted or replaced. Rejects on a full phone. */
export async function storeEnrolment(enrolment: Enrolment, device: DeviceFieldsFragment): Promise<void> {
  await withDatabase(async (db) => {
    const transaction = db.transaction('enrolments', 'readwrite');
    const now = await transaction.store.get(enrolment.accountId);
    if (now?.publicKey === enrolment.publicKey) {
      await transaction.store.put({ ...now, device });
    }
    await transaction.done;
  });
  announceEnrolment();
}

// Opened for each use: a sign-out in any tab deletes the database, and no page may hold it back.
async function withDatabase<Result>(act: (db: EnrolmentDatabase) => Promise<Result>): Promise<Result> {
  const db = await openDB<EnrolmentSchema>(ENROLMENT_DATABASE, 1, {
    upgrade(created) {
      created.createObjectStore('enrolments', { keyPath: 'accountId' });
    },
  });
  try {
    return await act(db);
  } finally {
    db.close();
  }
}
