import 'reflect-metadata';
import { openDatabase } from '../database';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres';
import type { EmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres';
import { makeRunFolder } from './run-folder';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

declare global {
  var testPostgres: { postgres: EmbeddedPostgres; folder: string } | undefined;
}

/** Starts one real PostgreSQL for all test files and migrates the database that theirs are copied from. */
export default async function globalSetup(): Promise<void> {
  const folder = makeRunFolder();
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: SILENT, isDisposable: true });
  const template = await openDatabase({ url: postgres.servingUrl, ownerUrl: postgres.url });
  await template.destroy();
  process.env.TEST_DATABASE_URL = postgres.url;
  process.env.TEST_DATABASE_SERVING_URL = postgres.servingUrl;
  globalThis.testPostgres = { postgres, folder };
}
