import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Phone } from '@wakafine/simulator/phone';
import { LIMITS } from './all/limits';
import type { BenchArguments } from './command/arguments';
import { pushDrives, SETS_A_TURN, signedIn } from './evidence/log-cost';
import { medianOf } from './evidence/measured-server';
import type { MeasuredServer } from './evidence/measured-server';
import { heldMemory } from './fan-out/held-memory';
import { openListeners, type Listeners } from './fan-out/listeners';
import { PEERS, startPeer, type Peer, type PeerName } from './fan-out/peers';
import { inTurns, SETTLE_MS, spentUs, type SideFigures } from './fan-out/turns';
import { SUBSCRIPTION } from './fan-out/value';
import { rounded } from './load/tally';
import { createSessions } from './sides/many-sessions';
import { freePort } from './sides/child';
import { startProduction } from './sides/production';

const LISTENERS = 5_000;
/** Sockets that are opened before memory is measured: code that runs first takes memory that no subscriber is to blame for. */
const WARM_UP = 500;
/** A server waits so long for the greeting of a socket, and holds a timer for it until then. */
const GREETING_MS = 3_500;
/** Sets of drives in a turn, and the values that they publish. */
const SETS = 3;
const VALUES = SETS * SETS_A_TURN;

/** Output of `npm run bench -- fan-out`. */
export interface FanOutResult {
  readonly bench: 'fan-out';
  readonly listeners: number;
  readonly ours: SideFigures;
  /** graphql-ws as it comes, with a resolver that does nothing; null where it did not take part, as the others. */
  readonly stock: SideFigures | null;
  /** Frames made once and written as they are: the limit of one process. */
  readonly frames: SideFigures | null;
  /** A broker that is written in C and knows neither people nor queries. */
  readonly mosquitto: SideFigures | null;
  /** Processor time of a message over that of each peer. */
  readonly ratios: Readonly<Record<PeerName, number | null>>;
  /** Peers that this machine lacks. */
  readonly missing: readonly PeerName[];
  readonly bytesPerSubscriber: number;
  readonly machineLoad: number;
  readonly limits: {
    readonly messageUs: number;
    readonly p99Ms: number;
    readonly bytesPerSubscriber: number;
  };
  readonly pass: boolean;
}

/** One violation after the other to 5,000 subscribers of the list, by the service and by its peers in turns. */
export async function runFanOut(
  { rounds, percent, only }: BenchArguments,
  notify: (line: string) => void,
): Promise<FanOutResult> {
  const asked = Math.max(1, Math.round((LISTENERS * percent) / 100));
  const count = Math.min(asked, Math.floor(((await mostOpenFiles()) - WARM_UP) / (1 + PEERS.length)));
  if (count < asked) {
    notify(`${count} subscribers of each side: a process of this machine may open no more sockets`);
  }
  const size = { listeners: count, values: VALUES };
  notify('starting the service');
  const sessionKey = randomBytes(32).toString('hex');
  const inspectPort = await freePort();
  const server = await startProduction({
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspectPort}`,
    SESSION_KEY: sessionKey,
    LIMIT_BASIS: 'thresholds',
    SERVICE_AREA: 'none',
  });
  const peers: Partial<Record<PeerName, Peer>> = {};
  const missing: PeerName[] = [];
  try {
    const phones = await signedIn(server, 1);
    const unheardUs: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      unheardUs.push(await spentUs(server.pid, () => publishSets(server, phones)));
    }
    const held = await subscribed(server, { count, sessionKey, inspectPort });
    notify(`${count} subscribers, ${held.bytes} bytes each, ${held.heapBytes} of them on the heap`);
    for (const name of PEERS.filter((each) => each.includes(only))) {
      const peer = await startPeer(name, size);
      if (peer === null) {
        missing.push(name);
        notify(`${name} is not installed (Debian: apt-get install ${name})`);
      } else {
        peers[name] = peer;
      }
    }
    const ours = {
      pid: server.pid,
      listeners: held.listeners,
      publish: async () => {
        await publishSets(server, phones);
        return medianOf(unheardUs.slice(1));
      },
    };
    const figures = await inTurns({ ours, ...peers }, { rounds, ...size }, notify);
    await held.listeners.stop();
    return resultOf(figures, { count, missing, bytesPerSubscriber: held.bytes });
  } finally {
    await Promise.all([server, ...Object.values(peers)].map((side) => side.stop()));
  }
}

interface Subscribed {
  readonly listeners: Listeners;
  /** Of memory for each, on the whole and on the heap. */
  readonly bytes: number;
  readonly heapBytes: number;
}

/** Subscribes everybody at the service, and measures what they take of its memory. */
async function subscribed(
  server: MeasuredServer,
  { count, sessionKey, inspectPort }: { count: number; sessionKey: string; inspectPort: number },
): Promise<Subscribed> {
  const { url, pid, dataDir } = server;
  const cookies = await createSessions(dataDir, { sessionKey, count: WARM_UP + count });
  const warm = await openListeners({ url, query: SUBSCRIPTION, cookies: cookies.slice(0, WARM_UP) });
  await warm.stop();
  await wait(SETTLE_MS);
  const before = await heldMemory(pid, inspectPort);
  const listeners = await openListeners({ url, query: SUBSCRIPTION, cookies: cookies.slice(WARM_UP) });
  await wait(GREETING_MS);
  const held = await heldMemory(pid, inspectPort);
  return {
    listeners,
    bytes: Math.round((held.resident - before.resident) / count),
    heapBytes: Math.round((held.heap - before.heap) / count),
  };
}

async function publishSets(server: MeasuredServer, phones: readonly Phone[]): Promise<void> {
  for (let set = 0; set < SETS; set += 1) {
    await pushDrives(server, phones, 'opening');
  }
}

/** Files and sockets that this process may have open; Node.js has raised the limit as far as it may. */
async function mostOpenFiles(): Promise<number> {
  const limits = await readFile('/proc/self/limits', 'utf8');
  return Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Infinity);
}

const NOTHING: SideFigures = { messageUs: NaN, p99Ms: NaN };

function resultOf(
  figures: Readonly<Partial<Record<'ours' | PeerName, SideFigures>>>,
  {
    count,
    missing,
    bytesPerSubscriber,
  }: { count: number; missing: readonly PeerName[]; bytesPerSubscriber: number },
): FanOutResult {
  const { ours = NOTHING, stock = null, frames = null, mosquitto = null } = figures;
  const over = (peer: SideFigures | null): number | null =>
    peer === null ? null : rounded(ours.messageUs / peer.messageUs, 2);
  const limits = {
    messageUs: LIMITS.fanOut.aim,
    p99Ms: LIMITS.fanOutP99.aim,
    bytesPerSubscriber: LIMITS.fanOutMemory.aim,
  };
  return {
    bench: 'fan-out',
    listeners: count,
    ...{ ours, stock, frames, mosquitto },
    ratios: { stock: over(stock), frames: over(frames), mosquitto: over(mosquitto) },
    missing,
    bytesPerSubscriber,
    machineLoad: rounded(loadavg()[0] ?? 0, 1),
    limits,
    pass:
      ours.messageUs <= limits.messageUs &&
      ours.p99Ms <= limits.p99Ms &&
      bytesPerSubscriber <= limits.bytesPerSubscriber,
  };
}
