import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const READY_WITHIN_MS = 60_000;
const ASK_EVERY_MS = 50;

/** A program that runs beside this one, until it is ended or this process ends. */
export interface Program {
  readonly pid: number;
  /** Ends it at once. */
  kill(): Promise<void>;
  /** Ends it in good order; its exit code. */
  stop(): Promise<number | null>;
}

/** Settings of a program. */
export interface ProgramSettings {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Answers once the program is ready to be used. */
  readonly isReady: () => Promise<boolean>;
}

/** Starts a program and waits until it is ready. @throws Error where the machine has none, or it is not ready within a minute */
export async function startProgram(
  name: string,
  { args, env = {}, isReady }: ProgramSettings,
): Promise<Program> {
  const child = spawn(name, args, { stdio: 'ignore', env: { PATH: process.env['PATH'] ?? '', ...env } });
  const failure = once(child, 'error').then(([error]: unknown[]) => error);
  const killAtExit = (): void => void child.kill('SIGKILL');
  process.once('exit', killAtExit);
  child.once('exit', () => process.removeListener('exit', killAtExit));
  const program: Program = {
    pid: child.pid ?? 0,
    kill: async () => void (await end(child, 'SIGKILL')),
    stop: () => end(child, 'SIGTERM'),
  };
  const deadlineMs = performance.now() + READY_WITHIN_MS;
  while (!(await isReady().catch(() => false))) {
    const error = await Promise.race([failure, wait(ASK_EVERY_MS, null)]);
    if (error !== null || hasEnded(child) || performance.now() > deadlineMs) {
      await program.kill();
      throw new Error(`${name} did not start (Debian: apt-get install redis-server caddy mosquitto)`, {
        cause: error,
      });
    }
  }
  return program;
}

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.pid !== undefined && !hasEnded(child)) {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
  return child.exitCode;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
