import { randomUUID } from 'node:crypto';
import { STAFF_IDLE_MS } from '@wakafine/domain/people/staff-session';
import { Account } from '../modules/identity/accounts/account.entity';
import { startSession } from '../modules/identity/sessions/sessions';
import { TestClient } from './server/test-client';
import type { TestServer } from './server/test-server';
import type { StaffRole } from '@wakafine/domain/people/roles';

/** A browser in which staff of a role have signed in; their account and session are made behind the doors. */
export async function staffClient(server: TestServer, role: StaffRole): Promise<TestClient> {
  const { services } = server;
  const username = `${role.toLowerCase()}-${randomUUID()}`;
  const account = await services.db.entities.save(Account, {
    username,
    role,
    createdAt: services.clock(),
  });
  const { token } = await startSession({ ...services, actor: null }, { id: account.id, role });
  const client = new TestClient(server.url);
  client.setCookie('wf_session', token);
  return client;
}

/** Lets time pass while somebody of the staff goes on asking for things, so that their session does not end as idle. */
export async function workFor(server: TestServer, client: TestClient, ms: number): Promise<void> {
  for (let leftMs = ms; leftMs > 0; leftMs -= STAFF_IDLE_MS / 2) {
    server.clock.advance(Math.min(leftMs, STAFF_IDLE_MS / 2));
    await client.rest('GET', '/api/auth/me');
  }
}
