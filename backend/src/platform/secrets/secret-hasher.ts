import { createHmac } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { newToken } from './crypto';

/** Cost of a hash: memory in KiB, passes over it, threads. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's second recommended setting for argon2id: 19 MiB, 2 passes, 1 lane. */
const ARGON2: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A hash is stored behind the name of its pepper. */
const STORED = /^p([0-9a-f]{8})(\$argon2id\$.+)$/;

/** Hashes and checks short secrets (PIN, password, one-time code) with a pepper from outside the database. */
export interface SecretHasher {
  hash(secret: string): Promise<string>;
  /** With null it is as slow and always false. */
  verify(secretHash: string | null, secret: string): Promise<boolean>;
  /** Whether a hash was made with another pepper than the current one, and is to be made anew while its secret is known. */
  isOutdated(secretHash: string): boolean;
}

/**
 * argon2id over an HMAC with the pepper, so that a stolen database alone can't be searched. Hashes are made with the
 * first pepper and checked with any of them. How many are made at once is up to the queue that acts wait in
 * (`Ctx.secretQueue`).
 */
export async function secretHasher(
  pepper: string,
  formerPepper: string | null = null,
  cost = ARGON2,
): Promise<SecretHasher> {
  const peppers = new Map([pepper, ...(formerPepper === null ? [] : [formerPepper])].map(named));
  const current = nameOf(pepper);
  const decoy = await hash(peppered(pepper, newToken()), cost);
  return {
    hash: async (secret) => `p${current}${await hash(peppered(pepper, secret), cost)}`,
    async verify(secretHash, secret) {
      const [, name = '', encoded = decoy] = STORED.exec(secretHash ?? '') ?? [];
      const known = peppers.get(name);
      const isSame = await verify(known === undefined ? decoy : encoded, peppered(known ?? pepper, secret));
      return isSame && known !== undefined;
    },
    isOutdated: (secretHash) => !secretHash.startsWith(`p${current}$`),
  };
}

function peppered(pepper: string, secret: string): string {
  return createHmac('sha256', pepper).update(secret).digest('base64url');
}

/** A pepper by the name that says nothing of it. */
function named(pepper: string): [string, string] {
  return [nameOf(pepper), pepper];
}

function nameOf(pepper: string): string {
  return createHmac('sha256', pepper).update('wakafine pepper').digest('hex').slice(0, 8);
}
