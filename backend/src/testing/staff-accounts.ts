import { randomUUID } from 'node:crypto';
import { createStaff } from '../modules/identity/staff/create-staff';
import { TestClient } from './server/test-client';
import type { Answer } from './server/test-client';
import type { TestServer } from './server/test-server';
import type { StaffRole } from '@wakafine/domain/people/roles';

/** A password that staff of tests have. */
export const STAFF_PASSWORD = 'a fair wind to Buea';
const ADMIN_SIGN_IN = `mutation ($input: AdminSignInInput!) { adminSignIn(input: $input) {
  viewer { id username role permissions hasTotp mustChangePassword lastSignInAt isDemo } } }`;

/** Creates staff as the operator of the server does, and gives the username. */
export async function newStaff(server: TestServer, role: StaffRole = 'ADMIN'): Promise<string> {
  const username = `staff-${randomUUID()}`;
  const staff = { username, role, fullName: 'Demo Officer', password: STAFF_PASSWORD };
  await createStaff({ ...server.services, actor: null }, staff);
  return username;
}

/** The raw answer to a sign-in of staff over GraphQL. */
export function adminSignIn(
  client: TestClient,
  credentials: { username: string; password?: string; totp?: string | null },
): Promise<Answer> {
  return client.graphql(ADMIN_SIGN_IN, { input: { password: STAFF_PASSWORD, ...credentials } });
}

/** A browser in which staff have signed in through the door. */
export async function signedInStaff(server: TestServer, username: string): Promise<TestClient> {
  const client = new TestClient(server.url);
  await adminSignIn(client, { username });
  return client;
}
