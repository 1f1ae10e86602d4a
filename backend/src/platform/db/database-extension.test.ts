import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { needExtension } from './database-extension';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a user who may not install an extension reads what is to be done, and needs nothing where it is there', async () => {
  await expect(needExtension(server.dataSource, 'pg_trgm')).resolves.toBeUndefined();
  // PostgreSQL does not trust this one to owners of databases.
  await expect(needExtension(server.dataSource, 'file_fdw')).rejects.toThrow(
    /needs the extension file_fdw .*permission denied.*Let an administrator run in this database: CREATE EXTENSION file_fdw$/,
  );
});
