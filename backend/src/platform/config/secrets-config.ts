import { readFileSync } from 'node:fs';
import { pepperWeakness } from '../secrets/pepper-rule';
import type { VapidKeys } from '../push/vapid-keys';
import { errorCode } from '../system-error';

/** The secrets that the environment gives; null where it gives none. */
export interface GivenSecrets {
  readonly pepper: string | null;
  /** While the pepper changes: what older hashes were made with. */
  readonly formerPepper: string | null;
  /** Key with which session tokens are hashed for storage; without one it is derived from the pepper. */
  readonly sessionKey: string | null;
  /** While the session key changes: what older sessions were stored with. */
  readonly formerSessionKey: string | null;
  /** Key that signs vehicle codes; without one it is derived from the session key. */
  readonly vehicleCodeKey: string | null;
  /** While that key changes: what codes in use were signed with. */
  readonly formerVehicleCodeKey: string | null;
  /** Secret by which the gateway signs short messages that it passes on to us; null: none are accepted. */
  readonly smsIntakeSecret: string | null;
  /** Passphrase that seals backups; without one none can be made or read. */
  readonly backupPassphrase: string | null;
  /** Key that signs the log of evidence: Ed25519, 64 hexadecimal digits; null: one is made in the data folder. */
  readonly evidenceKey: string | null;
  /** While that key changes: it signs too, until every witness knows the new one. */
  readonly formerEvidenceKey: string | null;
  /** The pair by which push services know this service; without one it is made at the first start. */
  readonly vapidKeys: VapidKeys | null;
}

interface Reading {
  readonly isProduction: boolean;
  readonly faults: string[];
}

/**
 * Reads `PEPPER`, `SESSION_KEY`, `VEHICLE_CODE_KEY` and `EVIDENCE_KEY` with their predecessors, `SMS_INTAKE_SECRET`, `BACKUP_PASSPHRASE` and the `VAPID_*` keys,
 * each from its variable or from the file that `*_FILE` names.
 * What is missing or weak in production is added to the faults, which never repeat a secret.
 */
export function readSecrets(
  given: Readonly<Record<string, string | undefined>>,
  reading: Reading,
): GivenSecrets {
  const { isProduction, faults } = reading;
  // How hard it is to guess needs no rule: its form is all that is asked of it.
  const chosenByNobody = { isProduction: false, faults };
  const pepper = readSecret(given, 'PEPPER', reading);
  if (given.PEPPER === undefined && given.PEPPER_FILE === undefined && isProduction) {
    faults.push(
      'PEPPER or PEPPER_FILE is required with NODE_ENV=production; make one with: openssl rand -hex 32',
    );
  }
  return {
    pepper,
    formerPepper: readSecret(given, 'PEPPER_PREVIOUS', reading),
    sessionKey: readSecret(given, 'SESSION_KEY', reading),
    formerSessionKey: readSecret(given, 'SESSION_KEY_PREVIOUS', reading),
    vehicleCodeKey: readSecret(given, 'VEHICLE_CODE_KEY', reading),
    formerVehicleCodeKey: readSecret(given, 'VEHICLE_CODE_KEY_PREVIOUS', reading),
    smsIntakeSecret: readSecret(given, 'SMS_INTAKE_SECRET', reading),
    backupPassphrase: readSecret(given, 'BACKUP_PASSPHRASE', reading),
    evidenceKey: checkedKey('EVIDENCE_KEY', readSecret(given, 'EVIDENCE_KEY', chosenByNobody), reading),
    formerEvidenceKey: checkedKey(
      'EVIDENCE_KEY_PREVIOUS',
      readSecret(given, 'EVIDENCE_KEY_PREVIOUS', chosenByNobody),
      reading,
    ),
    vapidKeys: readVapidKeys(given, reading),
  };
}

function checkedKey(variable: string, key: string | null, { faults }: Reading): string | null {
  if (key !== null && !/^[0-9a-f]{64}$/.test(key)) {
    faults.push(`${variable} must be 64 hexadecimal digits; make one with: openssl rand -hex 32`);
  }
  return key;
}

function readVapidKeys(
  given: Readonly<Record<string, string | undefined>>,
  { faults }: Reading,
): VapidKeys | null {
  // Neither is chosen by anybody: how hard they are to guess needs no rule.
  const reading = { isProduction: false, faults };
  const publicKey = readSecret(given, 'VAPID_PUBLIC_KEY', reading);
  const privateKey = readSecret(given, 'VAPID_PRIVATE_KEY', reading);
  if (publicKey === null && privateKey === null) {
    return null;
  }
  const isPublicRight = /^[A-Za-z0-9_-]{87}$/.test(publicKey ?? '');
  const isPrivateRight = /^[A-Za-z0-9_-]{43}$/.test(privateKey ?? '');
  if (!isPublicRight) {
    faults.push('VAPID_PUBLIC_KEY must be an uncompressed point of P-256 in base64url: 87 characters');
  }
  if (!isPrivateRight) {
    faults.push('VAPID_PRIVATE_KEY must be a key of P-256 in base64url: 43 characters');
  }
  return publicKey !== null && privateKey !== null ? { publicKey, privateKey } : null;
}

/** A secret of a variable, or of the file that `*_FILE` names; null without either. Faults never repeat it. */
export function readSecret(
  given: Readonly<Record<string, string | undefined>>,
  variable: string,
  { isProduction, faults }: Reading,
): string | null {
  const value = given[variable];
  const file = given[`${variable}_FILE`];
  if (value !== undefined && file !== undefined) {
    faults.push(`${variable} and ${variable}_FILE are both set: keep one of them`);
    return null;
  }
  const name = file === undefined ? variable : `${variable}_FILE`;
  const secret = file === undefined ? (value ?? null) : readSecretFile(name, file, faults);
  const weakness = secret !== null && isProduction ? pepperWeakness(secret) : null;
  if (weakness !== null) {
    faults.push(`${name} ${weakness}`);
  }
  return secret;
}

function readSecretFile(name: string, path: string, faults: string[]): string | null {
  try {
    const secret = readFileSync(path, 'utf8').trim();
    if (secret !== '') {
      return secret;
    }
    faults.push(`${name}: the file "${path}" is empty`);
  } catch (error) {
    faults.push(`${name}: the file "${path}" cannot be read (${errorCode(error) ?? 'unknown reason'})`);
  }
  return null;
}
