import { Violation } from '../../modules/violations/violation.entity';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { plainPage } from './plain-rows';
import type { Statement } from './statement';

const servers: TestServer[] = [];
beforeAll(async () => {
  servers.push(await startTestServer(), await startTestServer());
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** Names of the statements of so many lists on one database, each another text. */
async function namesOf({ dataSource }: TestServer, count: number): Promise<string[]> {
  const names: string[] = [];
  const db = {
    composedRows: ({ name }: Statement) => {
      names.push(name);
      return Promise.resolve([]);
    },
  };
  for (let index = 0; index < count; index += 1) {
    const list = dataSource.createQueryBuilder(Violation, 'violation').where(`violation.id > ${index}`);
    await plainPage(db, list, { first: 1, afterId: null });
  }
  return names;
}

test('each database prepares its first 64 lists, whatever others of the process have prepared', async () => {
  const names = Array.from({ length: 70 }, (_, index) => (index < 64 ? `lists.${index}` : ''));
  for (const server of servers) {
    expect(await namesOf(server, 70)).toEqual(names);
    expect(await namesOf(server, 70)).toEqual(names);
  }
});
