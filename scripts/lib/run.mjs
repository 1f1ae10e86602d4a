import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { watchLauncher } from './launcher-watch.mjs';

/** The folder of the repository, wherever it was cloned to. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The path of a file in the repository. */
export const inRoot = (...parts) => join(ROOT, ...parts);

/** TypeScript 7, which builds the same output as the version that jest needs, several times faster. */
export const TSC = inRoot('node_modules/typescript-7/bin/tsc');
export const JEST = inRoot('node_modules/jest/bin/jest.js');
export const VITE = inRoot('node_modules/vite/bin/vite.js');

/** Leaves stdout for results: the output of a set-up step goes to stderr. */
export const CHATTER = ['ignore', 2, 2];

/** Runs a Node program in the repository until it ends, and gives its exit code (128 + number for a signal). */
export async function runNode(file, args, options = {}) {
  return codeOf(spawn(process.execPath, [file, ...args], { cwd: ROOT, stdio: 'inherit', ...options }));
}

/**
 * Runs a Node program in the foreground: signals to us are passed on, and we end as it ends. `onMessage` gets what it
 * sends over an IPC channel, and the program to answer.
 */
export async function becomeNode(file, args, { onMessage, execArgv = [], ...options } = {}) {
  const child = spawn(process.execPath, [...execArgv, file, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    ...options,
  });
  if (onMessage !== undefined) {
    child.on('message', (message) => onMessage(message, child));
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => child.kill(name));
  }
  watchLauncher(() => child.kill('SIGTERM'));
  process.exitCode = await codeOf(child);
}

/** The exit code of a process when it ends. @throws when it could not be started */
export async function codeOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

/** Says what a set-up step is about to do, on stderr. */
export function say(text) {
  process.stderr.write(`${text}\n`);
}
