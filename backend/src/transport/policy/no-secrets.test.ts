import { PARTY_PASSWORD, PARTY_PIN } from '../../testing/party/party';
import { openTheatre } from '../../testing/policy/perform';
import type { Theatre } from '../../testing/policy/perform';
import { STAGE_MARKS } from '../../testing/party/things';
import type { TestClient } from '../../testing/server/test-client';
import { POLICY } from './policy-table';
import type { Asker } from './policy-table';

let theatre: Theatre;
beforeAll(async () => {
  theatre = await openTheatre();
});
afterAll(() => theatre.close());

/** Secrets that no answer may hold, and the caller. */
const SECRETS: readonly RegExp[] = [
  new RegExp(`"${PARTY_PIN}"|"271828"`),
  new RegExp(PARTY_PASSWORD),
  /argon2|\$m=19456/,
  /"\w*(hash|pin|pincode|password|sealed\w*)"\s*:/i,
  // Somebody's stack, file or statement.
  /\bat \/|node_modules|\.ts:\d+|SELECT .* FROM|QueryFailedError/,
];
/** Names of members that say something about a secret without holding it. */
const HARMLESS = /"(mustChangePassword|resetPin)"\s*:/gi;
/** Position of the owner of the stage, more precise than a public row may be. */
const PRECISE_PLACE = /9\.7679|4\.05[1-9]\d/;
/** The figures of the process, any of which may begin with the digits of a place. */
const OF_THE_PROCESS = 'GET /metrics';
/** The documents that describe the API name every member, and hold nothing. */
const DESCRIPTIONS = /^GET \/api\/(docs|openapi\.json)/;

/** The token of the session of a client; a visitor has none. */
function sessionsOf(client: TestClient): readonly string[] {
  const token = client.cookie('wf_session');
  return token === undefined ? [] : [token];
}

/** Everything that stands for the owner of the stage alone. */
function ownersSecrets(): string[] {
  const { owner } = theatre.stage;
  const { client, name } = owner;
  return [name, ...sessionsOf(client), ...STAGE_MARKS.full];
}

test.each(['visitor', 'owner', 'other'] satisfies Asker[])(
  'no answer to a %s holds a secret, and none but the owner’s own says who or where the owner is',
  async (asker) => {
    const leaks: string[] = [];
    const look = async (operation: string): Promise<void> => {
      const party = await theatre.partyFor(operation, asker);
      const text = (await theatre.perform(operation, party)).text.replace(HARMLESS, '');
      const tokens = [party.owner, party.asker].flatMap(({ client }) => sessionsOf(client));
      const found = [
        ...SECRETS.filter((pattern) => pattern.test(text)).map(String),
        ...tokens.filter((token) => text.includes(token)),
        ...(asker === 'owner' ? [] : ownersSecrets().filter((secret) => text.includes(secret))),
        ...(asker !== 'owner' && operation !== OF_THE_PROCESS && PRECISE_PLACE.test(text)
          ? ['a precise place']
          : []),
      ];
      leaks.push(...found.map((what) => `${operation}: ${what}`));
    };
    const operations = Object.keys(POLICY).filter((each) => !DESCRIPTIONS.test(each));
    // Subscriptions wait for what does not come: these at once, and acts one after another.
    const isWaiting = (operation: string): boolean => operation.startsWith('Subscription.');
    await Promise.all(operations.filter(isWaiting).map(look));
    for (const operation of operations.filter((each) => !isWaiting(each))) {
      await look(operation);
    }
    expect(leaks).toEqual([]);
  },
);

test('the walk would see what it looks for', async () => {
  const { text } = await theatre.perform('Query.journey', await theatre.partyFor('Query.journey', 'owner'));
  expect(text).toMatch(PRECISE_PLACE);
  expect(STAGE_MARKS.full.some((mark) => text.includes(mark))).toBe(true);
  const me = await theatre.perform('GET /api/auth/me', await theatre.partyFor('GET /api/auth/me', 'owner'));
  expect(me.text).toContain(theatre.stage.owner.name);
});
