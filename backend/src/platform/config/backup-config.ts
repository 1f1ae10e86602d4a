import { resolve } from 'node:path';
import { isLoopbackHost } from './loopback';
import { onOrOff, text, urlOf, wholeNumber } from './config-validators';
import { readSecret } from './secrets-config';

const MAX_COUNT = 3_650;
const DEFAULT_COUNT = 14;
const DEFAULT_REGION = 'us-east-1';
/** Nothing in them has to be escaped in an address or in XML. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^[A-Za-z0-9._-]+(\/[A-Za-z0-9._-]+)*$/;
const REGION = /^[A-Za-z0-9-]{1,64}$/;

/** An S3-compatible store, and how it is entered. */
export interface BackupStoreConfig {
  /** Scheme, host and port. */
  readonly endpoint: string;
  readonly bucket: string;
  /** Put before the names of our objects: empty, or with a slash at its end. */
  readonly prefix: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
  /** Number of backups to retain there; older ones of ours are deleted. */
  readonly count: number;
}

/** Folder of the nightly backups, and their number. */
export interface BackupConfig {
  /** Absolute path. */
  readonly folder: string;
  /** Number of backups to retain; older ones are deleted. */
  readonly count: number;
  /** Store that each proven backup is copied to; null: none. */
  readonly store: BackupStoreConfig | null;
  /** Whether this process makes them; false where a program of its own does, and this one only shows the last proven one. */
  readonly isMadeHere: boolean;
}

/** The variables of the environment that say so. */
export const BACKUP_VARIABLES = {
  BACKUP_DIR: text({ default: undefined }),
  BACKUP_COUNT: wholeNumber(1, MAX_COUNT)({ default: DEFAULT_COUNT }),
  BACKUP_STORE: urlOf(['s3'], 's3://bucket/folder')({ default: undefined }),
  BACKUP_STORE_COUNT: wholeNumber(1, MAX_COUNT)({ default: undefined }),
  BACKUP_STORE_ENDPOINT: urlOf(['https', 'http'], 'https://s3.example')({ default: undefined }),
  BACKUP_STORE_REGION: text({ default: undefined }),
  BACKUP_STORE_KEY_ID: text({ default: undefined }),
  BACKUP_RUN: onOrOff({ default: true }),
};

type Given = Readonly<Record<string, string | undefined>>;

interface Reading {
  readonly passphrase: string | null;
  readonly isProduction: boolean;
  readonly faults: string[];
}

/** The folder and the store of the backups; null where none are made. What is missing or wrong is added to the faults. */
export function readBackups(
  given: Given,
  read: {
    readonly BACKUP_COUNT: number;
    readonly BACKUP_STORE_COUNT?: number | undefined;
    readonly BACKUP_RUN: boolean;
  },
  reading: Reading,
): BackupConfig | null {
  const { passphrase, faults } = reading;
  const { BACKUP_DIR: folder } = given;
  const store = readStore(given, read.BACKUP_STORE_COUNT ?? read.BACKUP_COUNT, reading);
  if (folder === undefined) {
    if (given.BACKUP_STORE !== undefined) {
      faults.push(
        'BACKUP_STORE needs BACKUP_DIR beside it: a backup is made and proven there before it is copied',
      );
    }
    return null;
  }
  if (passphrase === null) {
    faults.push(
      'BACKUP_DIR needs BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE: backups hold all secrets, and are sealed',
    );
  }
  return { folder: resolve(folder), count: read.BACKUP_COUNT, store, isMadeHere: read.BACKUP_RUN };
}

function readStore(given: Given, count: number, { isProduction, faults }: Reading): BackupStoreConfig | null {
  const address = given.BACKUP_STORE;
  if (address === undefined || !URL.canParse(address)) {
    return null;
  }
  const bucket = new URL(address).hostname;
  const path = new URL(address).pathname.replace(/^\/|\/$/g, '');
  if (!BUCKET.test(bucket) || (path !== '' && !PREFIX.test(path))) {
    faults.push(
      'BACKUP_STORE must be s3://bucket or s3://bucket/folder, of the characters A-Z a-z 0-9 . _ - and /',
    );
  }
  const region = given.BACKUP_STORE_REGION ?? DEFAULT_REGION;
  if (!REGION.test(region)) {
    faults.push('BACKUP_STORE_REGION must be the name of a region, like eu-west-3');
  }
  const keyId = given.BACKUP_STORE_KEY_ID ?? '';
  // How hard it is to guess needs no rule: the store has chosen it.
  const secret = readSecret(given, 'BACKUP_STORE_SECRET', { isProduction: false, faults }) ?? '';
  if (!/^[\x21-\x7e]+$/.test(keyId) || secret === '') {
    faults.push(
      'BACKUP_STORE needs BACKUP_STORE_KEY_ID and BACKUP_STORE_SECRET (or BACKUP_STORE_SECRET_FILE)',
    );
  }
  const endpoint = readEndpoint(given.BACKUP_STORE_ENDPOINT ?? `https://s3.${region}.amazonaws.com`, {
    isProduction,
    faults,
  });
  const prefix = path === '' ? '' : `${path}/`;
  return { endpoint, bucket, prefix, region, keyId, secret, count };
}

function readEndpoint(given: string, { isProduction, faults }: Omit<Reading, 'passphrase'>): string {
  if (!URL.canParse(given)) {
    return given;
  }
  const { origin, protocol, hostname, pathname, username, search } = new URL(given);
  if (pathname !== '/' || username !== '' || search !== '') {
    faults.push(
      'BACKUP_STORE_ENDPOINT must be only a scheme, a host and a port, like https://s3.example:9000',
    );
  }
  if (isProduction && protocol !== 'https:' && !isLoopbackHost(hostname)) {
    faults.push('BACKUP_STORE_ENDPOINT must be https with NODE_ENV=production');
  }
  return origin;
}
