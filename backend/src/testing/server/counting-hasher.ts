import { secretHasher } from '../../platform/secrets/secret-hasher';
import type { SecretHasher } from '../../platform/secrets/secret-hasher';
import { TEST_HASH_COST, TEST_PEPPER } from './test-server';

/** The hasher of every test server, which also counts what it verifies. */
export interface CountingHasher extends SecretHasher {
  /** Number of secrets that were compared with a stored hash so far; those compared with nothing do not count. */
  verified(): number;
  /** Work done so far: secrets that were hashed, or compared with a stored hash or with nothing. */
  worked(): number;
}

/** Makes a hasher that counts. */
export async function countingHasher(): Promise<CountingHasher> {
  const hasher = await secretHasher(TEST_PEPPER, null, TEST_HASH_COST);
  let count = 0;
  let work = 0;
  return {
    ...hasher,
    hash(secret) {
      work += 1;
      return hasher.hash(secret);
    },
    verify(secretHash, secret) {
      count += secretHash === null ? 0 : 1;
      work += 1;
      return hasher.verify(secretHash, secret);
    },
    verified: () => count,
    worked: () => work,
  };
}
