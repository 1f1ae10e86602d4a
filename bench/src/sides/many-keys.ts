import { hintOf, newKeyText } from '@wakafine/backend/modules/identity/keys/key-text';

/** The first of the mobile numbers of those who own keys. */
const FIRST_NUMBER = 690_000_000;
const CREATE_KEYS = `WITH owner AS (
  INSERT INTO account (username, mobile_number, role, created_at)
  SELECT number, number, 'CITIZEN', now() FROM unnest($1::text[]) number RETURNING id, mobile_number
)
INSERT INTO api_key (account_id, kind, name, scopes, hint, secret_hash, created_at, expires_at, decided_at, is_approved)
SELECT owner.id, 'PUBLIC', 'Key of a benchmark', ARRAY['statistics:read', 'violations:public'], hint, hash, now(),
  now() + interval '30 days', now(), true
FROM unnest($1::text[], $2::text[], $3::bytea[]) given (number, hint, hash) JOIN owner ON owner.mobile_number = number`;

/**
 * Makes so many public keys, each of somebody else, in the database of a service whose tokens are marked by `mark`. Gives the
 * Authorization header of each.
 */
export async function createKeys(
  count: number,
  {
    query,
    mark,
  }: {
    query: (text: string, values: unknown[]) => Promise<unknown>;
    mark: (token: string) => Buffer;
  },
): Promise<string[]> {
  const secrets = Array.from({ length: count }, () => newKeyText('PUBLIC'));
  await query(CREATE_KEYS, [
    secrets.map((_, index) => String(FIRST_NUMBER + index)),
    secrets.map(hintOf),
    secrets.map(mark),
  ]);
  return secrets.map((secret) => `Bearer ${secret}`);
}
