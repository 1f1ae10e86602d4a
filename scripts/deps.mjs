import './lib/check-node.mjs';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { askWithin } from './lib/bounded-questions.mjs';
import { ageMonths, directDependencies, readAudit, reportOf } from './lib/dependency-report.mjs';
import { inRoot, ROOT, say } from './lib/run.mjs';

/** Time without an answer after which none will come. */
const WAIT_MS = 15_000;
/** So long the registry is asked for dates, all packages together. */
const DATES_MS = 90_000;

/** Output of npm; it fails where there are advisories, and where it reaches nobody. */
function npm(args, mostMs) {
  return new Promise((resolve) => {
    const options = {
      cwd: ROOT,
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
      timeout: mostMs,
      killSignal: 'SIGKILL',
    };
    const limits = ['--fetch-retries=0', `--fetch-timeout=${mostMs}`, '--no-update-notifier'];
    execFile('npm', [...args, ...limits], options, (_error, stdout) => resolve(stdout));
  });
}

/** Time when each version of a package was published; undefined where the registry does not answer. */
async function timesOf({ name }, mostMs) {
  try {
    const times = JSON.parse(await npm(['view', name, 'time', '--json'], mostMs));
    return times.error === undefined ? (times.time ?? times) : undefined;
  } catch {
    return undefined;
  }
}

const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
const asked = directDependencies(lock);
const times = await askWithin(asked, { ask: timesOf, eachMs: WAIT_MS, totalMs: DATES_MS });
const now = new Date();
const dependencies = asked.map((each, index) => ({
  ...each,
  months: ageMonths(times[index], each.version, now),
}));
const audit = readAudit(await npm(['audit', '--json', '--package-lock-only'], 2 * WAIT_MS));
const { lines, hasFailed } = reportOf({ dependencies, audit });
lines.forEach(say);
process.exitCode = hasFailed ? 1 : 0;
