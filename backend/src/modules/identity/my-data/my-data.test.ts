import { DAY_MS } from '@wakafine/domain/units';
import { staffClient } from '../../../testing/staff';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const PIN = '483920';
const VIEWER = 'viewer { id deletionDueAt }';
const DELETE = `mutation ($pin: String!) { deleteMyAccount(input: { pin: $pin }) { deletionDueAt } }`;
const UNDO = `mutation { undoDeletion { ${VIEWER} } }`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function viewerOf(client: TestClient): Promise<JsonValue> {
  return (await client.graphql(`{ ${VIEWER} }`)).body.data.viewer;
}

async function refusalOf(client: TestClient, document: string, variables = {}): Promise<JsonValue> {
  const { code, fields } = (await client.graphql(document, variables)).body.errors[0].extensions;
  return fields === undefined ? code : [code, fields];
}

async function citizen() {
  const client = await TestClient.citizen(server.url);
  const signIn = (pinCode = PIN) =>
    client.rest('POST', '/api/auth/signin', { mobileNumber: client.mobileNumber, pinCode });
  return { client, signIn };
}

describe('deleting the own account', () => {
  it('ends every session, and the account can be restored by signing in and withdrawing it', async () => {
    const { client, signIn } = await citizen();
    const elsewhere = new TestClient(server.url);
    elsewhere.setCookie('wf_session', client.cookie('wf_session') ?? '');
    const { body } = await client.graphql(DELETE, { pin: PIN });
    const due = body.data.deleteMyAccount.deletionDueAt;
    const inDays = (Date.parse(due) - server.clock.now().getTime()) / DAY_MS;
    expect(Math.abs(inDays - 30)).toBeLessThan(0.01);
    expect(client.cookie('wf_session')).toBeUndefined();
    expect(await viewerOf(client)).toBeNull();
    expect(await viewerOf(elsewhere)).toBeNull();
    await signIn();
    expect(await viewerOf(client)).toMatchObject({ deletionDueAt: due });
    expect((await client.graphql(UNDO)).body.data.undoDeletion.viewer.deletionDueAt).toBeNull();
    expect(await viewerOf(client)).toMatchObject({ deletionDueAt: null });
  });

  it('closes the sockets of the account', async () => {
    const { client } = await citizen();
    const socket = client.socket();
    const closed = new Promise((resolve) => socket.on('closed', resolve));
    socket.subscribe({ query: 'subscription { activeJourney { id } }' }, IGNORED);
    await new Promise((resolve) => socket.on('connected', resolve));
    await client.graphql(DELETE, { pin: PIN });
    await closed;
    await socket.dispose();
  });

  it('counts from the first time that it was asked for', async () => {
    const { client, signIn } = await citizen();
    const ask = async () => (await client.graphql(DELETE, { pin: PIN })).body.data.deleteMyAccount;
    const first = await ask();
    server.clock.advance(DAY_MS);
    await signIn();
    expect(await ask()).toEqual(first);
  });

  it('needs the right PIN, and after five wrong ones not even that helps', async () => {
    const { client } = await citizen();
    const refused = ['BAD_USER_INPUT', { pin: 'This PIN is not right' }];
    for (const pin of ['111222', '', '48392', '٤٨٣٩٢٠', '584930', '584931', '584932', '584933']) {
      expect(await refusalOf(client, DELETE, { pin })).toEqual(refused);
    }
    expect(await refusalOf(client, DELETE, { pin: PIN })).toEqual(refused);
    expect(await viewerOf(client)).toMatchObject({ deletionDueAt: null });
  });

  it('can not be withdrawn once it is due', async () => {
    const { client, signIn } = await citizen();
    await client.graphql(DELETE, { pin: PIN });
    server.clock.advance(30 * DAY_MS);
    await signIn();
    expect(await refusalOf(client, UNDO)).toBe('CONFLICT');
  });

  it('is for citizens, and not for demo accounts, whose PIN everybody knows', async () => {
    expect(await refusalOf(new TestClient(server.url), DELETE, { pin: PIN })).toBe('UNAUTHENTICATED');
    expect(await refusalOf(await staffClient(server, 'ADMIN'), DELETE, { pin: PIN })).toBe('FORBIDDEN');
    const { client } = await citizen();
    const { id } = await viewerOf(client);
    await server.dataSource.query('UPDATE account SET is_demo = true WHERE id = $1', [id]);
    const demo = await startTestServer({ isDemo: true, sharing: server });
    const visitor = new TestClient(demo.url);
    visitor.setCookie('wf_session', client.cookie('wf_session') ?? '');
    expect(await refusalOf(visitor, DELETE, { pin: PIN })).toBe('FORBIDDEN');
    await demo.close();
  });
});

const IGNORED = { next: () => undefined, error: () => undefined, complete: () => undefined };
