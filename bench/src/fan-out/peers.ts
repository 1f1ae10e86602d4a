import { writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProgram } from '../processes/program';
import { startServerProcess } from '../sides/child';
import { freePort } from '../sides/child';
import { createDataFolder } from '../sides/data-folder';
import { BROKER, openListeners } from './listeners';
import { connectPacket, publishPacket } from './mqtt';
import { SETTLE_MS, type Side } from './turns';
import { SUBSCRIPTION, VALUE_OF_PEERS } from './value';

const PROGRAM = join(__dirname, 'peer-main.js');
const TOPIC = 'violations';
/** Debian has it among the programs of the administrator, where not everybody looks. */
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** Peers of the service, by name. */
export const PEERS = ['stock', 'frames', 'mosquitto'] as const;
/** A peer of the service. */
export type PeerName = (typeof PEERS)[number];

/** A peer with its subscribers. */
export interface Peer extends Side {
  stop(): Promise<void>;
}

interface Load {
  readonly listeners: number;
  readonly values: number;
}

/** Starts a peer; null where the machine has no such program. @throws Error when it does not start */
export async function startPeer(name: PeerName, load: Load): Promise<Peer | null> {
  return name === 'mosquitto' ? startBroker(load) : startOwn(name, load);
}

async function startOwn(kind: 'stock' | 'frames', { listeners: count, values }: Load): Promise<Peer> {
  const server = await startServerProcess(PROGRAM, { FAN_OUT: kind }, '/');
  const { url, pid } = server;
  const cookies = Array.from({ length: count }, () => '');
  const listeners = await openListeners({ url, query: SUBSCRIPTION, cookies });
  return {
    pid,
    listeners,
    publish: () =>
      publishEach(values, async () => {
        await (await fetch(url, { method: 'POST' })).text();
      }),
    stop: async () => {
      await listeners.stop();
      await server.stop();
    },
  };
}

/** Mosquitto of this machine, on a port of its own and only for this machine; nobody has to sign in, and nothing is acknowledged. */
async function startBroker({ listeners: count, values }: Load): Promise<Peer | null> {
  const program = mosquittoHere();
  if (program === null) {
    return null;
  }
  const folder = await createDataFolder('mosquitto');
  const port = await freePort();
  const settings = join(folder.path, 'mosquitto.conf');
  await writeFile(
    settings,
    `listener ${port} 127.0.0.1\nallow_anonymous true\npersistence false\nset_tcp_nodelay true\nmax_queued_messages 0\n`,
  );
  const broker = await startProgram(program, {
    args: ['-c', settings],
    isReady: async () => {
      (await connected(port)).destroy();
      return true;
    },
  });
  const cookies = Array.from({ length: count }, () => '');
  const listeners = await openListeners({ url: `${BROKER}//127.0.0.1:${port}`, query: TOPIC, cookies });
  const publisher = await connected(port);
  publisher.write(connectPacket('publisher'));
  const value = JSON.stringify({ data: { violationCreated: VALUE_OF_PEERS } });
  return {
    pid: broker.pid,
    listeners,
    publish: () =>
      publishEach(values, async () => {
        publisher.write(publishPacket(TOPIC, value));
      }),
    stop: async () => {
      publisher.destroy();
      await listeners.stop();
      await broker.stop();
      await folder.remove();
    },
  };
}

async function publishEach(values: number, publishOne: () => Promise<void>): Promise<number> {
  for (let value = 0; value < values; value += 1) {
    await publishOne();
    await wait(SETTLE_MS);
  }
  return 0;
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

function mosquittoHere(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...MORE_FOLDERS];
  const programs = folders.map((folder) => join(folder, 'mosquitto'));
  return programs.find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
