import { canonicalPlate } from '@wakafine/domain/people/plate';
import type { DataSource } from 'typeorm';
import { Account } from '../../modules/identity/accounts/account.entity';
import { PNG_PICTURE } from '../pictures';
import type { TestServer } from '../server/test-server';
import { CITIZENS, LNG } from './country';
import type { Country, DecisionRow, IncidentRow } from './country';
import { numberOf } from './people';
import { writeJourney } from './write-journey';

/** Writes a country into the empty database of a server, under the public ids of another one. */
export async function writeCountry(server: TestServer, country: Country, like?: TestServer): Promise<void> {
  if (like !== undefined) {
    await copyPublicIds(server, like);
  }
  const accountIds = await writeCitizens(server);
  for (const row of country.journeys) {
    await writeJourney(server, row, accountIds);
  }
  for (const row of country.incidents) {
    await writeIncident(server, row, accountIds);
  }
  for (const row of country.decisions) {
    await writeDecision(server, row, accountIds[0] ?? 0);
  }
  await writeAlerts(server);
}

async function copyPublicIds({ dataSource }: TestServer, like: TestServer): Promise<void> {
  const [key] = await like.dataSource.query('SELECT inner_key, outer_key FROM public_id_key');
  const values = [key.inner_key, key.outer_key];
  await dataSource.query('UPDATE public_id_key SET inner_key = $1, outer_key = $2', values);
}

async function writeCitizens({ services, dataSource }: TestServer): Promise<number[]> {
  const ids: number[] = [];
  for (let citizen = 0; citizen < CITIZENS; citizen += 1) {
    const mobileNumber = numberOf(citizen);
    const account = {
      username: mobileNumber,
      mobileNumber,
      role: 'CITIZEN' as const,
      createdAt: services.clock(),
    };
    const { id } = await services.db.entities.save(Account, account);
    await agreeToEverything(dataSource, { id, at: account.createdAt });
    ids.push(id);
  }
  return ids;
}

/** A proven number and a yes to all questions: their phones may be witnesses. */
async function agreeToEverything(
  dataSource: DataSource,
  { id, at }: { readonly id: number; readonly at: Date },
): Promise<void> {
  await dataSource.query('UPDATE account SET number_proven_at = $2 WHERE id = $1', [id, at]);
  await dataSource.query(
    `INSERT INTO consent (account_id, client_id, version, language, recording, cases, witness, adult, answered_at,
       received_at)
     VALUES ($1, $2, 1, 'EN', true, true, true, 'YES', $3, $3)`,
    [id, `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`, at],
  );
}

async function writeIncident(
  { dataSource }: TestServer,
  row: IncidentRow,
  accountIds: readonly number[],
): Promise<void> {
  const { citizen, incidentType, status, plate, lat, lng, hasPhoto } = row;
  const at = new Date(row.occurredAtMs);
  const resolvedAt = status === 'RESOLVED' ? at : null;
  const [{ id }] = await dataSource.query(
    `INSERT INTO incident (account_id, content_hash, mood, incident_type, severity, description, latitude, longitude,
       occurred_at, received_at, status, resolved_at)
     VALUES ($1, '\\x00', 'ANGRY', $2, 'HIGH', $3, $4, $5, $6, $6, $7, $8) RETURNING id`,
    [accountIds[citizen], incidentType, `${plate} has hit the barrier`, lat, lng, at, status, resolvedAt],
  );
  await dataSource.query('INSERT INTO incident_event (incident_id, status, changed_at) VALUES ($1, $2, $3)', [
    ...[id, status, at],
  ]);
  await dataSource.query(
    'INSERT INTO incident_confirmation (incident_id, account_id, confirmed_at) VALUES ($1, $2, $3)',
    [id, accountIds[(citizen + 1) % (CITIZENS - 1)], at],
  );
  if (hasPhoto) {
    const values = [id, Buffer.concat([PNG_PICTURE, Buffer.from(plate)])];
    await dataSource.query(`INSERT INTO incident_photo VALUES ($1, 'image/png', $2, sha256($2))`, values);
  }
}

async function writeDecision(
  { dataSource, services }: TestServer,
  { plate, status, proposal }: DecisionRow,
  decidedBy: number,
): Promise<void> {
  const now = services.clock();
  const [vehicle] = await dataSource.query(
    `INSERT INTO vehicle (plate, violator_status, created_at) VALUES ($1, $2, $3)
     ON CONFLICT (plate) DO UPDATE SET violator_status = $2 RETURNING id`,
    [canonicalPlate(plate), status, now],
  );
  await dataSource.query(
    `INSERT INTO vehicle_status_change (vehicle_id, status, reason, changed_at, changed_by)
     VALUES ($1, $2, 'Seen on the road', $3, $4)`,
    [vehicle.id, status, now, decidedBy],
  );
  if (proposal === 'STAFF') {
    await dataSource.query(
      `INSERT INTO status_proposal (vehicle_id, status, reason, proposed_by, proposed_at, expires_at)
       VALUES ($1, 'SUSPENDED', 'Again and again', $2, $3, $3::timestamptz + interval '7 days')`,
      [vehicle.id, decidedBy, now],
    );
  } else if (proposal === 'RULE') {
    await dataSource.query(
      'INSERT INTO rule_proposal (vehicle_id, proposed_at, events, days, dangers) VALUES ($1, $2, 6, 4, 2)',
      [vehicle.id, now],
    );
  }
}

/** One alert for each audience; they are the same in every country. */
async function writeAlerts({ dataSource, services }: TestServer): Promise<void> {
  const audiences: [string, string | null, number | null][] = [
    ['ALL', null, null],
    ['AGENCY', 'Finexs Voyages', null],
    ['AREA', null, 25],
  ];
  for (const [audience, agency, radiusKm] of audiences) {
    const place = radiusKm === null ? [null, null, null] : [4.05, LNG, radiusKm];
    await dataSource.query(
      `INSERT INTO alert_broadcast (severity, texts, audience, agency, latitude, longitude, radius_km, created_at, expires_at)
       VALUES ('WARNING', '{"EN": "Slow down"}', $1, $2, $3, $4, $5, $6, $6::timestamptz + interval '2 days')`,
      [audience, agency, ...place, services.clock()],
    );
  }
}
