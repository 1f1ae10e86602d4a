import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { civilDayOf, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { HOUR_MS } from '@wakafine/domain/units';
import { readProof } from './platform/backup/last-proof';
import { readStoreState } from './platform/backup/store/last-stored';
import type { Services } from './platform/context/context';

/** Time when fewest people drive, from midnight in Cameroon. */
const NOT_BEFORE_MS = 2 * HOUR_MS;
/** Below everything that somebody waits for. */
const LOW_PRIORITY = 15;
/** The same program in the build, and from its source. */
const PROGRAM = join(__dirname, `admin-cli${__filename.endsWith('.ts') ? '.ts' : '.js'}`);

/**
 * Makes and proves the backup of the day, and copies it into the store where there is one, unless that is done, or it is before two in
 * the morning. In a process of its own and behind all others, so that nobody who drives notices.
 * @throws Error with what it said when it fails
 */
export async function backUpEachNight({
  backups,
  clock,
  log,
}: Pick<Services, 'backups' | 'clock' | 'log'>): Promise<void> {
  const nowMs = clock().getTime();
  const today = civilDayOf(nowMs);
  if (backups === null || nowMs - startOfDayMs(today) < NOT_BEFORE_MS) {
    return;
  }
  const proof = await readProof(backups.folder);
  const isProven = proof !== null && civilDayOf(Date.parse(proof.madeAt)) === today;
  if (isProven && (backups.store === null || (await isStored(backups.folder, proof.file)))) {
    return;
  }
  const child = spawn(process.execPath, [...process.execArgv, PROGRAM, 'nightly-backup'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    setPriority(child.pid ?? 0, LOW_PRIORITY);
  } catch {
    // It has ended already, or the system knows no priorities.
  }
  const [out, said, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  if (code !== 0) {
    throw new Error(`The backup of the night failed: ${said.trim()}`);
  }
  log.info(out.trim());
}

async function isStored(folder: string, file: string): Promise<boolean> {
  const { last, fault } = await readStoreState(folder);
  return last?.file === file && fault === null;
}
