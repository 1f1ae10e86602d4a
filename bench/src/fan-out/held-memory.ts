import { readFileSync } from 'node:fs';
import { WebSocket } from 'ws';

/** Memory of a process after all garbage is collected, bytes. */
export interface HeldMemory {
  /** All that it holds of the machine. */
  readonly resident: number;
  /** Objects of JavaScript. */
  readonly heap: number;
}

/**
 * Collects the garbage of a Node process that was started with `--inspect` on this port, and reads what is left: what opening
 * thousands of connections leaves behind until the next collection is no cost of holding them.
 * @throws Error when nobody answers there
 */
export async function heldMemory(pid: number, inspectPort: number): Promise<HeldMemory> {
  const answer = await fetch(`http://127.0.0.1:${inspectPort}/json/list`);
  const [target]: { webSocketDebuggerUrl: string }[] = JSON.parse(await answer.text());
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  try {
    await call(socket, 'HeapProfiler.collectGarbage');
    await call(socket, 'HeapProfiler.collectGarbage');
    const { usedSize } = await call(socket, 'Runtime.getHeapUsage');
    return { resident: residentBytes(pid), heap: Number(usedSize) };
  } finally {
    socket.close();
  }
}

let calls = 0;

function call(socket: WebSocket, method: string): Promise<Record<string, unknown>> {
  calls += 1;
  const id = calls;
  return new Promise((resolve) => {
    const listen = (data: Buffer): void => {
      const answer: { id?: number; result?: Record<string, unknown> } = JSON.parse(data.toString());
      if (answer.id === id) {
        socket.off('message', listen);
        resolve(answer.result ?? {});
      }
    };
    socket.on('message', listen);
    socket.send(JSON.stringify({ id, method }));
  });
}

function residentBytes(pid: number): number {
  const [, kb] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) * 1_024;
}
