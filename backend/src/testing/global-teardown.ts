import { rmSync } from 'node:fs';

/** Ends the PostgreSQL of the test run and removes its data. */
export default async function globalTeardown(): Promise<void> {
  const { testPostgres } = globalThis;
  if (testPostgres !== undefined) {
    await testPostgres.postgres.stop();
    rmSync(testPostgres.folder, { recursive: true, force: true });
  }
}
