import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { CHATTER, codeOf, inRoot, ROOT, say } from './run.mjs';

/** Below node_modules, so that it disappears with what it speaks of. */
const STAMP = inRoot('node_modules/.wakafine-installed');

/** Installs the locked packages unless they are there. To be called under the set-up lock. @throws when npm fails */
export async function install() {
  const wanted = `${createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex')} ${platform()}`;
  const found = readOrEmpty(STAMP);
  if (found === wanted) {
    return;
  }
  const isOurSystem = found === '' || found.endsWith(platform());
  if (!isOurSystem || !hasLockedVersions()) {
    say('Installing the packages of package-lock.json ...');
    const code = await npm([
      'ci',
      // NODE_ENV=production would leave out what builds the program.
      '--include=dev',
      // Nothing here needs them: the links of the embedded database are made when it starts.
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
    if (code !== 0) {
      throw new Error(`npm ci ended with code ${code}`);
    }
  }
  writeFileSync(STAMP, wanted);
}

function platform() {
  return `${process.platform}-${process.arch}`;
}

/** Whether an installation by hand has put everything in place that the lock file asks for. */
function hasLockedVersions() {
  const installed = readPackages('node_modules/.package-lock.json');
  const locked = readPackages('package-lock.json');
  return Object.entries(locked).every(([path, { version, optional }]) => {
    const isMissingByRight = optional === true && installed[path] === undefined;
    return (
      path === '' ||
      isMissingByRight ||
      (installed[path] !== undefined && installed[path].version === version)
    );
  });
}

function readPackages(path) {
  return JSON.parse(readOrEmpty(inRoot(path)) || '{}').packages ?? {};
}

function npm(args) {
  const script = process.env.npm_execpath;
  const isNpm = script !== undefined && /npm-cli\.c?js$/.test(script);
  const options = { cwd: ROOT, stdio: CHATTER };
  if (isNpm) {
    return codeOf(spawn(process.execPath, [script, ...args], options));
  }
  return codeOf(spawn('npm', args, { ...options, shell: process.platform === 'win32' }));
}

function readOrEmpty(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
