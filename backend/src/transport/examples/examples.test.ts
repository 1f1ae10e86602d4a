import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTheatre } from '../../testing/policy/perform';
import type { Theatre } from '../../testing/policy/perform';
import { GRAPHQL_CALLS } from '../../testing/policy/graphql-calls';
import type { Party } from '../../testing/party/party';
import type { JsonValue } from '../../testing/server/test-client';
import { graphqlSchema } from '../graphql/schema';
import { ASKERS, POLICY } from '../policy/policy-table';
import type { Asker } from '../policy/policy-table';
import { apiExamples, examplesFile } from './examples';
import type { ApiExample } from './examples';

const FILE = join(__dirname, '../../../../frontend/src/graphql/examples.ts');
/** Answers to printed values of the right shape: what they name is not there. */
const NOT_THERE = ['NOT_FOUND', 'CONFLICT', 'UNAUTHENTICATED'];
/** Inputs that no printed value can fit: secrets and codes of nobody, names of a table, and a time to come. */
const OF_NOBODY = {
  'Query.vehicleOfCode': 'code',
  'Mutation.bindVehicle': 'code',
  'Mutation.broadcastAlert': 'expiresAt',
  'Mutation.changePassword': 'currentPassword',
  'Mutation.confirmIdentity': 'password',
  'Mutation.createFamilyLink': 'token',
  'Mutation.deleteMyAccount': 'pin',
  'Mutation.enrolTotp': 'password',
  'Mutation.enrolTracker': 'code',
  'Mutation.inviteAgencyUser': 'agency',
  'Mutation.proposeLimitConfirmations': 'limitId',
  'Mutation.proveNumber': 'code',
  'Mutation.resetPin': 'code',
  'Mutation.savePatrolPlan': 'night',
  'Mutation.resetPinByLink': 'code',
} as const satisfies Readonly<Record<string, string>>;

let theatre: Theatre;
let examples: ApiExample[];
beforeAll(async () => {
  theatre = await openTheatre();
  examples = apiExamples(await graphqlSchema());
});
afterAll(() => theatre.close());

test('the web app has the examples that the schema makes; `npm run examples` writes them', async () => {
  expect(readFileSync(FILE, 'utf8')).toBe(examplesFile(await graphqlSchema()));
});

/** One who may ask, rather one who gets something; the administrator where the stage lets nobody do it. */
function askerOf(field: string): Asker {
  const outcome = (asker: Asker): string => POLICY[field]?.[ASKERS.indexOf(asker)] ?? 'FORBIDDEN';
  const may = ASKERS.filter((asker) => !isRefusal(outcome(asker)));
  return may.find((asker) => !['null', 'nothing'].includes(outcome(asker))) ?? may[0] ?? 'admin';
}

function isRefusal(outcome: string): boolean {
  return /^[A-Z_]+$/.test(outcome);
}

/** The refusal that the policy table has for one who asks; none where it has another outcome. */
function refusalsOf(field: string, asker: Asker): string[] {
  return [POLICY[field]?.[ASKERS.indexOf(asker)] ?? ''].filter(isRefusal);
}

function codesIn(body: JsonValue): string[] {
  return (body.errors ?? []).map((error: JsonValue) => error.extensions.code);
}

async function send({ query }: ApiExample, party: Party, variables: object): Promise<JsonValue> {
  return (await party.asker.client.graphql(query, { ...variables })).body;
}

const FIELDS = Object.keys(POLICY).filter((name) => /^(Query|Mutation)\./.test(name));

test.each(FIELDS)('the example of %s runs with real things, and costs what is printed', async (name) => {
  const example = exampleOf(name);
  const asker = askerOf(name);
  const party = await theatre.partyFor(name, asker);
  const real = (await GRAPHQL_CALLS[name]?.(party, theatre)) ?? {};
  const variables = Object.fromEntries(
    Object.keys(example.variables).map((each) => [each, real[each] ?? example.variables[each]]),
  );
  const body = await send(example, party, variables);
  expect([name, codesIn(body)]).toEqual([name, refusalsOf(name, asker)]);
  expect(body.extensions.cost.requested).toBe(example.points);
});

test.each(FIELDS)(
  'the values that are printed with the example of %s are of the right shape',
  async (name) => {
    const example = exampleOf(name);
    if (Object.keys(example.variables).length === 0) {
      return;
    }
    const body = await send(example, await theatre.partyFor(name, askerOf(name)), example.variables);
    const [fault] = codesIn(body).filter((code) => !NOT_THERE.includes(code));
    const faulty = Object.keys(body.errors?.[0]?.extensions.fields ?? {});
    const ofNobody = Object.entries(OF_NOBODY).flatMap(([field, input]) => (field === name ? [input] : []));
    expect([fault, faulty]).toEqual([ofNobody.length === 0 ? undefined : 'BAD_USER_INPUT', ofNobody]);
  },
);

test('look-ups of an example are answered to an administrator', async () => {
  for (const example of examples.filter(({ lookUps }) => lookUps.length > 0)) {
    const party = await theatre.partyFor(example.field, 'admin');
    for (const { query } of example.lookUps) {
      const { body } = await party.asker.client.graphql(query);
      expect([example.field, body.errors]).toEqual([example.field, undefined]);
    }
  }
});

test('the example of every subscription is accepted by the socket', async () => {
  for (const { field, query } of examples.filter((each) => each.field.startsWith('Subscription.'))) {
    const { asker } = await theatre.partyFor(field, askerOf(field));
    const socket = asker.client.socket();
    const errors = await new Promise<unknown>((resolve) => {
      setTimeout(() => resolve(null), 400).unref();
      socket.subscribe(
        { query },
        { next: (value) => resolve(value.errors ?? null), error: resolve, complete: () => resolve(null) },
      );
    });
    await socket.dispose();
    expect([field, errors]).toEqual([field, null]);
  }
});

function exampleOf(name: string): ApiExample {
  const example = examples.find(({ field }) => field === name);
  if (example === undefined) {
    throw new Error(`${name} has no example`);
  }
  return example;
}
