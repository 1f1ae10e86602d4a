import { PATHS } from '../paths';
import type { ConnectionState } from './socket';

/** Between two questions while the live connection is down, ms (product specification, section 9). */
const INTERVAL_MS = 3_000;
/** On the pages that are about the journey that is on. */
const CLOSE_INTERVAL_MS = 2_000;
/** While data is saved. */
const SAVING_INTERVAL_MS = 60_000;
const CLOSE_PATHS: readonly string[] = [PATHS.map, PATHS.liveMap, PATHS.reports];

/**
 * Polling interval of a page for data that is else pushed, ms: 0, which is never, unless the live connection is
 * lost. The page's
 * address is given for what is asked more often on some pages. Anyone who saves data asks once a minute.
 */
export function pollIntervalMs(
  connection: ConnectionState,
  { pathname = '', savesData = false }: { pathname?: string; savesData?: boolean } = {},
): number {
  if (connection !== 'reconnecting') {
    return 0;
  }
  if (savesData) {
    return SAVING_INTERVAL_MS;
  }
  return CLOSE_PATHS.includes(pathname) ? CLOSE_INTERVAL_MS : INTERVAL_MS;
}
