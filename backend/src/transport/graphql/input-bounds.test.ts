import { getNamedType, getNullableType, isInputObjectType, isListType } from 'graphql';
import type { GraphQLInputType } from 'graphql';
import { boundedMembers, boundOf, FIRST, isLookedInto } from '../../testing/inputs/input-fields';
import type { BoundedMember } from '../../testing/inputs/input-fields';
import { GRAPHQL_CALLS } from '../../testing/policy/graphql-calls';
import { inviteParty, newStaffMember } from '../../testing/party/party';
import type { Party } from '../../testing/party/party';
import { openTheatre } from '../../testing/policy/perform';
import type { Theatre } from '../../testing/policy/perform';
import { documentFor } from '../../testing/server/any-operation';
import type { Root } from '../../testing/server/any-operation';
import type { JsonValue } from '../../testing/server/test-client';
import { ASKERS, POLICY } from '../policy/policy-table';
import type { Asker } from '../policy/policy-table';

const REFUSED = ['UNAUTHENTICATED', 'FORBIDDEN'];

/** Members that need no bound of their own, with the reason. */
const UNBOUNDED: Readonly<Record<string, string>> = {
  'FixInput.*': 'read by acceptFixes: class-validator would take twenty times as long',
  'RecordFixesInput.fixes': 'read by acceptFixes',
  'AdminSignInInput.*': 'whatever is wrong with a sign-in has one answer',
  'SignInInput.*': 'whatever is wrong with a sign-in has one answer',
  '*.version': 'any Int but the one that is there is a CONFLICT',
  'ConfirmationInput.expectedCount': 'any Int but the one that is there is a CONFLICT',
  'ClassLimitInput.limitKmh': 'judged with the limit as a whole, as that of a file',
  'LimitHoursInput.*': 'judged with the limit as a whole, as that of a file',
  'LimitShapeInput.*': 'judged with the limit as a whole, as that of a file',
};
/** Members whose value at the bound is still not right, which the act says with the same sentence. */
const JUDGED_FURTHER = ['endpoint', 'limit.classLimits', 'limit.hours'];
/** Members that only one kind of subscription may leave out, which the act says with the same sentence. */
const MISSED = ['p256dh', 'auth'];

let theatre: Theatre;
let members: BoundedMember[];
beforeAll(async () => {
  theatre = await openTheatre();
  members = boundedMembers(theatre.schema);
});
afterAll(() => theatre.close());

/** Operations with a bounded input, each with somebody who may ask for it and right variables. */
async function eachOperation(
  act: (calls: {
    operation: string;
    of: BoundedMember[];
    party: Party;
    known: Record<string, unknown>;
  }) => Promise<void>,
): Promise<void> {
  for (const operation of new Set(members.map((member) => member.operation))) {
    const party = await theatre.partyFor(operation, allowed(operation));
    const known = { ...(await GRAPHQL_CALLS[operation]?.(party, theatre)) };
    await act({ operation, of: members.filter((member) => member.operation === operation), party, known });
  }
}

function allowed(operation: string): Asker {
  const isAllowed = (asker: Asker) => !REFUSED.includes(outcomeFor(operation, asker));
  return ASKERS.find((asker) => asker !== 'visitor' && isAllowed(asker)) ?? 'admin';
}

function outcomeFor(operation: string, asker: Asker): string {
  return POLICY[operation]?.[ASKERS.indexOf(asker)] ?? '';
}

/** The variables with a value at the place of a member; inputs around it that are not there are made. */
function withValue(
  known: Readonly<Record<string, unknown>>,
  { path, around }: BoundedMember,
  value: unknown,
) {
  const set = (
    into: unknown,
    [name = '', ...rest]: readonly string[],
    level: number,
  ): Record<string, unknown> => {
    const here = { ...(level === 0 ? {} : around[level - 1]), ...Object(into) };
    const inside = here[name];
    const [next, ...beyond] = rest;
    if (next === FIRST) {
      return { ...here, [name]: [set(Array.isArray(inside) ? inside[0] : {}, beyond, level + 2)] };
    }
    return { ...here, [name]: next === undefined ? value : set(inside, rest, level + 1) };
  };
  return set(known, path, 0);
}

async function send(
  { client }: Party['asker'],
  member: BoundedMember,
  { known, value }: { known: Readonly<Record<string, unknown>>; value: unknown },
): Promise<{ error: JsonValue; text: string }> {
  const [root, field = ''] = member.operation.split('.');
  // The name of an operation begins with its root.
  const query = documentFor(theatre.schema, root as Root, field, { mostFields: 20, mostLevels: 4 });
  const variables = withValue(known, member, value);
  const response = await client.send('POST', '/graphql', { query, variables });
  const text = await response.text();
  const answer: JsonValue = JSON.parse(text);
  return { error: answer.errors?.[0] ?? null, text };
}

/** The path that a client reads of a member; filters and confirmations are named, other inputs are all there is. */
function shownPath({ path: [argument = '', ...path] }: BoundedMember): string {
  return (['input', 'target'].includes(argument) ? path : [argument, ...path]).join('.');
}

test('there are bounds to try', () => {
  expect(members.length).toBeGreaterThan(90);
});

test('whatever lies outside a bound is refused by its path alone, and what lies at it is not', async () => {
  const wrong: unknown[] = [];
  await eachOperation(async ({ of, party, known }) => {
    for (const member of of) {
      const path = shownPath(member);
      let sentence = '';
      for (const value of member.outside) {
        const { error, text } = await send(party.asker, member, { known, value });
        const { code, fields } = error?.extensions ?? {};
        sentence = fields?.[path] ?? '';
        const isExplained = code === 'BAD_USER_INPUT' && sentence !== '' && Object.keys(fields).length === 1;
        if (!isExplained || error.message !== sentence || text.length > 1_000) {
          wrong.push([member.operation, path, String(value).slice(0, 30), text.slice(0, 300)]);
        }
      }
      const inside = member.inside.filter((value) => value !== null || !MISSED.includes(path));
      for (const value of JUDGED_FURTHER.includes(path) ? [] : inside) {
        const { error, text } = await send(party.asker, member, { known, value });
        const isRefused = error?.extensions.fields?.[path] === sentence;
        const isRead = !isRefused && error?.extensions.code !== 'INTERNAL';
        // GraphQL itself refuses without naming a field what its schema does not take.
        if (
          !isRead ||
          (error?.extensions.code === 'BAD_USER_INPUT' && error.extensions.fields === undefined)
        ) {
          wrong.push([member.operation, path, String(value).slice(0, 30), text.slice(0, 300)]);
        }
      }
    }
  });
  expect(wrong).toEqual([]);
});

test('a caller who may not ask is refused as such, whatever they have sent', async () => {
  const askers = new Map<Asker, Party>();
  // To another citizen a thing is hidden even where its owner is forbidden to act on it.
  for (const asker of ASKERS.filter((each) => each !== 'owner')) {
    askers.set(asker, await inviteParty(theatre.server, asker));
  }
  const wrong: unknown[] = [];
  await eachOperation(async ({ operation, of, known }) => {
    for (const member of of) {
      for (const [asker, { asker: person }] of askers) {
        const outcome = outcomeFor(operation, asker);
        if (!REFUSED.includes(outcome) || member.outside.length === 0) {
          continue;
        }
        const { error, text } = await send(person, member, { known, value: member.outside[0] });
        if (error?.extensions.code !== outcome || error.extensions.fields !== undefined) {
          wrong.push([operation, shownPath(member), asker, text.slice(0, 200)]);
        }
      }
    }
  });
  expect(wrong).toEqual([]);
});

test('who has to choose a password first reads that, but for a fault of that password', async () => {
  const { client } = await newStaffMember(theatre.server, { role: 'ADMIN', mustChangePassword: true });
  const fines = { cautionXaf: -1, warningXaf: 0, dangerXaf: 0 };
  const tariff = 'mutation ($input: FineTariffInput!) { setFineTariff(input: $input) { dangerXaf } }';
  const { body: refused } = await client.graphql(tariff, { input: fines });
  expect(refused.errors[0].extensions).toEqual({
    code: 'FORBIDDEN',
    clientCode: 'password-change-required',
    requestId: expect.any(String),
  });
  const change =
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { viewer { id } } }';
  const { body: faulty } = await client.graphql(change, {
    input: { currentPassword: 'a', newPassword: 'b' },
  });
  expect(faulty.errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { newPassword: 'Password must be at least 12 characters' },
  });
});

test.each(['1e999', '-1e999'])(
  '%s, which only a document can say, is no number of degrees',
  async (endless) => {
    const { asker } = await inviteParty(theatre.server, 'owner');
    const place = `location: { lat: ${endless}, lng: 9.7 }`;
    const query = `mutation { reportIncident(input: { mood: SAD, incidentType: OTHER, ${place} }) { incident { id } } }`;
    const { body } = await asker.client.graphql(query);
    expect(body.errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'location.lat': 'Must be a number from -90 to 90' },
    });
  },
);

test('every text, number and list of an input has a bound, or a reason not to have one', () => {
  const types = Object.values(theatre.schema.getTypeMap()).filter(isInputObjectType);
  const without = types.flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => isEndless(field.type) && boundOf(type, field.name) === null)
      .map((field) => `${type.name}.${field.name}`),
  );
  const isReasoned = (name: string) => Object.keys(UNBOUNDED).some((pattern) => matches(name, pattern));
  expect(without.filter((name) => !isReasoned(name))).toEqual([]);
  const stale = Object.keys(UNBOUNDED).filter((pattern) => !without.some((name) => matches(name, pattern)));
  expect(stale).toEqual([]);
});

test('every input within an input is looked into, or has a reason not to be', () => {
  const types = Object.values(theatre.schema.getTypeMap()).filter(isInputObjectType);
  const closed = types.flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => isInputObjectType(getNamedType(field.type)) && !isLookedInto(type, field.name))
      .map((field) => `${type.name}.${field.name}`),
  );
  expect(closed.sort()).toEqual([
    // Its only field is an enum, and class-validator refuses a class without any bound.
    'CompleteCrashRecordInput.vehicles',
    'LimitContentInput.classLimits',
    'LimitContentInput.hours',
    'LimitContentInput.shape',
    'RecordFixesInput.fixes',
  ]);
});

/** Whether the schema alone takes values of any size; an identifier of no form names nothing. */
function isEndless(type: GraphQLInputType): boolean {
  return isListType(getNullableType(type)) || ['String', 'Float', 'Int'].includes(getNamedType(type).name);
}

function matches(name: string, pattern: string): boolean {
  const [type, field] = name.split('.');
  const [ofType, ofField] = pattern.split('.');
  return [type, '*'].includes(ofType) && [field, '*'].includes(ofField);
}
