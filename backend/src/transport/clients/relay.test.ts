import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'graphql-ws';
import type { Client } from 'graphql-ws';
import {
  commitMutation,
  createOperationDescriptor,
  Environment,
  fetchQuery,
  getRequest,
  Network,
  Observable,
  RecordSource,
  requestSubscription,
  Store,
} from 'relay-runtime';
import type { ConcreteRequest, GraphQLResponse, OperationType } from 'relay-runtime';
import WebSocket from 'ws';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

const ROOT = join(__dirname, '../../../..');
const COMPILER = require.resolve('relay-compiler/cli.js');
const PROJECT = join(__dirname, '../../../test-support/relay');

interface Incidents extends OperationType {
  readonly variables: { count: number; cursor?: string };
  readonly response: {
    readonly incidents: {
      readonly edges: readonly { readonly node: { readonly id: string; readonly incidentType: string } }[];
      readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
    };
  };
}

const folder = mkdtempSync(join(tmpdir(), 'wakafine relay '));

let server: TestServer;
let socket: Client;
let environment: Environment;
let artefacts: Readonly<
  Record<'incidentsQuery' | 'incidentsSubmitMutation' | 'incidentsActiveSubscription', ConcreteRequest>
>;
beforeAll(async () => {
  server = await startTestServer();
  const client = await TestClient.citizen(server.url);
  environment = environmentOf(`wf_session=${client.cookie('wf_session')}`);
  artefacts = compiled();
});
afterAll(async () => {
  await socket.dispose();
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Output of the compiler for the project, with its own rules and the schema as it is. */
function compiled(): typeof artefacts {
  mkdirSync(join(folder, 'src'));
  cpSync(join(PROJECT, 'incidents.js'), join(folder, 'src/incidents.js'));
  cpSync(join(ROOT, 'schema.graphql'), join(folder, 'schema.graphql'));
  const config = { src: './src', schema: './schema.graphql', language: 'javascript' };
  writeFileSync(join(folder, 'relay.config.json'), JSON.stringify(config));
  const { status, stderr, stdout } = spawnSync(process.execPath, [COMPILER, 'relay.config.json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`${stdout}\n${stderr}`);
  }
  const read = (name: string): ConcreteRequest =>
    jest.requireActual(join(folder, `src/__generated__/${name}.graphql.js`));
  return {
    incidentsQuery: read('incidentsQuery'),
    incidentsSubmitMutation: read('incidentsSubmitMutation'),
    incidentsActiveSubscription: read('incidentsActiveSubscription'),
  };
}

/** The network layer of Relay's own guide: POST, and graphql-ws for subscriptions. */
function environmentOf(cookie: string): Environment {
  const post = async (query: string | null | undefined, variables: object): Promise<GraphQLResponse> => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query, variables }),
    });
    // GraphQL's own shape.
    return (await response.json()) as GraphQLResponse;
  };
  class OwnSocket extends WebSocket {
    constructor(address: string, protocols?: string | string[]) {
      super(address, protocols, { headers: { cookie, origin: server.url } });
    }
  }
  socket = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: OwnSocket,
  });
  const network = Network.create(
    ({ text }, variables) => post(text, variables),
    ({ text }, variables) =>
      Observable.create((sink) =>
        socket.subscribe(
          { query: text ?? '', variables },
          // Both speak of the same answer, each by its own type.
          {
            ...sink,
            next: (value) => sink.next(value as GraphQLResponse),
            error: (error) => sink.error(error as Error),
          },
        ),
      ),
  );
  return new Environment({ network, store: new Store(new RecordSource()) });
}

function submit(incidentType: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    commitMutation(environment, {
      mutation: artefacts.incidentsSubmitMutation,
      variables: { input: { mood: 'NEUTRAL', incidentType } },
      onCompleted: resolve,
      onError: reject,
    });
  });
}

test('Relay mutates, and joins the pages of a connection in its store', async () => {
  const types = ['FLOOD', 'ANIMALS', 'ROADBLOCK'];
  for (const type of types) {
    expect(await submit(type)).toMatchObject({ reportIncident: { incident: { incidentType: type } } });
  }
  const read = (cursor?: string) =>
    fetchQuery<Incidents>(environment, artefacts.incidentsQuery, {
      count: 2,
      ...(cursor === undefined ? {} : { cursor }),
    }).toPromise();
  const first = await read();
  expect(first?.incidents.pageInfo.hasNextPage).toBe(true);
  await read(first?.incidents.pageInfo.endCursor);
  const joined = environment.lookup(
    createOperationDescriptor(getRequest(artefacts.incidentsQuery), { count: 2 }).fragment,
  ).data as unknown as Incidents['response'];
  expect(joined.incidents.edges.map(({ node }) => node.incidentType)).toEqual([...types].reverse());
});

test('Relay subscribes', async () => {
  const value = await new Promise((resolve, reject) => {
    requestSubscription(environment, {
      subscription: artefacts.incidentsActiveSubscription,
      variables: {},
      onNext: resolve,
      onError: reject,
    });
  });
  expect(value).toEqual({ activeJourney: null });
});
