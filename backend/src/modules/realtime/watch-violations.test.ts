import { randomUUID } from 'node:crypto';
import { start } from '../../testing/drives/drive-calls';
import { endJourney, push, startJourney } from '../../testing/drives/live-drive';
import type { TestVehicle } from '../../testing/drives/live-drive';
import { ramp, seconds, straightDrive } from '../../testing/drives/straight-drive';
import type { FixPayload } from '../../testing/drives/straight-drive';
import { collect, TestClient } from '../../testing/server/test-client';
import type { JsonValue } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

const FIELDS = `id journeyId registrationNumber severity grade latitude longitude endedAt isOwn isClaimed isWithdrawn
  startedAt category`;

let server: TestServer;
let stranger: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  stranger = await TestClient.citizen(server.url);
});
afterAll(() => server.close());

async function citizenWithJourney(vehicle: TestVehicle = {}) {
  const client = await TestClient.citizen(server.url);
  const startedAt = new Date(Date.now() - 600_000);
  return { client, startedAt, id: await startJourney(client, startedAt, vehicle) };
}

/** Watches the violations of a kind that a filter lets through; `read-text` gives what came so far. */
async function watch(client: TestClient, kind: 'violationCreated' | 'violationUpdated', filter = '{}') {
  const socket = client.socket();
  const { results, atLeast } = collect(socket, `subscription { ${kind}(filter: ${filter}) { ${FIELDS} } }`);
  // The socket is served in order: once this is answered, the watch stands and earlier events have arrived.
  const settled = () => collect(socket, 'subscription { activeJourney { id } }').atLeast(1);
  await settled();
  const received = () => results.map(({ data }) => data?.[kind]);
  return { received, atLeast, settled, leave: () => socket.dispose() };
}

/** Up to 58 km/h, which opens a CAUTION; on to 80, which makes it DANGER; down to 30, which closes it. */
function threeParts(startedAt: Date): FixPayload[][] {
  const caution = [...seconds(3, 0), ...ramp(0, 50), ...seconds(20, 58)];
  const danger = [...ramp(60, 80), ...seconds(10, 80)];
  const slow = [...ramp(80, 30), ...seconds(10, 30)];
  const fixes = straightDrive(startedAt, [...caution, ...danger, ...slow]);
  const cuts = [0, caution.length + 1, caution.length + danger.length + 1, fixes.length];
  return cuts.slice(1).map((cut, index) => fixes.slice(cuts[index], cut));
}

/** A journey of a file, which its owner could have edited: what it shows is of grade C. */
async function importedJourney() {
  const client = await TestClient.citizen(server.url);
  const startedAt = new Date(Date.now() - 600_000);
  const fixes = threeParts(startedAt).flat();
  const times = { startedAt: startedAt.toISOString(), endedAt: fixes.at(-1)?.recordedAt };
  const { id } = await start(client, { ...times, clientId: randomUUID(), isImported: true });
  return { client, fixes, id };
}

test('a violation is published when it opens: in full to its owner, as a public row to everybody else', async () => {
  const { client, startedAt, id } = await citizenWithJourney({ registrationNumber: 'LT 333 CC' });
  const own = await watch(client, 'violationCreated');
  const others = await watch(stranger, 'violationCreated');
  const [opening = []] = threeParts(startedAt);
  await push(client, id, opening);
  await Promise.all([own.atLeast(1), others.atLeast(1)]);
  const [mine] = own.received();
  const [theirs] = others.received();
  expect(mine).toMatchObject({ journeyId: id, severity: 'CAUTION', isOwn: true, endedAt: null });
  expect(mine).toMatchObject({ registrationNumber: 'LT 333 CC', longitude: 9.7679 });
  expect(theirs).toMatchObject({ severity: 'CAUTION', isOwn: false, registrationNumber: 'LT •••• ••' });
  expect(theirs).toMatchObject({ journeyId: null, latitude: null, longitude: null });
  expect(theirs).toMatchObject({ startedAt: expect.stringMatching(/:00\.000Z$/) as string });
  await Promise.all([own.leave(), others.leave()]);
});

test('strangers are notified when the severity rises, and never when it closes; the owner is notified of both', async () => {
  const { client, startedAt, id } = await citizenWithJourney();
  const created = await watch(stranger, 'violationCreated');
  const updated = await watch(stranger, 'violationUpdated');
  const own = await watch(client, 'violationUpdated');
  for (const fixes of threeParts(startedAt)) {
    for (const fix of fixes) {
      await push(client, id, [fix]);
    }
  }
  await endJourney(client, id, new Date(startedAt.getTime() + 120_000));
  await Promise.all([updated.settled(), own.settled()]);
  expect(created.received()).toHaveLength(1);
  const [{ id: violationId }] = created.received() as [{ id: string }];
  const endedAt = expect.stringMatching(/^20/);
  expect(updated.received()).toMatchObject([
    { id: violationId, severity: 'WARNING', endedAt: null },
    { id: violationId, severity: 'DANGER', endedAt: null },
  ]);
  expect(own.received()).toMatchObject([
    { severity: 'WARNING', endedAt: null },
    { severity: 'DANGER', endedAt: null },
    { severity: 'DANGER', endedAt, isWithdrawn: false },
  ]);
  await Promise.all([created.leave(), updated.leave(), own.leave()]);
});

test('a violation that late fixes dissolve is published as withdrawn', async () => {
  const { client, startedAt, id } = await citizenWithJourney();
  const created = await watch(stranger, 'violationCreated');
  const updated = await watch(stranger, 'violationUpdated');
  const fixes = straightDrive(startedAt, [...ramp(0, 60), ...seconds(20, 60)]);
  const isLate = ({ seq }: FixPayload): boolean => seq > 5 && seq % 2 === 0;
  await push(
    client,
    id,
    fixes.filter((fix) => !isLate(fix)),
  );
  await created.atLeast(1);
  // The receiver's own speed says walking pace at every second fix: it was never sustained.
  await push(
    client,
    id,
    fixes.filter(isLate).map((fix) => ({ ...fix, speedKmh: 5 })),
  );
  await updated.atLeast(1);
  const [{ id: violationId }] = created.received() as [{ id: string }];
  expect(updated.received()).toMatchObject([{ id: violationId, isWithdrawn: true }]);
  await Promise.all([created.leave(), updated.leave()]);
});

test('a weakly proved violation is published to its owner only', async () => {
  const weak = await importedJourney();
  const strong = await citizenWithJourney();
  const own = await watch(weak.client, 'violationCreated', '{ scope: MINE }');
  const others = await watch(stranger, 'violationCreated');
  await push(weak.client, weak.id, weak.fixes);
  await own.atLeast(1);
  await push(strong.client, strong.id, threeParts(strong.startedAt).flat());
  await others.atLeast(1);
  expect(own.received()).toMatchObject([{ grade: 'C', journeyId: weak.id }]);
  expect(others.received()).toMatchObject([
    { grade: expect.stringMatching(/[AB]/) as string, journeyId: null },
  ]);
  await Promise.all([own.leave(), others.leave()]);
});

test('a claim is published to nobody until the track proves it, and its withdrawal to nobody else', async () => {
  const { client, id } = await citizenWithJourney();
  const created = await watch(stranger, 'violationCreated');
  const updated = await watch(stranger, 'violationUpdated');
  const ownUpdates = await watch(client, 'violationUpdated');
  const claim = { journeyId: Number(id), speed: 90, latitude: 4.05, longitude: 9.77 };
  const claimIds: string[] = [];
  for (const afterMs of [0, 20_000]) {
    server.clock.advance(afterMs);
    const { status, body } = await client.rest('POST', '/api/violations', claim);
    expect(status).toBe(201);
    claimIds.push(String(body.id));
  }
  expect(created.received()).toEqual([]);
  // At 80 km/h for the last minute, which spans both claims.
  const drivenAt = new Date(server.clock.now().getTime() - 60_000);
  await push(client, id, straightDrive(drivenAt, [...ramp(0, 80), ...seconds(60, 80)]));
  await Promise.all([created.atLeast(1), ownUpdates.atLeast(1)]);
  expect(created.received()).toMatchObject([{ isClaimed: false }]);
  expect(ownUpdates.received()).toMatchObject([{ id: claimIds[1], isClaimed: true, isWithdrawn: true }]);
  await endJourney(client, id, server.clock.now());
  await updated.settled();
  expect(updated.received()).toEqual([]);
  await Promise.all([created.leave(), updated.leave(), ownUpdates.leave()]);
});

test.each([
  ['one severity', '{ severity: DANGER }', ['DANGER']],
  ['one category', '{ category: PUBLIC }', ['PUBLIC']],
  ["one's own", '{ scope: MINE }', ['OWN']],
  [
    'everybody, for whom nothing is left out',
    '{ scope: PUBLIC, severity: null }',
    ['DANGER', 'PUBLIC', 'OWN'],
  ],
])('a watch can be narrowed to %s', async (_, filter, expected) => {
  const watcher = await citizenWithJourney();
  const danger = await citizenWithJourney();
  const transport = await citizenWithJourney({ category: 'PUBLIC', transportAgency: 'Touristique Express' });
  const { received, settled, leave } = await watch(watcher.client, 'violationCreated', filter);
  await push(danger.client, danger.id, straightDrive(danger.startedAt, [...ramp(0, 80), ...seconds(20, 80)]));
  await push(transport.client, transport.id, threeParts(transport.startedAt)[0] ?? []);
  await push(watcher.client, watcher.id, threeParts(watcher.startedAt)[0] ?? []);
  await settled();
  const nameOf = ({ isOwn, category, severity }: JsonValue): string =>
    isOwn ? 'OWN' : category === 'PUBLIC' ? 'PUBLIC' : severity;
  expect(received().map((violation) => nameOf(violation))).toEqual(expected);
  await leave();
});

test('a violation is published again when it is reported, once', async () => {
  const { client, startedAt, id } = await citizenWithJourney({ registrationNumber: 'LT 334 CC' });
  const [opening = []] = threeParts(startedAt);
  await push(client, id, opening);
  const { body } = await client.graphql('{ violations { edges { node { id } } } }');
  const violationId = body.data.violations.edges[0].node.id;
  const updated = await watch(stranger, 'violationUpdated');
  const report = 'mutation ($id: ID!) { reportViolation(id: $id) { violation { id } } }';
  await client.graphql(report, { id: violationId });
  await client.graphql(report, { id: violationId });
  await updated.atLeast(1);
  await updated.settled();
  const received = updated.received();
  expect(received).toHaveLength(1);
  expect(received).toMatchObject([{ severity: 'CAUTION', isWithdrawn: false }]);
  await Promise.all([updated.leave(), endJourney(client, id, new Date())]);
});
