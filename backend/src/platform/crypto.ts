import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

const TOKEN_BYTES = 32;
/** OWASP's second recommended setting for argon2id: 19 MiB, 2 passes, 1 lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A new unguessable token (256 bits, base64url). */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** A new one-time code: six digits, each combination equally likely. */
export function newCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0');
}

/** The only form in which a token is stored: its SHA-256. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** SHA-256 of a JSON value with fixed key order, to tell whether two requests have the same content. */
export function contentHash(content: Readonly<Record<string, unknown>>): Buffer {
  const sorted = Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest();
}

/** Hashes and checks short secrets (PIN, password, one-time code) with a pepper from outside the database. */
export interface SecretHasher {
  hash(secret: string): Promise<string>;
  /** With null it takes the same time and is always false. */
  verify(secretHash: string | null, secret: string): Promise<boolean>;
}

/** argon2id over an HMAC with the pepper, so that a stolen database alone can't be searched. */
export async function secretHasher(pepper: string): Promise<SecretHasher> {
  const peppered = (secret: string): string =>
    createHmac('sha256', pepper).update(secret).digest('base64url');
  const decoy = await hash(peppered(newToken()), ARGON2);
  return {
    hash: (secret) => hash(peppered(secret), ARGON2),
    async verify(secretHash, secret) {
      const isSame = await verify(secretHash ?? decoy, peppered(secret));
      return isSame && secretHash !== null;
    },
  };
}
