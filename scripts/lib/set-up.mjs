import { build } from './build.mjs';
import { install } from './install.mjs';
import { withSetUpLock } from './lock.mjs';
import { say } from './run.mjs';

/**
 * Brings the clone to where a launcher needs it: packages installed and the parts (`server`, `web`) built. Costs a few
 * hundredths of a second when all is current. Ends the process with code 1 when it fails.
 */
export async function setUp(...parts) {
  if (!(await trySetUp(...parts))) {
    process.exit(1);
  }
}

/** The same for a launcher that can go on with what there is: gives whether all is current. */
export async function trySetUp(...parts) {
  try {
    await withSetUpLock(async () => {
      await install();
      await build(parts);
    });
    return true;
  } catch (error) {
    say(`WakaFine could not be set up: ${error.message}`);
    return false;
  }
}
