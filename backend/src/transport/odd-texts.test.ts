import { maskPlate } from '@wakafine/domain/people/masking';
import { documentFor } from '../testing/server/any-operation';
import type { Root } from '../testing/server/any-operation';
import { ODD_TEXTS } from '../testing/fuzz/odd-values';
import { graphqlStringMembers, restStringMembers, withMember } from '../testing/fuzz/string-members';
import type { StringMember } from '../testing/fuzz/string-members';
import { GRAPHQL_CALLS } from '../testing/policy/graphql-calls';
import { inviteParty } from '../testing/party/party';
import type { Party } from '../testing/party/party';
import { openTheatre } from '../testing/policy/perform';
import type { Theatre } from '../testing/policy/perform';
import { REST_CALLS } from '../testing/policy/rest-calls';
import { TestClient } from '../testing/server/test-client';
import type { JsonValue } from '../testing/server/test-client';
import { ASKERS, POLICY } from './policy/policy-table';

/** Members that come back as they were sent, but for white space around them. */
const SHOWN = ['description', 'registrationNumber', 'transportAgency'];
/**
 * Texts that no database accepts are tried everywhere; of all else each member gets a seventh a run.
 */
const ALWAYS = ['NUL', 'lone high surrogate'];
const SHARES = 7;
const share = Number(process.env.ODD_TEXTS_SHARE ?? Math.floor(Math.random() * SHARES));

beforeAll(() => {
  process.stdout.write(`odd texts: share ${share} (ODD_TEXTS_SHARE=${share} runs the same again)\n`);
});

let theatre: Theatre;
beforeAll(async () => {
  theatre = await openTheatre();
});
afterAll(() => theatre.close());

/** Somebody who may perform the operation, so that it gets as far as it can. */
function partyFor(operation: string): Promise<Party> {
  const outcomes = POLICY[operation] ?? [];
  const asker = ASKERS.find(
    (each, index) => each !== 'visitor' && ['yes', 'full'].includes(outcomes[index] ?? ''),
  );
  return inviteParty(theatre.server, asker ?? 'admin');
}

async function sendGraphql({ operation, path }: StringMember, party: Party, text: string): Promise<Response> {
  const [root, field = ''] = operation.split('.');
  const known = (await GRAPHQL_CALLS[operation]?.(party, theatre)) ?? {};
  // The name of a field of the schema begins with its root.
  const query = documentFor(theatre.schema, root as Root, field);
  return party.asker.client.send('POST', '/graphql', { query, variables: withMember(known, path, text) });
}

async function sendRest({ operation, path }: StringMember, party: Party, text: string): Promise<Response> {
  const [method = '', route = ''] = operation.split(' ');
  const call = (await REST_CALLS[operation]?.(party, theatre.stage)) ?? {};
  const body = withMember({ ...Object(call.body) }, path, text);
  return party.asker.client.send(method, call.path ?? route, body);
}

/** Fault of an answer to an odd text, or null. */
async function faultOf(response: Response, { path }: StringMember, text: string): Promise<string | null> {
  const body: JsonValue = JSON.parse((await response.text()) || 'null');
  const code: string | undefined = body?.errors?.[0]?.extensions?.code ?? body?.code;
  if (response.status >= 500 || code === 'INTERNAL') {
    return `answered ${response.status} ${code}`;
  }
  const name = path.at(-1) ?? '';
  const shown = code === undefined && SHOWN.includes(name) ? memberOf(body, name) : undefined;
  return shown === undefined ||
    shown === null ||
    [text.trim(), maskPlate(text.trim())].includes(String(shown))
    ? null
    : `came back as ${JSON.stringify(shown)}`;
}

/** The first member of this name anywhere in a JSON value. */
function memberOf(value: JsonValue, name: string): unknown {
  if (typeof value !== 'object' || value === null) {
    return undefined;
  }
  return name in value
    ? value[name]
    : Object.values<JsonValue>(value)
        .map((inner) => memberOf(inner, name))
        .find((found) => found !== undefined);
}

async function faultsOf(
  members: readonly StringMember[],
  send: (member: StringMember, party: Party, text: string) => Promise<Response>,
): Promise<string[]> {
  const faults: (string | null)[] = [];
  for (const [place, member] of members.entries()) {
    const { operation, path } = member;
    const texts = Object.entries(ODD_TEXTS).filter(
      ([what], index) => ALWAYS.includes(what) || (index + place) % SHARES === share % SHARES,
    );
    // Each text has a party of its own, so that all of them may be sent together.
    const found = texts.map(async ([what, text]) => {
      const response = await send(member, await partyFor(operation), text);
      const fault = await faultOf(response, member, text);
      return fault === null ? null : `${operation} ${path.join('.')}, ${what}: ${fault}`;
    });
    faults.push(...(await Promise.all(found)));
  }
  return faults.filter((fault) => fault !== null);
}

test('every text of every operation, whatever is in it, is refused or stored as it is', async () => {
  const members = graphqlStringMembers(theatre.schema);
  expect(members.length).toBeGreaterThan(40);
  expect(await faultsOf(members, sendGraphql)).toEqual([]);
});

test('every text of every REST call, whatever is in it, is refused or stored as it is', async () => {
  const { body } = await new TestClient(theatre.server.url).rest('GET', '/api/openapi.json');
  const members = restStringMembers(body);
  expect(members.length).toBeGreaterThan(20);
  expect(await faultsOf(members, sendRest)).toEqual([]);
});
