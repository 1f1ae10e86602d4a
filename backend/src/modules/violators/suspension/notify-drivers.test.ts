import { accusedDrive } from '../../../testing/cases/accused-drive';
import type { AccusedDrive } from '../../../testing/cases/accused-drive';
import { staffClient } from '../../../testing/staff';
import type { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const SET = `mutation ($input: SetViolatorStatusInput!) { setViolatorStatus(input: $input) { status } }`;
const INBOX = '{ notifications(first: 50, language: EN) { edges { node { kind title body path } } } }';

let server: TestServer;
let staff: readonly TestClient[];
beforeAll(async () => {
  server = await startTestServer();
  staff = await Promise.all([staffClient(server, 'SUPERVISOR'), staffClient(server, 'SUPERVISOR')]);
});
afterAll(() => server.close());

/** Has one person after the other decide the same, and gives the status after each. */
async function decideByTwo({ vehicleId }: AccusedDrive, status: string): Promise<string[]> {
  const answers: string[] = [];
  for (const client of staff) {
    const input = { vehicleId: String(vehicleId), status, reason: 'A secret of the office.' };
    const { body } = await client.graphql(SET, { input });
    answers.push(body.data.setViolatorStatus.status);
  }
  return answers;
}

/** News of vehicles in the inbox of somebody, newest first, once there are so many. */
async function newsOf({ holder }: AccusedDrive, count: number): Promise<string[]> {
  for (let tries = 0; ; tries += 1) {
    const { body } = await holder.graphql(INBOX);
    const bodies = body.data.notifications.edges
      .map(({ node }: { node: { kind: string; body: string } }) => node)
      .filter(({ kind }: { kind: string }) => kind === 'VEHICLE_STATUS')
      .map((node: { body: string }) => node.body);
    if (bodies.length >= count || tries === 100) {
      return bodies;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('the drivers of a vehicle are notified when two people suspend it and when two clear it, and nobody else is', async () => {
  const [bound, other] = [await accusedDrive(server), await accusedDrive(server)];
  expect(await decideByTwo(bound, 'SUSPENDED')).toEqual(['ACTIVE', 'SUSPENDED']);
  expect(await newsOf(bound, 1)).toEqual([expect.stringMatching(/^The authority has suspended LT \d+ CS\./)]);
  expect(await decideByTwo(bound, 'ACTIVE')).toEqual(['SUSPENDED', 'ACTIVE']);
  const news = await newsOf(bound, 2);
  expect(news[0]).toMatch(/^The authority has cleared LT \d+ CS: it is no longer suspended\.$/);
  expect(news).toHaveLength(2);
  expect(news.join()).not.toContain('secret');
  expect(await newsOf(other, 0)).toEqual([]);
});

test('a vehicle that was only put under review, and cleared again, is nobody else’s news', async () => {
  const drive = await accusedDrive(server);
  const input = { vehicleId: String(drive.vehicleId), status: 'UNDER_REVIEW', reason: null };
  await staff[0]?.graphql(SET, { input });
  expect(await decideByTwo(drive, 'ACTIVE')).toEqual(['UNDER_REVIEW', 'ACTIVE']);
  const { holder } = drive;
  await holder.graphql(INBOX);
  expect(await newsOf(drive, 0)).toEqual([]);
});
