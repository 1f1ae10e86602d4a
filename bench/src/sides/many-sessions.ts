import { createHmac, randomBytes } from 'node:crypto';
import { asOwner } from './owner-database';

/** The first of the mobile numbers that are given out. */
const FIRST_NUMBER = 600_000_000;
const TOKEN_BYTES = 32;
const SIGN_IN = `WITH citizen AS (
  INSERT INTO account (username, mobile_number, role, created_at)
  SELECT number, number, 'CITIZEN', now() FROM unnest($1::text[]) number RETURNING id, mobile_number
)
INSERT INTO session (account_id, token_hash, created_at, expires_at)
SELECT citizen.id, token_hash, now(), now() + interval '1 day'
FROM unnest($1::text[], $2::bytea[]) given (number, token_hash) JOIN citizen ON citizen.mobile_number = number`;

/**
 * Makes so many citizens, each signed in on one phone, in the database of a service that was started with `sessionKey`: signing all of
 * them in would take minutes of hashing. `first` is how many there are already. Gives the Cookie header of each.
 */
export async function createSessions(
  dataDir: string,
  { sessionKey, count, first = 0 }: { sessionKey: string; count: number; first?: number },
): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(TOKEN_BYTES).toString('base64url'));
  await asOwner(dataDir, (client) =>
    client.query(SIGN_IN, [
      tokens.map((_, index) => String(FIRST_NUMBER + first + index)),
      tokens.map((token) => createHmac('sha256', sessionKey).update(token).digest()),
    ]),
  );
  return tokens.map((token) => `wf_session=${token}`);
}
