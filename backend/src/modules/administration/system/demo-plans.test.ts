import { randomUUID } from 'node:crypto';
import { campaignInput, registerCampaign } from '../../../testing/campaigns';
import type { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { staffClient } from '../../../testing/staff';

const CLEAR = 'mutation { clearDemoData { deleted } }';
const COUNTS = '{ systemCounts { demoAccounts demoCampaigns demoViews demoTotal } }';
const SEEN = '{ campaigns { name } savedViews { views { name } } }';
const SAVE_VIEW = `mutation ($input: SaveViewInput!) { saveView(input: $input) { view { id } } }`;
const CHANGE = `mutation ($input: ChangeCampaignInput!) { changeCampaign(input: $input) { campaign { version } } }`;

let server: TestServer;
let admin: TestClient;
let demo: TestClient;
beforeAll(async () => {
  server = await startTestServer({ isDemo: true });
  admin = await staffClient(server, 'ADMIN');
  demo = await staffClient(server, 'SUPERVISOR');
  await server.dataSource.query(`UPDATE account SET is_demo = true WHERE role = 'SUPERVISOR'`);
});
afterAll(() => server.close());

async function run(client: TestClient, query: string, variables: Readonly<Record<string, unknown>> = {}) {
  const { body } = await client.graphql(query, variables);
  return body.errors === undefined ? body.data : body.errors[0].extensions.code;
}

function saveView(client: TestClient, name: string) {
  const input = { name, page: 'SEGMENTS', sentence: 'road=N3', isShared: true, clientId: randomUUID() };
  return run(client, SAVE_VIEW, { input });
}

test('campaigns and views of demo accounts go with the demo data, those of real staff stay', async () => {
  await registerCampaign(admin, { name: 'A real campaign' });
  await saveView(admin, 'A real view');
  const { id, version } = await registerCampaign(demo, { name: 'Demo: a campaign' });
  await saveView(demo, 'Demo: a view');
  // A change by real staff makes it no real campaign.
  const input = { id, version, reason: 'A goal that is nearer', goalPercent: -10 };
  expect(await run(admin, CHANGE, { input })).toMatchObject({ changeCampaign: {} });
  expect(await run(admin, COUNTS)).toEqual({
    systemCounts: { demoAccounts: 0, demoCampaigns: 1, demoViews: 1, demoTotal: 2 },
  });
  expect(await run(admin, CLEAR)).toEqual({ clearDemoData: { deleted: 2 } });
  expect(await run(admin, SEEN)).toEqual({
    campaigns: [{ name: 'A real campaign' }],
    savedViews: { views: [{ name: 'A real view' }] },
  });
  expect(await run(admin, CLEAR)).toEqual({ clearDemoData: { deleted: 0 } });
});

test('a demo campaign goes even once its account has gone, and nothing else that nobody is left of', async () => {
  await registerCampaign(demo, { name: 'Demo: left behind' });
  const other = await staffClient(server, 'ADMIN');
  await registerCampaign(other, { name: 'Real and left behind' });
  await server.dataSource.query(`UPDATE campaign SET registered_by = NULL WHERE name LIKE '%left behind'`);
  expect(await run(admin, CLEAR)).toEqual({ clearDemoData: { deleted: 1 } });
  const { campaigns } = await run(admin, SEEN);
  expect(campaigns.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['A real campaign', 'Real and left behind']),
  );
});

test('the same campaign, sent twice by a demo account, is one', async () => {
  const input = campaignInput({ name: 'Demo: sent twice' });
  const first = await registerCampaign(demo, input);
  expect(await registerCampaign(demo, input)).toMatchObject({ id: first.id });
  expect(await run(admin, CLEAR)).toEqual({ clearDemoData: { deleted: 1 } });
});
