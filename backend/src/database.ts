import type { DataSource } from 'typeorm';
import { Baseline1764000000000 } from './migrations/1764000000000-baseline';
import { Cases1764200000000 } from './migrations/1764200000000-cases';
import { ENTITIES } from './entities';
import { migrate, openDataSource, STATEMENT_TIMEOUT_MS } from './platform/db/data-source';
import { installJobs } from './platform/jobs/install-jobs';
import { roleOf } from './platform/db/serving-role';

const MIGRATIONS = [
  // Oldest first, one class a line.
  Baseline1764000000000,
  Cases1764200000000,
];

/** Where the database is: the same address twice where one role does everything. */
export interface DatabaseAddresses {
  /** For the role that serves. */
  readonly url: string;
  /** For the role that migrates and does schema jobs. */
  readonly ownerUrl: string;
}

/** The product's database, migrated by its owner and open for the role that serves. */
export async function openDatabase(
  { url, ownerUrl }: DatabaseAddresses,
  { statementTimeoutMs = STATEMENT_TIMEOUT_MS }: { statementTimeoutMs?: number } = {},
): Promise<DataSource> {
  const serving = await openDataSource({ url, entities: ENTITIES, migrations: [], statementTimeoutMs });
  try {
    const owner = await openDataSource({
      url: ownerUrl,
      entities: [],
      migrations: MIGRATIONS,
      statementTimeoutMs: 0,
    });
    try {
      const servingRole = await roleOf(serving);
      await migrate(owner, servingRole);
      await installJobs(owner, ownerUrl, servingRole);
    } finally {
      await owner.destroy();
    }
    return serving;
  } catch (error) {
    await serving.destroy();
    throw error;
  }
}
