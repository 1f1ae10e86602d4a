import { HOUR_MS } from '@wakafine/domain/units';
import { Client } from 'pg';
import { provenCitizen } from '../../../testing/drives/prove-number';
import { hazardsFor, readCrowd, submitAt, voteOn } from '../../../testing/incidents/crowd-calls';
import type { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { staffClient } from '../../../testing/staff';

const ACCOUNTS = 50;
const REPORTS = 1_000_000;
const REAL = { lat: 4.2, lng: 9.8 };
const INVENTED = { lat: 4.3, lng: 9.8 };

let server: TestServer;
let operator: TestClient;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Fifty proven accounts with a phone each that report a million crashes in the night before now, at one place. */
async function reportAllNight(): Promise<number[]> {
  const { dataSource, clock, ownerUrl } = server;
  const now = clock.now();
  const rows: { id: number }[] = await dataSource.query(
    `INSERT INTO account (username, mobile_number, role, created_at, number_proven_at)
     SELECT 'machine-' || n, '6' || (81000000 + n), 'CITIZEN', $1, $1 FROM generate_series(1, ${ACCOUNTS}) n RETURNING id`,
    [now],
  );
  const accounts = rows.map(({ id }) => Number(id));
  await dataSource.query(
    `INSERT INTO device (account_id, token_hash, last_used_at) SELECT id, sha256(id::text::bytea), $2
     FROM unnest($1::bigint[]) id`,
    [accounts, now],
  );
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  // What counts figures has tests of its own, and takes as long as all the rest.
  await owner.query('ALTER TABLE incident DISABLE TRIGGER USER');
  await owner.query(
    `INSERT INTO incident (account_id, content_hash, mood, incident_type, severity, latitude, longitude, occurred_at, received_at)
     SELECT ($1::bigint[])[1 + n % ${ACCOUNTS}], '', 'ANGRY', 'CRASH', 'HIGH', $2, $3, told.at, told.at
     FROM generate_series(1, ${REPORTS}) n,
       LATERAL (SELECT $4::timestamptz - n * interval '1 hour' * 6 / ${REPORTS} AS at) told`,
    [accounts, INVENTED.lat, INVENTED.lng, now],
  );
  await owner.query('ALTER TABLE incident ENABLE TRIGGER USER');
  await owner.end();
  return accounts;
}

/** All of them say at once that one incident is there, and that another is gone. */
async function voteAll(
  accounts: readonly number[],
  { there, gone }: { there: string; gone: string },
): Promise<void> {
  await server.dataSource.query(
    `INSERT INTO incident_vote (incident_id, account_id, vote, is_passing, voted_at)
     SELECT $2::bigint, id, 'STILL_THERE', true, $4::timestamptz FROM unnest($1::bigint[]) id
     UNION ALL SELECT $3::bigint, id, 'GONE', true, $4 FROM unnest($1::bigint[]) id`,
    [accounts, there, gone, server.clock.now()],
  );
}

test('a million reports in one night from 50 accounts move nothing', async () => {
  // In the evening in Douala, so that the night is of one day.
  server.clock.advance(20 * HOUR_MS - (server.clock.now().getTime() % (24 * HOUR_MS)));
  operator = await staffClient(server, 'OPERATOR');
  const people = await Promise.all(Array.from({ length: 5 }, () => provenCitizen(server)));
  const [author = operator, ...others] = people;
  const real = await submitAt(author, REAL, { incidentType: 'ROAD_HAZARD' });
  for (const client of others) {
    await voteOn({ server, client }, real, { location: REAL });
  }
  const invented = await submitAt(await provenCitizen(server), INVENTED, { incidentType: 'CRASH' });
  const shown = await hazardsFor(operator);
  expect(shown).toHaveLength(1);
  const before = [await readCrowd(operator, real), await readCrowd(operator, invented)];

  await voteAll(await reportAllNight(), { there: invented, gone: real });
  // Somebody real says something again: everything is weighed anew.
  await voteOn({ server, client: author }, real, { location: REAL });
  const startedAt = performance.now();
  const after = [await readCrowd(operator, real), await readCrowd(operator, invented)];
  // Each voice is counted up to where it weighs nothing, however much its account says.
  expect(performance.now() - startedAt).toBeLessThan(5_000);

  for (const [index, incident] of after.entries()) {
    const { word, confidence, parts } = before[index].crowdConfidence;
    // Only time has taken its part, so long as a million rows take: as many say what they said.
    expect(incident.crowdConfidence).toMatchObject({ word, confidence: expect.closeTo(confidence, 1) });
    expect(voicesIn(incident.crowdConfidence.parts)).toEqual(voicesIn(parts));
    expect(incident.crowdConfidence.parts).toContainEqual({
      kind: 'OVER_BUDGET',
      count: ACCOUNTS,
      weight: null,
    });
  }
  server.clock.advance(16_000);
  expect(await hazardsFor(operator)).toEqual(shown);
  const [{ count }] = await server.dataSource.query('SELECT count(*) FROM incident WHERE content_hash = $1', [
    '',
  ]);
  expect(Number(count)).toBe(REPORTS);
});

function voicesIn(parts: readonly { kind: string; count: number }[]): string[] {
  return parts
    .filter(({ kind }) => kind.startsWith('INDEPENDENT'))
    .map(({ kind, count }) => `${kind} ${count}`);
}
