import './lib/check-node.mjs';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ageMonths, directDependencies, readAudit, reportOf } from './lib/dependency-report.mjs';
import { inRoot, ROOT, say } from './lib/run.mjs';

/** So many questions to the registry at a time. */
const AT_ONCE = 4;
/** Where nothing answers for so long, nothing will. */
const WAIT_MS = 30_000;

/** What npm prints; it fails where there are advisories, and where it reaches nobody. */
function npm(args) {
  return new Promise((resolve) => {
    const options = {
      cwd: ROOT,
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
      timeout: WAIT_MS,
    };
    execFile('npm', [...args, '--fetch-retries=0'], options, (_error, stdout) => resolve(stdout));
  });
}

/** When each version of a package was published; undefined where the registry does not answer. */
async function timesOf(name) {
  try {
    const times = JSON.parse(await npm(['view', name, 'time', '--json']));
    return times.time ?? times;
  } catch {
    return undefined;
  }
}

const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
const waiting = directDependencies(lock);
const dependencies = [];
const now = new Date();
async function askOn() {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    dependencies.push({ ...next, months: ageMonths(await timesOf(next.name), next.version, now) });
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, askOn));
const audit = readAudit(await npm(['audit', '--json', '--package-lock-only']));
const { lines, hasFailed } = reportOf({ dependencies, audit });
lines.forEach(say);
process.exitCode = hasFailed ? 1 : 0;
