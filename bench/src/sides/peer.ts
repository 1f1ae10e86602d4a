import { join } from 'node:path';
import { startServerProcess } from './child';
import { createDataFolder } from './data-folder';
import type { Side } from './side';

const PROGRAM = join(__dirname, '../peer/main.js');

const RECORD_FIXES = `mutation RecordFixes($input: RecordFixesInput!) {
  recordFixes(input: $input) { accepted duplicates } }`;

/** The peer, with the folder of its data. */
export interface PeerSide extends Side {
  readonly dataDir: string;
}

/**
 * Starts the peer, which knows no citizens and no rules and only inserts, one statement a request or one for all that wait.
 * @throws Error when it does not start
 */
export async function startPeer({ isGrouped = false }: { isGrouped?: boolean } = {}): Promise<PeerSide> {
  const folder = await createDataFolder('peer');
  let lastJourney = 0;
  try {
    const server = await startServerProcess(
      PROGRAM,
      { NODE_ENV: 'production', DATA_DIR: folder.path, GROUPED: isGrouped ? '1' : '0' },
      '/readyz',
    );
    return {
      name: 'peer',
      graphqlUrl: `${server.url}/graphql`,
      document: RECORD_FIXES,
      openJourney: async () => {
        lastJourney += 1;
        return { journeyId: String(lastJourney), headers: {} };
      },
      pid: server.pid,
      dataDir: folder.path,
      stop: async () => {
        await server.stop();
        await folder.remove();
      },
    };
  } catch (error) {
    await folder.remove();
    throw error;
  }
}
