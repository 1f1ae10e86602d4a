import type { MigrationInterface } from 'typeorm';
import { openDataSource } from '../platform/db/data-source';
import type { DatabaseAddresses } from '../platform/db/data-source';
import { migrateDown } from './migrate-down';
import { MIGRATION_LIMITS } from '../platform/db/pool/time-limits';
import { roleOf } from '../platform/db/serving-role';
import type { Checked, DownOrder } from './admin-words';

/** Undoes the newest migration of a database where that was confirmed, and says what is lost by it. */
export async function undoNewestMigration(
  { url, ownerUrl }: DatabaseAddresses,
  migrations: readonly (new () => MigrationInterface)[],
  { isConfirmed, mayLose }: Pick<DownOrder, 'isConfirmed' | 'mayLose'>,
): Promise<Checked> {
  const serving = await openDataSource({ url, entities: [], migrations: [], limits: MIGRATION_LIMITS });
  const owner = await openDataSource({ url: ownerUrl, entities: [], migrations, limits: MIGRATION_LIMITS });
  try {
    const order = { migrations, servingRole: await roleOf(serving), isDryRun: !isConfirmed, mayLose };
    const { migration, losses, isDone } = await migrateDown(owner, order);
    const lost = losses.map((each) => `  ${each}`);
    if (isDone) {
      return {
        exitCode: 0,
        lines: [`${migration} is undone.`, ...(lost.length > 0 ? ['Lost:', ...lost] : [])],
      };
    }
    return {
      exitCode: 1,
      lines: [
        `${migration} is the newest migration.`,
        ...(lost.length > 0 ? ['Undoing it loses:', ...lost] : ['Undoing it loses nothing that is stored.']),
        lost.length > 0 && !mayLose
          ? 'Nothing was done. Make a backup, then: --yes --force'
          : 'Nothing was done. To do it: --yes',
      ],
    };
  } finally {
    await owner.destroy();
    await serving.destroy();
  }
}
