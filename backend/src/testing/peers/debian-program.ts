import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts a program that Debian has, in the foreground; it ends with {@link endProgram}.
 * @throws Error that names its package where the machine has none
 */
export function startProgram(name: string, args: readonly string[], { env = {} } = {}): ChildProcess {
  try {
    execFileSync('/bin/sh', ['-c', `command -v ${name}`], { stdio: 'ignore' });
  } catch {
    throw new Error(`${name} is missing: npm test installs it as root, else apt-get install ${name}`);
  }
  return spawn(name, args, { stdio: 'ignore', env: { ...process.env, ...env } });
}

/** Ends a program at once and waits for it. */
export async function endProgram(program: ChildProcess): Promise<void> {
  if (program.exitCode === null && program.signalCode === null) {
    const ended = once(program, 'exit');
    program.kill('SIGKILL');
    await ended;
  }
}
