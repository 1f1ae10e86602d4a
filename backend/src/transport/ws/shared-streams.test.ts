import fc from 'fast-check';
import { execute, parse } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import type { Actor } from '../../modules/identity/accounts/actor';
import { violationOpened } from '../../modules/violations/violations.events';
import type { Violation } from '../../modules/violations/violation.entity';
import { Loaders } from '../../platform/db/loaders';
import { staffClient } from '../../testing/staff';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { openTestSockets, RawSocket, until } from '../../testing/server/test-sockets';
import type { TestSockets } from '../../testing/server/test-sockets';
import { violationRow } from '../../testing/server/violation-row';
import { graphqlSchema } from '../graphql/schema';

const PATIENCE_MS = 30_000;
const MEMBERS = `id journeyId registrationNumber transportAgency vehicleId binding category speedKmh meanSpeedKmh startedAt endedAt
  latitude longitude headingDeg severity grade fixCount limitKmh isLimitConfirmed isClaimed isOwn reported isWithdrawn
  agencyPhone vehicleStatus previousViolations crowdVerdict { confidence } fineAmountXaf revisions { id } case { id } proofId`;
const DOCUMENTS = [
  `subscription { violationCreated { ${MEMBERS} } }`,
  `subscription { violationCreated(filter: { severity: DANGER }) { ${MEMBERS} } }`,
  `subscription { violationCreated(filter: { scope: MINE }) { ${MEMBERS} } }`,
  `subscription { violationCreated(filter: { transportAgency: "Agence Une" }) { id isOwn severity } }`,
] as const;

let server: TestServer;
let sockets: TestSockets;
let schema: GraphQLSchema;
beforeAll(async () => {
  server = await startTestServer();
  sockets = await openTestSockets(server);
  schema = await graphqlSchema();
});
afterAll(async () => {
  await sockets.close();
  await server.close();
});

interface Reader {
  readonly actor: NonNullable<Actor>;
  readonly socket: RawSocket;
}

async function readerOf(client: TestClient, role: NonNullable<Actor>['role']): Promise<Reader> {
  const { body } = await client.graphql('{ viewer { id } }');
  const accountId = Number(body.data.viewer.id);
  const socket = await RawSocket.open(sockets.url, client.cookie('wf_session'));
  for (const [index, document] of DOCUMENTS.entries()) {
    await socket.subscribe(String(index), document);
  }
  return { actor: { accountId, sessionId: 1, role }, socket };
}

/** The answer to one person alone, executed for nobody else. */
async function answerTo(actor: Actor, document: string, row: Violation): Promise<unknown> {
  const ctx = { ...server.services, actor };
  const contextValue = { ctx, loaders: new Loaders({ isLasting: true }) };
  const { data } = await execute({ schema, document: parse(document), rootValue: row, contextValue });
  return JSON.parse(JSON.stringify(data));
}

/** Whether a filter of DOCUMENTS lets a row through to somebody, by its own words. */
function isFor({ actor }: Reader, index: number, row: Violation): boolean {
  const isOwn = row.accountId === actor.accountId;
  const isStaff = actor.role !== 'CITIZEN';
  const isListed = row.grade !== 'C' && !row.isWithdrawn && !row.isContested && row.isPrimary;
  if (!isOwn && !isStaff && !isListed) {
    return false;
  }
  const agency = isOwn || isStaff ? row.transportAgency : row.namedAgency;
  const lets = [true, row.severity === 'DANGER', isOwn, agency === 'Agence Une'];
  return lets[index] === true;
}

it('sends everybody what would be executed for them alone, also where many listen', async () => {
  const citizens = await Promise.all(
    Array.from({ length: 6 }, async () => readerOf(await TestClient.citizen(server.url), 'CITIZEN')),
  );
  const staff = await Promise.all(
    (['VIEWER', 'OPERATOR', 'SUPERVISOR', 'SUPERVISOR'] as const).map(async (role) =>
      readerOf(await staffClient(server, role), role),
    ),
  );
  const readers = [...citizens, ...staff];
  const owners = [null, ...citizens.map(({ actor }) => actor.accountId)];
  const anyRow = fc.record({
    accountId: fc.constantFrom(...owners),
    severity: fc.constantFrom('CAUTION', 'WARNING', 'DANGER' as const),
    grade: fc.constantFrom('A', 'B', 'C' as const),
    isWithdrawn: fc.boolean(),
    isContested: fc.boolean(),
    isPrimary: fc.constantFrom(true, true, false),
    transportAgency: fc.constantFrom(null, 'Agence Une', 'Agence Deux'),
    namedAgency: fc.constantFrom(null, 'Agence Une'),
    speedKmh: fc.double({ min: 51, max: 180, noNaN: true }),
    latitude: fc.double({ min: 2, max: 12, noNaN: true }),
  });
  let lastId = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anyRow, { minLength: 1, maxLength: 40 }), async (given) => {
      const rows = given.map((row) => {
        lastId += 1;
        const startedAt = new Date(Date.UTC(2026, 0, 1) + lastId * 61_000);
        return violationRow({ ...row, id: lastId, publicId: lastId, startedAt });
      });
      const before = readers.map(({ socket }) =>
        DOCUMENTS.map((_, index) => socket.of(String(index)).length),
      );
      // All at once, as after a push.
      rows.forEach((row) => sockets.emit(violationOpened(row)));
      for (const [at, reader] of readers.entries()) {
        for (const [index, document] of DOCUMENTS.entries()) {
          const expected = await Promise.all(
            rows
              .filter((row) => isFor(reader, index, row))
              .map((row) => answerTo(reader.actor, document, row)),
          );
          const received = () => reader.socket.of(String(index)).slice(before[at]?.[index] ?? 0);
          await until(() => received().length >= expected.length, PATIENCE_MS);
          const order = (answers: readonly unknown[]) =>
            answers.map((answer) => JSON.stringify(answer)).sort();
          expect(order(received().map(({ data }) => data))).toEqual(order(expected));
        }
      }
    }),
    { numRuns: 60 },
  );
  await Promise.all(readers.map(({ socket }) => socket.leave()));
});

it('executes once for all of an audience, and writes the cost into the first value of each alone', async () => {
  const readers = await Promise.all(
    Array.from({ length: 5 }, async () => readerOf(await TestClient.citizen(server.url), 'CITIZEN')),
  );
  const rows = [1_000_001, 1_000_002].map((id) => violationRow({ id, severity: 'WARNING' }));
  const execution = jest.spyOn(Loaders.prototype, 'of');
  rows.forEach((row) => sockets.emit(violationOpened(row)));
  await until(() => readers.every(({ socket }) => socket.of('0').length === 2), PATIENCE_MS);
  for (const { socket } of readers) {
    const [first, second] = socket.of('0');
    expect(first?.extensions).toMatchObject({ cost: { requested: 1 } });
    expect(second?.extensions).toBeUndefined();
  }
  // Of the documents the first alone asks loaders for what these rows show: phone, status and fine.
  expect(execution).toHaveBeenCalledTimes(rows.length * 3);
});
