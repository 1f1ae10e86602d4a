import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startAppServer, STARTED_FOLDER } from './browser/app-server';
import { firstAdministrator } from './staff';

/** Starts a server once: to make a database and its tables takes as long as many a story. */
export default async function globalSetup(): Promise<void> {
  const { dataDir, end } = await startAppServer(firstAdministrator().settings);
  await end();
  // Each copy finds one of its own.
  rmSync(join(dataDir, 'postgres', 'port'));
  process.env[STARTED_FOLDER] = dataDir;
}
