import { execFileSync } from 'node:child_process';
import { say } from './run.mjs';

/** Programs that tests run beside the server, by the Debian package that has them. */
const PROGRAMS = {
  'redis-server': 'redis-server',
  caddy: 'caddy',
  promtool: 'prometheus',
  faketime: 'faketime',
  python3: 'python3',
  Rscript: 'r-base-core r-cran-httr2 r-cran-jsonlite',
};

/** Installs the programs that tests run and the machine lacks, where that is possible; else those tests say what is missing. */
export function installPrograms() {
  const missing = Object.keys(PROGRAMS).filter((name) => !canRun(name));
  if (missing.length === 0 || process.getuid?.() !== 0 || !canRun('apt-get')) {
    return;
  }
  say(`installing ${missing.join(' and ')}`);
  // With this run level Debian starts no service of theirs.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const packages = missing.flatMap((name) => PROGRAMS[name].split(' '));
  try {
    execFileSync('apt-get', ['update', '-q'], { env, stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], {
      env,
      stdio: 'ignore',
    });
  } catch {
    say(`could not install ${packages.join(' and ')}: the tests that need them will fail`);
  }
}

function canRun(name) {
  try {
    execFileSync('/bin/sh', ['-c', `command -v ${name}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
