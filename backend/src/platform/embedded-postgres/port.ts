import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Below the ports that Linux and macOS hand out for outgoing connections, one of which could sit on ours after a crash. */
const LOWEST = 20_000;
const HIGHEST = 30_000;
const TRIES = 50;
/** The children of a killed database hold its port for a moment. */
const FREED_WITHIN_MS = 2_000;
const LOOK_EVERY_MS = 50;

/** Whether nobody listens on this port of 127.0.0.1. */
export async function isPortFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen({ port, host: '127.0.0.1', exclusive: true });
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** The same, given a moment in which those that are ending leave it. */
export async function isPortFreeSoon(port: number): Promise<boolean> {
  for (const untilMs = Date.now() + FREED_WITHIN_MS; ; await wait(LOOK_EVERY_MS)) {
    if (await isPortFree(port)) {
      return true;
    }
    if (Date.now() > untilMs) {
      return false;
    }
  }
}

/** A free port of 127.0.0.1. @throws Error when fifty tries found none */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isPortFree(port)) {
      return port;
    }
  }
  throw new Error(`No free port was found between ${LOWEST} and ${HIGHEST}`);
}

/** Reads a stored port, or null when the file has none. */
export async function readPort(path: string): Promise<number | null> {
  const port = Number(await readFile(path, 'utf8').catch(() => ''));
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : null;
}

/** Stores the port for the next start. */
export async function storePort(path: string, port: number): Promise<void> {
  await writeFile(path, `${port}\n`, { mode: 0o600 });
}
