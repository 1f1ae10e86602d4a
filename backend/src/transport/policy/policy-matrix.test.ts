import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { violationChanged, violationOpened } from '../../modules/violations/violations.events';
import { Violation } from '../../modules/violations/violation.entity';
import { documentFor, fieldsOf, ROOTS } from '../../testing/any-operation';
import type { Root } from '../../testing/any-operation';
import { startOidcProvider } from '../../testing/oidc-provider';
import type { OidcProvider } from '../../testing/oidc-provider';
import { GRAPHQL_CALLS } from '../../testing/policy/graphql-calls';
import { graphqlOutcome, restOutcome } from '../../testing/policy/outcome';
import { inviteParty, newStaffMember, personAs } from '../../testing/policy/party';
import type { Party, Person } from '../../testing/policy/party';
import { REST_CALLS } from '../../testing/policy/rest-calls';
import { buildStage } from '../../testing/policy/things';
import type { Stage } from '../../testing/policy/things';
import { routesOf } from '../../testing/route-table';
import { makeSmsOutbox } from '../../testing/sms-outbox';
import { startTestServer } from '../../testing/test-server';
import type { TestServer } from '../../testing/test-server';
import { graphqlSchema } from '../graphql/schema';
import { ASKERS, POLICY } from './policy-table';
import type { Asker, Outcome } from './policy-table';

const WITHIN_MS = 5_000;

const outbox = makeSmsOutbox();
let provider: OidcProvider;
let server: TestServer;
let schema: GraphQLSchema;
let stage: Stage;
const onStage = new Map<Asker, Person>();

beforeAll(async () => {
  provider = await startOidcProvider();
  const client = { clientId: 'wakafine', audience: 'wakafine' };
  server = await startTestServer({ oidc: { issuer: provider.issuer, ...client }, sms: outbox.config });
  schema = await graphqlSchema();
  stage = await buildStage(server);
  for (const asker of ASKERS) {
    onStage.set(asker, await personAs(server, asker, stage.owner));
  }
});
afterAll(async () => {
  await server.close();
  await provider.stop();
  outbox.remove();
});

/** Calls that only look are about the stage and its guests; the others have a party of their own. */
async function partyFor(operation: string, asker: Asker): Promise<Party> {
  const guest = onStage.get(asker);
  return onlyLooks(operation) && guest !== undefined
    ? { server, owner: stage.owner, asker: guest }
    : inviteParty(server, asker);
}

function onlyLooks(operation: string): boolean {
  return /^(Query\.|Subscription\.|GET )/.test(operation);
}

/** The stage is looked at before somebody ends all journeys. */
const LOOKING_FIRST = Object.entries(POLICY).sort(
  ([one], [other]) => Number(onlyLooks(other)) - Number(onlyLooks(one)),
);

async function outcomeOf(operation: string, party: Party): Promise<Outcome> {
  const [root, field] = operation.split('.');
  if (root === 'Subscription') {
    return subscriptionOutcome(field ?? '', party);
  }
  const isGraphql = root === 'Query' || root === 'Mutation';
  return isGraphql ? fieldOutcome(root, field ?? '', party) : routeOutcome(operation, party);
}

async function fieldOutcome(root: Root, field: string, party: Party): Promise<Outcome> {
  const build = GRAPHQL_CALLS[`${root}.${field}`];
  const variables = (await build?.(party, { stage, outbox, issuer: provider.issuer })) ?? {};
  const { body } = await party.asker.client.graphql(documentFor(schema, root, field), variables);
  return graphqlOutcome(body);
}

async function routeOutcome(route: string, party: Party): Promise<Outcome> {
  const [method = '', path = ''] = route.split(' ');
  const call = (await REST_CALLS[route]?.(party, stage)) ?? {};
  const headers = { 'apollo-require-preflight': 'true' };
  return restOutcome(await party.asker.client.send(method, call.path ?? path, call.body, headers));
}

/** What a subscriber gets when the violation of the stage is told of, again and again until something comes. */
async function subscriptionOutcome(field: string, { asker }: Party): Promise<Outcome> {
  const id = Number(stage.violationId);
  const row = await server.services.db.entities.findOneByOrFail(Violation, { id });
  const timer = setInterval(() => {
    server.services.emit(violationOpened(row));
    server.services.emit(violationChanged(row));
  }, 20);
  const socket = asker.client.socket();
  try {
    return graphqlOutcome(await firstOf(socket, documentFor(schema, 'Subscription', field)));
  } finally {
    clearInterval(timer);
    await socket.dispose();
  }
}

function firstOf(
  socket: ReturnType<Person['client']['socket']>,
  query: string,
): Promise<Pick<ExecutionResult, 'data' | 'errors'>> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('Neither a value nor an error came')), WITHIN_MS).unref();
    socket.subscribe(
      { query },
      {
        // The library's types are of another copy of the same result.
        next: (result) => resolve(result as Pick<ExecutionResult, 'data' | 'errors'>),
        error: (errors) => resolve({ errors: errors as ExecutionResult['errors'] }),
        complete: () => undefined,
      },
    );
  });
}

test('everything that the server serves is in the policy table, and nothing else', async () => {
  const fields = ROOTS.flatMap((root) => fieldsOf(schema, root).map((name) => `${root}.${name}`));
  const served = [...fields, ...(await routesOf(server))];
  expect(Object.keys(POLICY).sort()).toEqual(served.sort());
});

test.each(LOOKING_FIRST)('%s comes out for everybody as the table says', async (operation, row) => {
  const outcomes: [Asker, Outcome][] = [];
  for (const asker of ASKERS) {
    outcomes.push([asker, await outcomeOf(operation, await partyFor(operation, asker))]);
  }
  expect(Object.fromEntries(outcomes)).toEqual(
    Object.fromEntries(ASKERS.map((asker, index) => [asker, row[index]])),
  );
});

/** What a one-time password is good for, beside what anyone may do; nothing that shows anybody else. */
const FOR_ONE_TIME_PASSWORDS = [
  'Query.viewer',
  'Mutation.changePassword',
  'Mutation.signOut',
  'POST /api/auth/signout',
  'GET /api/auth/me',
];

test('an administrator with a one-time password can do no more than a visitor before it is changed', async () => {
  const more: [string, Outcome][] = [];
  for (const [operation, [forVisitors]] of LOOKING_FIRST) {
    const { owner } = await partyFor(operation, 'admin');
    const asker = await newStaffMember(server, { role: 'ADMIN', mustChangePassword: true });
    const outcome = await outcomeOf(operation, { server, owner, asker });
    const isLess = outcome === 'null' || (outcome === 'yes' && forVisitors === 'masked');
    if (outcome !== 'FORBIDDEN' && outcome !== forVisitors && !isLess) {
      more.push([operation, outcome]);
    }
  }
  expect(more.filter(([operation]) => !FOR_ONE_TIME_PASSWORDS.includes(operation))).toEqual([]);
});
