import { randomUUID } from 'node:crypto';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { staffClient } from '../../../testing/staff';
import { saveView, VIEW_FIELDS, viewInput } from '../../../testing/views';
import type { JsonValue, TestClient } from '../../../testing/server/test-client';

const LIST = `{ savedViews { isMailPossible mailAddress views { ${VIEW_FIELDS} } } }`;
const ONE = `query ($id: ID!) { savedView(id: $id) { ${VIEW_FIELDS} } }`;
const SAVE = `mutation ($input: SaveViewInput!) { saveView(input: $input) { view { id } } }`;
const CHANGE = `mutation ($input: ChangeViewInput!) { changeView(input: $input) { view { ${VIEW_FIELDS} } } }`;
const DELETE = `mutation ($input: DeleteViewInput!) { deleteView(input: $input) { viewId } }`;
const SUBSCRIBE = `mutation ($input: SubscribeToViewInput!) { subscribeToView(input: $input) { view { id } } }`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function code(client: TestClient, query: string, input: object): Promise<string | undefined> {
  const { body } = await client.graphql(query, { input });
  return body.errors?.[0]?.extensions.code;
}
const listed = async (client: TestClient): Promise<JsonValue[]> =>
  (await client.graphql(LIST)).body.data.savedViews.views;

test('a view is stored in the one form of its sentence, and listed for its owner alone until it is shared', async () => {
  const [owner, colleague] = [await staffClient(server, 'VIEWER'), await staffClient(server, 'VIEWER')];
  const view = await saveView(owner, { sentence: 'untilHour=4&fromHour=20&vehicles=BUSES&days=56' });
  expect(view).toMatchObject({ sentence: 'vehicles=BUSES&fromHour=20&untilHour=4', isOwn: true, mail: null });
  expect((await listed(owner)).map(({ id }) => id)).toEqual([view.id]);
  expect(await listed(colleague)).toEqual([]);
  expect((await colleague.graphql(ONE, { id: view.id })).body.data.savedView).toBeNull();

  await owner.graphql(CHANGE, { input: { id: view.id, isShared: true, name: 'Night buses' } });
  const [seen] = await listed(colleague);
  expect(seen).toMatchObject({ id: view.id, name: 'Night buses', isOwn: false, owner: view.owner });
  expect(await code(colleague, CHANGE, { id: view.id, name: 'Mine now' })).toBe('FORBIDDEN');
  expect(await code(colleague, DELETE, { id: view.id })).toBe('FORBIDDEN');

  await owner.graphql(DELETE, { input: { id: view.id } });
  expect(await listed(colleague)).toEqual([]);
  expect(await code(owner, DELETE, { id: view.id })).toBe('NOT_FOUND');
  const acts = await server.dataSource.query('SELECT act FROM audit_entry WHERE target = $1 ORDER BY id', [
    `view:${view.id}`,
  ]);
  expect(acts.map(({ act }: { act: string }) => act)).toEqual(['VIEW_SAVED', 'VIEW_CHANGED', 'VIEW_DELETED']);
});

test.each([
  ['a word of another page', { sentence: 'range=90d' }],
  ['a number without end', { sentence: 'days=1e999' }],
  ['no number', { sentence: 'days=NaN' }],
  ['a road that is none', { sentence: 'road=N5%27%3B' }],
  ['a word twice', { sentence: 'vehicles=CARS&vehicles=BUSES' }],
  ['a sentence without end', { sentence: 'x'.repeat(1_201) }],
  ['a name of two letters', { name: 'ab' }],
  ['a name of two lines', { name: 'One\r\nBcc: other@line.example' }],
])('%s is refused and nothing is stored', async (_what, part) => {
  const owner = await staffClient(server, 'VIEWER');
  expect(await code(owner, SAVE, viewInput(part))).toBe('BAD_USER_INPUT');
  expect(await listed(owner)).toEqual([]);
});

test('a repeated request stores one view, and other content under its id is refused', async () => {
  const owner = await staffClient(server, 'VIEWER');
  const clientId = randomUUID();
  const [first, again] = await Promise.all([saveView(owner, { clientId }), saveView(owner, { clientId })]);
  expect(again.id).toBe(first.id);
  expect(await code(owner, SAVE, viewInput({ clientId, name: 'Another one' }))).toBe('IDEMPOTENCY_MISMATCH');
});

test('nobody has more than 50 views, however many are stored at the same time', async () => {
  const owner = await staffClient(server, 'VIEWER');
  for (let count = 0; count < 48; count += 1) {
    await saveView(owner, { name: `View ${count}` });
  }
  const codes = await Promise.all(Array.from({ length: 5 }, () => code(owner, SAVE, viewInput())));
  expect(codes.filter((each) => each === 'CONFLICT')).toHaveLength(3);
  expect(await listed(owner)).toHaveLength(50);
});

test('citizens and people of agencies have no views, and nothing comes by mail where none is sent', async () => {
  const owner = await staffClient(server, 'VIEWER');
  const { id } = await saveView(owner, { isShared: true });
  expect((await owner.graphql(LIST)).body.data.savedViews.isMailPossible).toBe(false);
  expect(await code(owner, SUBSCRIBE, { viewId: id, rhythm: 'DAILY' })).toBe('UNAVAILABLE');
  expect(await code(owner, SUBSCRIBE, { viewId: id, rhythm: 'WEEKLY', weekday: 8 })).toBe('BAD_USER_INPUT');
});
