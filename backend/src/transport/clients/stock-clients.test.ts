import {
  ApolloClient,
  CombinedGraphQLErrors,
  gql as apolloGql,
  HttpLink,
  InMemoryCache,
} from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { ClientError, GraphQLClient, request } from 'graphql-request';
import { createClient as createSseClient } from 'graphql-sse';
import { createClient as createWsClient } from 'graphql-ws';
import { createHash } from 'node:crypto';
import { cacheExchange, Client, fetchExchange, gql, subscriptionExchange } from 'urql';
import WebSocket from 'ws';
import { startJourney } from '../../testing/drives/live-drive';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

const STATISTICS = 'query Figures { statistics { totalJourneys } }';
const FAULTY = '{ statistics { colour } }';
const VIEWER = '{ viewer { mobileNumber } }';
const ACTIVE_JOURNEY = 'subscription { activeJourney { id } }';
const SUBMIT =
  'mutation Submit($input: ReportIncidentInput!) { reportIncident(input: $input) { incident { incidentType } } }';
const INPUT = { mood: 'NEUTRAL', incidentType: 'FLOOD' };
const SUBMITTED = { reportIncident: { incident: { incidentType: 'FLOOD' } } };
const NOTHING_YET = { statistics: { totalJourneys: 0 } };

let server: TestServer;
let url: string;
let client: TestClient & { mobileNumber: string };
/** Header fields that a program which has signed in adds to its requests. */
let headers: { cookie: string };
beforeAll(async () => {
  server = await startTestServer();
  url = `${server.url}/graphql`;
  client = await TestClient.citizen(server.url);
  headers = { cookie: `wf_session=${client.cookie('wf_session')}` };
});
afterAll(() => server.close());

/** A socket as a page of the server's own opens it. */
class OwnSocket extends WebSocket {
  constructor(address: string, protocols?: string | string[]) {
    super(address, protocols, { headers: { ...headers, origin: server.url } });
  }
}

describe('Apollo Client', () => {
  const apolloWith = (link: HttpLink | PersistedQueryLink | GraphQLWsLink) =>
    new ApolloClient({
      link: link instanceof PersistedQueryLink ? link.concat(new HttpLink({ uri: url })) : link,
      cache: new InMemoryCache(),
    });

  test.each([false, true])('queries, useGETForQueries: %p', async (useGETForQueries) => {
    const apollo = apolloWith(new HttpLink({ uri: url, useGETForQueries }));
    const { data } = await apollo.query({ query: apolloGql(STATISTICS) });
    expect(data).toMatchObject(NOTHING_YET);
    const refused = apollo.query({ query: apolloGql(FAULTY) });
    const error: unknown = await refused.catch((thrown: unknown) => thrown);
    expect(CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  test('mutates with a session', async () => {
    const apollo = apolloWith(new HttpLink({ uri: url, headers }));
    const { data } = await apollo.mutate({ mutation: apolloGql(SUBMIT), variables: { input: INPUT } });
    expect(data).toMatchObject(SUBMITTED);
  });

  test('asks by hash first, and by text where the server has no documents of its own', async () => {
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    const apollo = apolloWith(new PersistedQueryLink({ sha256 }));
    expect((await apollo.query({ query: apolloGql(STATISTICS) })).data).toMatchObject(NOTHING_YET);
    const again = await apollo.query({ query: apolloGql(STATISTICS), fetchPolicy: 'network-only' });
    expect(again.data).toMatchObject(NOTHING_YET);
  });

  test('subscribes', async () => {
    const socket = createWsClient({ url: url.replace('http', 'ws'), webSocketImpl: OwnSocket });
    const apollo = apolloWith(new GraphQLWsLink(socket));
    const value = await new Promise((resolve, reject) =>
      apollo.subscribe({ query: apolloGql(ACTIVE_JOURNEY) }).subscribe({ next: resolve, error: reject }),
    );
    expect(value).toMatchObject({ data: { activeJourney: null } });
    await socket.dispose();
  });
});

describe('urql', () => {
  const exchanges = [cacheExchange, fetchExchange];

  test.each([undefined, false, true, 'force'] as const)(
    'queries, preferGetMethod: %p',
    async (preferGetMethod) => {
      const urql = new Client({
        url,
        exchanges,
        ...(preferGetMethod === undefined ? {} : { preferGetMethod }),
      });
      const { data } = await urql.query(gql(STATISTICS), {}).toPromise();
      expect(data).toMatchObject(NOTHING_YET);
      const { error } = await urql.query(gql(FAULTY), {}).toPromise();
      expect(error?.graphQLErrors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    },
  );

  test('mutates with a session, and queries in its name', async () => {
    const urql = new Client({ url, exchanges, fetchOptions: { headers } });
    expect((await urql.mutation(gql(SUBMIT), { input: INPUT }).toPromise()).data).toMatchObject(SUBMITTED);
    const { data } = await urql.query(gql(VIEWER), {}).toPromise();
    expect(data).toMatchObject({ viewer: { mobileNumber: client.mobileNumber } });
  });

  test('subscribes', async () => {
    const socket = createWsClient({ url: url.replace('http', 'ws'), webSocketImpl: OwnSocket });
    const forward = subscriptionExchange({
      forwardSubscription: ({ query = '', variables = {} }) => ({
        subscribe: (sink) => ({ unsubscribe: socket.subscribe({ query, variables }, sink) }),
      }),
    });
    const urql = new Client({ url, exchanges: [...exchanges, forward] });
    const value = await new Promise((resolve) =>
      urql.subscription(gql(ACTIVE_JOURNEY), {}).subscribe(resolve),
    );
    expect(value).toMatchObject({ data: { activeJourney: null } });
    await socket.dispose();
  });

  test('subscribes by server-sent events over its own exchange', async () => {
    const urql = new Client({
      url: `${url}/stream`,
      exchanges: [fetchExchange],
      fetchSubscriptions: true,
      fetchOptions: { headers },
    });
    const value = await new Promise((resolve) => {
      const { unsubscribe } = urql.subscription(gql(ACTIVE_JOURNEY), {}).subscribe((result) => {
        resolve(result);
        setImmediate(() => unsubscribe());
      });
    });
    expect(value).toMatchObject({ data: { activeJourney: null } });
  });
});

describe('graphql-request', () => {
  test('queries and mutates, by POST and by GET', async () => {
    expect(await request(url, STATISTICS)).toEqual(NOTHING_YET);
    const signedIn = new GraphQLClient(url, { headers });
    expect(await signedIn.request(SUBMIT, { input: INPUT })).toEqual(SUBMITTED);
    const byGet = new GraphQLClient(url, { method: 'GET', jsonSerializer: JSON, headers });
    expect(await byGet.request(VIEWER)).toEqual({ viewer: { mobileNumber: client.mobileNumber } });
  });

  test('throws what was refused', async () => {
    const error: unknown = await request(url, FAULTY).catch((thrown: unknown) => thrown);
    expect(error instanceof ClientError && error.response).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });
});

describe('graphql-ws', () => {
  test('subscribes as a visitor, and with the session of a page', async () => {
    const program = createWsClient({ url: url.replace('http', 'ws'), webSocketImpl: WebSocket });
    const closed = program.iterate({ query: ACTIVE_JOURNEY }).next();
    await expect(closed).rejects.toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    const page = createWsClient({ url: url.replace('http', 'ws'), webSocketImpl: OwnSocket });
    const values = page.iterate({ query: ACTIVE_JOURNEY });
    expect((await values.next()).value).toMatchObject({ data: { activeJourney: null } });
    await Promise.all([program.dispose(), page.dispose()]);
  });
});

describe('graphql-sse', () => {
  test('subscribes in a connection for each, and hears of changes', async () => {
    const driver = await TestClient.citizen(server.url);
    const cookie = `wf_session=${driver.cookie('wf_session')}`;
    const sse = createSseClient({ url: `${url}/stream`, headers: { cookie } });
    const values = sse.iterate({ query: ACTIVE_JOURNEY });
    expect((await values.next()).value).toMatchObject({ data: { activeJourney: null } });
    const id = await startJourney(driver, new Date());
    expect((await values.next()).value).toMatchObject({ data: { activeJourney: { id: String(id) } } });
    await values.return?.();
    sse.dispose();
  });

  test('is refused at once what it may not have', async () => {
    const sse = createSseClient({ url: `${url}/stream` });
    for (const [query, code] of [
      [ACTIVE_JOURNEY, 'UNAUTHENTICATED'],
      [FAULTY, 'BAD_USER_INPUT'],
      ['subscription { activeJourney { colour } }', 'BAD_USER_INPUT'],
      ['subscription {', 'BAD_USER_INPUT'],
    ] as const) {
      const values = sse.iterate({ query });
      expect((await values.next()).value).toMatchObject({ errors: [{ extensions: { code } }] });
      expect((await values.next()).done).toBe(true);
    }
    sse.dispose();
  });
});
