import type { MigrationInterface } from 'typeorm';
import type { DatabaseAddresses } from '../../platform/db/data-source';

/** Schema as the commands of an installation know it. */
export interface Schema {
  /** All that there are, oldest first. */
  readonly migrations: readonly (new () => MigrationInterface)[];
  /** Brings a database up to date: missing migrations, rights of the role that serves, the queue of jobs. */
  readonly bringUpToDate: (addresses: DatabaseAddresses) => Promise<void>;
}
