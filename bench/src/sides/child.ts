import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A server that runs as a process of its own. */
export interface ServerProcess {
  readonly pid: number;
  readonly url: string;
  stop(): Promise<void>;
}

/** As `npm start` and the container give them; a peer gets them too. */
const NODE_FLAGS = ['--max-semi-space-size=32'];
const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 15_000;

/**
 * Runs a Node program with `PORT` set to a free port, its output going to stderr, and waits until `readyPath` answers 200.
 * @throws Error when it is not built, ends, or is not ready within a minute
 */
export async function startServerProcess(
  program: string,
  env: Readonly<Record<string, string>>,
  readyPath: string,
): Promise<ServerProcess> {
  if (!existsSync(program)) {
    throw new Error(`${program} is not there: build the project first`);
  }
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...NODE_FLAGS, program], {
    // Nothing of the caller's settings may leak into the measured server but what a process needs to run.
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...env, PORT: String(port) },
    stdio: ['ignore', process.stderr, process.stderr],
  });
  const stopAtExit = (): void => void child.kill('SIGTERM');
  process.once('exit', stopAtExit);
  child.once('exit', () => process.removeListener('exit', stopAtExit));
  const server = { pid: child.pid ?? 0, url, stop: () => stop(child) };
  try {
    await untilReady(child, `${url}${readyPath}`, program);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

async function untilReady(child: ChildProcess, url: string, program: string): Promise<void> {
  const deadlineMs = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadlineMs) {
    if (hasEnded(child)) {
      throw new Error(`${program} ended before it was ready`);
    }
    const response = await fetch(url).catch(() => null);
    await response?.text();
    if (response?.status === 200) {
      return;
    }
    await wait(50);
  }
  throw new Error(`${program} was not ready within ${READY_WITHIN_MS / 1000} s`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) {
    return;
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const late = new AbortController();
  await Promise.race([
    ended,
    wait(STOP_WITHIN_MS, undefined, { signal: late.signal }).catch(() => undefined),
  ]);
  late.abort();
  child.kill('SIGKILL');
  await ended;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
