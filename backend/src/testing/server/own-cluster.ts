import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmbeddedPostgres } from '../../platform/embedded-postgres/embedded-postgres';
import { processesOf, signal } from '../../platform/embedded-postgres/processes';
import { homesOf } from '../../platform/embedded-postgres/run-as';
import { ask, TestFolder } from './test-folder';
import type { TestDatabase } from './test-database';

/** A PostgreSQL of a test file's own, which it may stop, fill and reconfigure. */
export class OwnCluster {
  private constructor(
    private readonly folder: TestFolder,
    private readonly postgres: EmbeddedPostgres,
  ) {}

  /** Starts one with an empty database. */
  static async start(): Promise<OwnCluster> {
    const folder = new TestFolder();
    return new OwnCluster(folder, await folder.start({ isDisposable: true }));
  }

  /** Its database, which goes with it. */
  get database(): TestDatabase {
    return {
      url: this.postgres.servingUrl,
      ownerUrl: this.postgres.url,
      drop: () => Promise.resolve(),
    };
  }

  /** Lets all its processes stand still, as on a machine whose disk hangs. */
  freeze(): void {
    this.processes().forEach((pid) => signal(pid, 'SIGSTOP'));
  }

  /** Lets them go on. */
  thaw(): void {
    this.processes().forEach((pid) => signal(pid, 'SIGCONT'));
  }

  /** Runs a statement as the superuser. */
  async command(statement: string): Promise<void> {
    const password = readFileSync(
      join(this.folder.dataDir, 'secrets', 'postgres-superuser-password'),
      'utf8',
    );
    const url = new URL(this.postgres.url);
    url.username = 'postgres';
    url.password = password.trim();
    await ask(url.href, statement);
  }

  /** Ends it, frozen or not. */
  async remove(): Promise<void> {
    this.thaw();
    await this.folder.clean();
  }

  private processes(): number[] {
    return processesOf(this.postgres.pid(), homesOf(join(this.folder.dataDir, 'postgres')));
  }
}
