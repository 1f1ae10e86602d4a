import { Account } from '../../modules/identity/accounts/account.entity';
import type { Role, StaffRole } from '@wakafine/domain/people/roles';
import { startSession } from '../../modules/identity/sessions/sessions';
import { PatientClient } from '../server/patient-client';
import type { TestClient } from '../server/test-client';
import type { TestServer } from '../server/test-server';
import { ASKER } from './country';

/** Mobile number of a citizen of every country. */
export function numberOf(citizen: number): string {
  return String(677_000_100 + citizen);
}

/** A citizen of a country, signed in. */
export async function citizenOf(server: TestServer, citizen: number): Promise<TestClient> {
  const mobileNumber = numberOf(citizen);
  const { id } = await server.services.db.entities.findOneByOrFail(Account, { mobileNumber });
  return signedIn(server, { id, role: 'CITIZEN' });
}

/** The citizen who asks, signed in. */
export function askerOf(server: TestServer): Promise<TestClient> {
  return citizenOf(server, ASKER);
}

/** A new citizen, the same in every country, whose number is proven or not; signed in. */
export async function newcomerOf(
  server: TestServer,
  { citizen, isProven }: { citizen: number; isProven: boolean },
): Promise<TestClient> {
  const mobileNumber = numberOf(citizen);
  const createdAt = server.services.clock();
  const account = { username: mobileNumber, mobileNumber, role: 'CITIZEN' as const, createdAt };
  const { id } = await server.services.db.entities.save(Account, account);
  if (isProven) {
    await server.dataSource.query('UPDATE account SET number_proven_at = $1 WHERE id = $2', [createdAt, id]);
  }
  return signedIn(server, { id, role: 'CITIZEN' });
}

/** Staff of a role, the same in every country; an operator sees masks and nothing behind them. */
export async function staffOf(server: TestServer, role: StaffRole): Promise<TestClient> {
  const username = role.toLowerCase();
  const account = { username, role, createdAt: server.services.clock() };
  const { id } = await server.services.db.entities.save(Account, account);
  return signedIn(server, { id, role });
}

async function signedIn(
  { url, services }: TestServer,
  account: { readonly id: number; readonly role: Role },
): Promise<TestClient> {
  const { token } = await startSession({ ...services, actor: null }, account);
  const client = new PatientClient(url);
  client.setCookie('wf_session', token);
  return client;
}
