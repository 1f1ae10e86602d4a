import 'reflect-metadata';
import { openDatabase } from './database';
import { JOBS_QUEUE, JOBS_SCHEMA } from './platform/jobs/install-jobs';
import { OwnCluster } from './testing/server/own-cluster';

let cluster: OwnCluster;
beforeAll(async () => {
  cluster = await OwnCluster.start();
}, 60_000);
afterAll(() => cluster.remove());

test('of processes that start at once on an empty database one brings it up to date, and all serve', async () => {
  const opened = await Promise.all(Array.from({ length: 12 }, () => openDatabase(cluster.database)));
  for (const dataSource of opened) {
    const queues = await dataSource.query(`SELECT name FROM ${JOBS_SCHEMA}.queue`);
    expect(queues).toContainEqual({ name: JOBS_QUEUE });
    await dataSource.destroy();
  }
}, 120_000);
