import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Journey } from '../../modules/journeys/journey.entity';
import { journeyChanged } from '../../modules/journeys/journeys.events';
import type { Violation } from '../../modules/violations/violation.entity';
import { violationOpened } from '../../modules/violations/violations.events';
import { startJourney } from '../../testing/drives/live-drive';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { violationRow } from '../../testing/server/violation-row';
import { openTestSockets, RawSocket, until } from '../../testing/server/test-sockets';
import type { Pushed, TestSockets } from '../../testing/server/test-sockets';

const EVENTS = 20_000;
/** The most that one push may publish in one go. */
const BURST = 250;
/** After this time something hangs, however busy the machine is. */
const PATIENCE_MS = 30_000;
const EVERYTHING = 'subscription { violationCreated { id transportAgency } }';
const MINE = 'subscription { violationCreated(filter: { scope: MINE }) { id isOwn } }';
const ACTIVE_JOURNEY = 'subscription { activeJourney { id acceptedThrough transportAgency } }';

let server: TestServer;
let sockets: TestSockets;
beforeAll(async () => {
  server = await startTestServer();
  // Who does not read does not answer pings either, and 20,000 events need a busy machine longer than two of them.
  sockets = await openTestSockets(server, { pingEveryMs: 600_000 });
});
afterAll(async () => {
  await sockets.close();
  await server.close();
});

async function citizen() {
  const client = await TestClient.citizen(server.url);
  const { body } = await client.graphql('{ viewer { id } }');
  const socket = await RawSocket.open(sockets.url, client.cookie('wf_session'));
  return { client, accountId: Number(body.data.viewer.id), socket };
}

/** A violation of 1 kB, so that 20,000 of them fit into no buffer of the network. */
function violationOf(accountId: number, id: number): Violation {
  const longName = `${id} `.padEnd(1000, 'x');
  return violationRow({ id, accountId, namedAgency: longName, transportAgency: longName });
}

function idsOf(pushed: readonly Pushed[]): number[] {
  return pushed.map(({ data }) => Number(data?.violationCreated?.id));
}

function resyncsIn(pushed: readonly Pushed[]): number {
  return pushed.filter(({ extensions }) => extensions?.resync === true).length;
}

/** Bytes in use once all garbage is gone; what buffers have freed is counted off a turn later. */
async function usedBytes(): Promise<number> {
  setFlagsFromString('--expose-gc');
  // Only the flag above makes this function known, and to new contexts only.
  const collectGarbage = runInNewContext('gc') as () => void;
  collectGarbage();
  await new Promise(setImmediate);
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test('a client that stops reading through 20,000 events harms nobody and catches up with the newest', async () => {
  const stalled = await citizen();
  const healthy = await citizen();
  await stalled.socket.subscribe('all', EVERYTHING);
  await healthy.socket.subscribe('all', 'subscription { violationCreated { id } }');
  await healthy.socket.subscribe('mine', MINE);
  stalled.socket.stall();
  const usedBefore = await usedBytes();
  const owners = [stalled.accountId, healthy.accountId, 0];
  const own: number[] = [];
  for (let id = 1; id <= EVENTS; id += 1) {
    const accountId = owners[id % owners.length] ?? 0;
    sockets.emit(violationOpened(violationOf(accountId, id)));
    if (accountId === healthy.accountId) {
      own.push(id);
    }
    if (id % BURST === 0) {
      await until(() => healthy.socket.of('all').length === id, PATIENCE_MS);
    }
  }
  const grownMb = ((await usedBytes()) - usedBefore) / 1e6;

  const all = Array.from({ length: EVENTS }, (_, index) => index + 1);
  const ownedBy = (accountId: number) => all.filter((id) => owners[id % owners.length] === accountId);
  const received = idsOf(healthy.socket.of('all'));
  // One's own come by another way than those of others, each in its order.
  expect(received.filter((id) => own.includes(id))).toEqual(own);
  expect(received.filter((id) => !own.includes(id))).toEqual(all.filter((id) => !own.includes(id)));
  expect(idsOf(healthy.socket.of('mine'))).toEqual(own);
  expect(resyncsIn([...healthy.socket.of('all'), ...healthy.socket.of('mine')])).toBe(0);
  expect(healthy.socket.of('mine').every(({ data }) => JSON.stringify(data).includes('"isOwn":true'))).toBe(
    true,
  );
  // Limit of what the stalled one may buffer of 20 MB, by both ways, and what the healthy one has received.
  expect(grownMb).toBeLessThan(20);

  expect(stalled.socket.of('all')).toEqual([]);
  stalled.socket.wakeUp();
  const isOfStalled = new Set(ownedBy(stalled.accountId));
  const [lastOwn, lastOther] = [true, false].map((isOwn) =>
    all.findLast((id) => isOfStalled.has(id) === isOwn),
  );
  await until(() => {
    const ids = idsOf(stalled.socket.of('all'));
    return ids.includes(lastOwn ?? 0) && ids.includes(lastOther ?? 0);
  }, PATIENCE_MS);
  const caughtUp = stalled.socket.of('all');
  expect(caughtUp.length).toBeLessThan(EVENTS);
  // Once for each way; what comes by either says it for both.
  expect([1, 2]).toContain(resyncsIn(caughtUp));
  for (const isOwn of [true, false]) {
    const sent = all.filter((id) => isOfStalled.has(id) === isOwn);
    const got = idsOf(caughtUp).filter((id) => isOfStalled.has(id) === isOwn);
    const gapAt = got.findIndex((id, index) => id !== sent[index]);
    // Before the gap nothing is missing, after it nothing either.
    expect(gapAt).toBeGreaterThan(0);
    expect(got.slice(gapAt)).toEqual(sent.slice(gapAt - got.length));
    const firstAfterGap = caughtUp.findIndex(({ data }) => Number(data?.violationCreated?.id) === got[gapAt]);
    const isSaid = caughtUp.slice(0, firstAfterGap + 1).some(({ extensions }) => extensions?.resync === true);
    expect(isSaid).toBe(true);
  }

  await healthy.socket.leave();
  await stalled.socket.leave();
  await until(() => topicCount() === 0, PATIENCE_MS);
  await until(async () => (await sockets.connectionCount()) === 0, PATIENCE_MS);
});

test('a client that is gone while it does not read leaves no listener', async () => {
  const stalled = await citizen();
  await stalled.socket.subscribe('all', EVERYTHING);
  await stalled.socket.subscribe('journey', ACTIVE_JOURNEY);
  await until(() => stalled.socket.of('journey').length === 1, PATIENCE_MS);
  expect(topicCount()).toBe(3);
  stalled.socket.stall();
  for (let id = 1; id <= EVENTS; id += 1) {
    sockets.emit(violationOpened(violationOf(0, id)));
    if (id % BURST === 0) {
      await new Promise(setImmediate);
    }
  }
  await stalled.socket.leave({ abruptly: true });
  await until(() => topicCount() === 0, PATIENCE_MS);
  await until(async () => (await sockets.connectionCount()) === 0, PATIENCE_MS);
});

test('a phone that drives sees the latest state of its journey after 20,000 changes that it did not read', async () => {
  const { client, socket } = await citizen();
  const id = Number(await startJourney(client, new Date(Date.now() - 60_000)));
  const journey = await server.services.db.entities.findOneByOrFail(Journey, { id });
  await socket.subscribe('journey', ACTIVE_JOURNEY);
  await until(() => socket.of('journey').length === 1, PATIENCE_MS);
  socket.stall();
  for (let step = 1; step <= EVENTS; step += 1) {
    const change = { version: journey.version + step, acceptedThrough: step };
    sockets.emit(journeyChanged({ ...journey, ...change, transportAgency: `${step} `.padEnd(1000, 'x') }));
    if (step % BURST === 0) {
      await new Promise(setImmediate);
    }
  }
  socket.wakeUp();
  const last = () => socket.of('journey').at(-1)?.data?.activeJourney;
  await until(() => JSON.stringify(last()).includes(`"acceptedThrough":${EVENTS}`), PATIENCE_MS);
  expect(resyncsIn(socket.of('journey'))).toBe(1);
  await socket.leave();
  await until(() => topicCount() === 0, PATIENCE_MS);
});

function topicCount(): number {
  const { journeys, violationsOpened, violationsChanged } = sockets.live;
  return journeys.topicCount + violationsOpened.topicCount + violationsChanged.topicCount;
}
