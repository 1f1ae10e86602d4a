import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, stat } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchArguments } from './command/arguments';
import { failureOf, openDrivers, pushBody, type Driver } from './load/drivers';
import { percentile, rounded } from './load/tally';
import { createDataFolder } from './sides/data-folder';
import { asOwner } from './sides/owner-database';
import { startOurs, type OurSide } from './sides/ours';

const ADMIN = join(__dirname, '../../backend/dist/admin-cli.js');
const PASSPHRASE = 'of a benchmark, which keeps nothing';
/** As many as a large installation holds; fewer with `--percent`. */
const FIXES = 10_000_000;
const JOURNEYS = 20;
/** Ten million fixes in 2 minutes, and back in 5, fixes a second. */
const TEN_MILLION = FIXES;
const LEAST_SAVED_PER_S = TEN_MILLION / 120;
const LEAST_RESTORED_PER_S = TEN_MILLION / 300;
const MOST_SLOWER_PERCENT = 15;
const PUSH_EVERY_MS = 500;
const WARM_UP_S = 3;
/** That of the server for the backup of the night. */
const LOW_PRIORITY = 15;
const MEGABYTE = 1024 * 1024;

/** Result that `npm run bench -- backup` prints. */
export interface BackupResult {
  readonly bench: 'backup';
  readonly fixes: number;
  readonly savedPerS: number;
  readonly restoredPerS: number;
  /** Time of ten million fixes at that rate, s. */
  readonly tenMillionSavedS: number;
  readonly tenMillionRestoredS: number;
  readonly fileMb: number;
  /** Median time of a push while nothing else happens (before and after, in the middle), and while a backup is made, ms. */
  readonly quietMs: number;
  readonly meanwhileMs: number;
  readonly slowerPercent: number;
  readonly failures: number;
  readonly pass: boolean;
}

/** Measures how fast an installation is saved and restored, and what those who drive notice of it. */
export async function runBackup(
  options: BenchArguments,
  print: (line: string) => void,
): Promise<BackupResult> {
  const fixes = Math.round((FIXES * options.percent) / 100);
  const target = await createDataFolder('restored');
  const side = await startOurs();
  const file = join(target.path, '..', `wakafine-bench-${process.pid}.backup`);
  try {
    print(`storing ${fixes} fixes`);
    await fill(side, fixes);
    const drivers = await openDrivers(side, options.connections);
    await drive(side, drivers, Date.now() + WARM_UP_S * 1000);
    const before = await drive(side, drivers, Date.now() + options.secondsPerSide * 1000);
    print(`pushes in quiet: ${rounded(before.medianMs, 2)} ms`);
    let isSaving = true;
    const saving = admin(side.dataDir, ['backup', file]).finally(() => {
      isSaving = false;
    });
    const meanwhile = await drive(side, drivers, () => !isSaving);
    const savedS = await saving;
    print(`saved in ${rounded(savedS, 1)} s; pushes meanwhile: ${rounded(meanwhile.medianMs, 2)} ms`);
    const after = await drive(side, drivers, Date.now() + options.secondsPerSide * 1000);
    print(`pushes in quiet again: ${rounded(after.medianMs, 2)} ms`);
    drivers.forEach(({ connection }) => connection.close());
    const restoredS = await admin(join(target.path, 'empty'), ['restore', file]);
    print(`restored in ${rounded(restoredS, 1)} s`);
    const { size: bytes } = await stat(file);
    return resultOf({ fixes, savedS, restoredS, bytes, quiet: [before, after], meanwhile });
  } finally {
    await side.stop();
    await rm(file, { force: true });
    await target.remove();
  }
}

interface Pace {
  readonly medianMs: number;
  readonly failures: number;
}

function resultOf(measured: {
  readonly fixes: number;
  readonly savedS: number;
  readonly restoredS: number;
  readonly bytes: number;
  readonly quiet: readonly [Pace, Pace];
  readonly meanwhile: Pace;
}): BackupResult {
  const { fixes, savedS, restoredS, bytes, quiet, meanwhile } = measured;
  const quietMs = (quiet[0].medianMs + quiet[1].medianMs) / 2;
  const slower = (meanwhile.medianMs / quietMs - 1) * 100;
  const failures = quiet[0].failures + quiet[1].failures + meanwhile.failures;
  return {
    bench: 'backup',
    fixes,
    savedPerS: Math.round(fixes / savedS),
    restoredPerS: Math.round(fixes / restoredS),
    tenMillionSavedS: rounded((savedS * TEN_MILLION) / fixes, 1),
    tenMillionRestoredS: rounded((restoredS * TEN_MILLION) / fixes, 1),
    fileMb: rounded(bytes / MEGABYTE, 1),
    quietMs: rounded(quietMs, 2),
    meanwhileMs: rounded(meanwhile.medianMs, 2),
    slowerPercent: rounded(slower, 1),
    failures,
    pass:
      failures === 0 &&
      slower <= MOST_SLOWER_PERCENT &&
      fixes / savedS >= LEAST_SAVED_PER_S &&
      fixes / restoredS >= LEAST_RESTORED_PER_S,
  };
}

/** Journeys of others, as they lie in the database days after they are over. */
async function fill(side: OurSide, fixes: number): Promise<void> {
  const ids: string[] = [];
  while (ids.length < JOURNEYS) {
    ids.push((await side.openJourney(Date.now())).journeyId);
  }
  await asOwner(side.dataDir, async (client) => {
    await client.query(
      `INSERT INTO fix (journey_id, seq, fix_day, lat, lng, recorded_at, accuracy_m, speed_kmh, heading_deg, clock_offset_ms, is_future)
       SELECT journey.id, seq, fix_day, 4 + random(), 9.7 + random(), now() + seq * interval '1 s', 3 + random() * 20, random() * 90,
         random() * 360, (random() * 100)::int, false
       FROM journey, generate_series(1, $2::int) seq WHERE journey.id = ANY ($1::bigint[])`,
      [ids, Math.ceil(fixes / JOURNEYS)],
    );
    await client.query('VACUUM (ANALYZE) fix');
  });
}

/** Drives until a time, or until something holds; each pushes twice a second, as phones with much to say do. */
async function drive(
  side: OurSide,
  drivers: readonly Driver[],
  end: number | (() => boolean),
): Promise<Pace> {
  const tookMs: number[] = [];
  let failures = 0;
  const isOver = (): boolean => (typeof end === 'number' ? Date.now() > end : end());
  await Promise.all(
    drivers.map(async ({ connection, journeyId, stream }, index) => {
      await wait((index * PUSH_EVERY_MS) / drivers.length);
      while (!isOver()) {
        const fromMs = performance.now();
        const answer = await connection.post(pushBody(side.document, journeyId, stream));
        const lastedMs = performance.now() - fromMs;
        tookMs.push(lastedMs);
        failures += failureOf(answer) === null ? 0 : 1;
        await wait(Math.max(0, PUSH_EVERY_MS - lastedMs));
      }
    }),
  );
  return {
    medianMs: percentile(
      tookMs.sort((one, other) => one - other),
      0.5,
    ),
    failures,
  };
}

/** Runs a command behind everything else, and gives how long it took, s. @throws Error when it fails */
async function admin(dataDir: string, words: readonly string[]): Promise<number> {
  const fromMs = performance.now();
  const child = spawn(process.execPath, [ADMIN, ...words], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      DEMO: '0',
      DATA_DIR: dataDir,
      BACKUP_PASSPHRASE: PASSPHRASE,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  setPriority(child.pid ?? 0, LOW_PRIORITY);
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (code !== 0) {
    throw new Error(`admin ${words.join(' ')} ended with ${code}: ${said}`);
  }
  return (performance.now() - fromMs) / 1000;
}
