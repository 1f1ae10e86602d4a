import { randomUUID } from 'node:crypto';
import type { AgencyRole } from '@wakafine/domain/people/roles';
import { Account } from '../modules/identity/accounts/account.entity';
import { startSession } from '../modules/identity/sessions/sessions';
import { TestClient } from './server/test-client';
import type { TestServer } from './server/test-server';

/** An agency in the table, a browser of somebody who works there, and their account. */
export interface AgencyPerson {
  readonly agency: string;
  readonly client: TestClient;
  readonly accountId: number;
}

/** Somebody of an agency, signed in behind the doors; left out, of a new agency of its own. */
export async function agencyPerson(
  server: TestServer,
  {
    agency = `Agency ${randomUUID().slice(0, 8)}`,
    role = 'AGENCY_MANAGER',
    email = null,
  }: {
    agency?: string;
    role?: AgencyRole;
    email?: string | null;
  } = {},
): Promise<AgencyPerson> {
  const { services } = server;
  await server.dataSource.query(
    `INSERT INTO transport_agency (name, position) VALUES ($1, 99) ON CONFLICT DO NOTHING`,
    [agency],
  );
  const username = `agency-${randomUUID()}`;
  const account = { username, role, email, agencyName: agency, createdAt: services.clock() };
  const { id } = await services.db.entities.save(Account, account);
  const { token } = await startSession({ ...services, actor: null }, { id, role });
  const client = new TestClient(server.url);
  client.setCookie('wf_session', token);
  return { agency, client, accountId: id };
}

/** Has the vehicle of a violation be an agency's, also at its time, as if an enrolled device of it had recorded the journey. */
export async function giveToAgency(
  { dataSource }: TestServer,
  { violationId, agency }: { violationId: string; agency: string },
): Promise<void> {
  await dataSource.query(
    `UPDATE vehicle SET agency_name = $2, registered_at = coalesce(registered_at, now()),
       registration_number = coalesce(registration_number, plate)
     WHERE id = (SELECT vehicle_id FROM violation WHERE id = $1)`,
    [violationId, agency],
  );
  await dataSource.query('UPDATE violation SET named_agency = $2 WHERE id = $1', [violationId, agency]);
  await dataSource.query(
    `UPDATE violation_case SET agency_name = $2 WHERE violation_id = $1 AND state NOT IN ('EVIDENCE', 'REVIEW')`,
    [violationId, agency],
  );
  await dataSource.query(
    'UPDATE journey SET named_agency = $2 WHERE id = (SELECT journey_id FROM violation WHERE id = $1)',
    [violationId, agency],
  );
}
