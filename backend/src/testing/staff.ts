import { TestClient } from './test-client';
import type { TestServer } from './test-server';

/** Somebody of the authority, with a session and a role as the database would give it. */
export async function staff(
  server: TestServer,
  role: 'VIEWER' | 'OPERATOR' | 'SUPERVISOR' | 'ADMIN',
): Promise<TestClient> {
  const client = await TestClient.citizen(server.url);
  await server.dataSource.query('UPDATE account SET role = $1 WHERE mobile_number = $2', [
    role,
    client.mobileNumber,
  ]);
  // What the server remembers of the session still has the old role.
  await client.rest('POST', '/api/auth/signin', { mobileNumber: client.mobileNumber, pinCode: '483920' });
  return client;
}
