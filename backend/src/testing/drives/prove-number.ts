import { TestClient } from '../server/test-client';
import type { TestServer } from '../server/test-server';

/** A citizen that has signed up and in, with a number of its own that is proven. */
export async function provenCitizen(
  server: TestServer,
): Promise<TestClient & { readonly mobileNumber: string }> {
  const citizen = await TestClient.citizen(server.url);
  await server.dataSource.query('UPDATE account SET number_proven_at = $1 WHERE mobile_number = $2', [
    server.clock.now(),
    citizen.mobileNumber,
  ]);
  return citizen;
}

/** Proves the numbers of all citizens that there are. */
export async function proveNumbers({ dataSource, clock }: TestServer): Promise<void> {
  const values = [clock.now()];
  await dataSource.query(
    `UPDATE account SET number_proven_at = $1 WHERE role = 'CITIZEN' AND number_proven_at IS NULL`,
    values,
  );
}
