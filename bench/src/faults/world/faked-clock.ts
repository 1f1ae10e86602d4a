import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Places where Debian and Fedora put the library of the package `libfaketime`. */
const LIBRARIES = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib64/faketime/libfaketimeMT.so.1',
];

/** The clock of the server processes. */
export interface FakedClock {
  /** Variables with which a process goes by it. */
  readonly env: Readonly<Record<string, string>>;
  /** Puts it so many seconds ahead of the true time, or behind. */
  step(seconds: number): void;
}

/** Makes a clock that can be put ahead and back while processes run; null where the library is not installed. */
export function createFakedClock(folder: string): FakedClock | null {
  const library = LIBRARIES.find(existsSync);
  if (library === undefined) {
    return null;
  }
  const file = join(folder, 'clock');
  const step = (seconds: number): void => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}\n`);
  step(0);
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      // Looked at once a second; timers go by the monotonic clock, as on a machine whose date is put right.
      ...{ FAKETIME_CACHE_DURATION: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1', FAKETIME_DISABLE_SHM: '1' },
    },
    step,
  };
}
