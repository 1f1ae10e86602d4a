import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Phone } from '@wakafine/simulator/phone';
import type { BenchArguments } from './command/arguments';
import { pushDrives, SETS_A_TURN, signedIn } from './evidence/log-cost';
import { medianOf } from './evidence/measured-server';
import type { MeasuredServer } from './evidence/measured-server';
import { heldMemory } from './fan-out/held-memory';
import { openListeners, type Listeners } from './fan-out/listeners';
import { SUBSCRIPTION } from './fan-out/value';
import { percentile, rounded } from './load/tally';
import { createSessions } from './reconnect/many-sessions';
import { freePort, startServerProcess } from './sides/child';
import { familyOf, readProcesses, sumCpuUs } from './sides/processor-time';
import { startProduction } from './sides/production';

const PEER = join(__dirname, 'fan-out/peer-main.js');
const LISTENERS = 5_000;
/** Sockets that are opened before memory is measured: code that runs first takes memory that no subscriber is to blame for. */
const WARM_UP = 500;
const SETTLE_MS = 300;
/** A server waits so long for the greeting of a socket, and holds a timer for it until then. */
const GREETING_MS = 3_500;
/** Sets of drives in a turn, and the values that they publish. */
const SETS = 3;
const VALUES = SETS * SETS_A_TURN;
const LIMITS = { messageUs: 12, p99Ms: 75, bytesPerSubscriber: 12_000 } as const;

/** Figures of a side: of the rounds the one in the middle. */
interface SideFigures {
  /** Processor time of the server for each message, microseconds. */
  readonly messageUs: number;
  /** Time from the first arrival of a value to 99 % of them, ms. */
  readonly p99Ms: number;
}

/** Output of `npm run bench -- fan-out`. */
export interface FanOutResult {
  readonly bench: 'fan-out';
  readonly listeners: number;
  readonly ours: SideFigures;
  /** graphql-ws as it comes, with a resolver that does nothing. */
  readonly stock: SideFigures;
  /** Frames made once and written as they are: the limit of one process. */
  readonly frames: SideFigures;
  readonly toStock: number;
  readonly toFrames: number;
  readonly bytesPerSubscriber: number;
  readonly machineLoad: number;
  readonly limits: typeof LIMITS;
  readonly pass: boolean;
}

interface Side {
  readonly pid: number;
  readonly listeners: Listeners;
  /** Has so many values published, and gives the processor time that this takes without listeners, microseconds. */
  publish(): Promise<number>;
}

/** One violation after the other to 5,000 subscribers of the list, by the service and by two peers in turns. */
export async function runFanOut(
  { rounds }: BenchArguments,
  notify: (line: string) => void,
): Promise<FanOutResult> {
  notify('starting the service');
  const sessionKey = randomBytes(32).toString('hex');
  const inspectPort = await freePort();
  const server = await startProduction({
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspectPort}`,
    SESSION_KEY: sessionKey,
    LIMIT_BASIS: 'thresholds',
    SERVICE_AREA: 'none',
  });
  const [stock, frames] = await Promise.all(
    ['stock', 'frames'].map((kind) => startServerProcess(PEER, { FAN_OUT: kind }, '/')),
  );
  try {
    const phones = await signedIn(server, 1);
    const unheardUs: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      unheardUs.push(await spentUs(server.pid, () => publishSets(server, phones)));
    }
    const cookies = await createSessions(server.dataDir, { sessionKey, count: WARM_UP + LISTENERS });
    const warm = await openListeners({
      url: server.url,
      query: SUBSCRIPTION,
      cookies: cookies.slice(0, WARM_UP),
    });
    await warm.stop();
    await wait(SETTLE_MS);
    const before = await heldMemory(server.pid, inspectPort);
    const listeners = await openListeners({
      url: server.url,
      query: SUBSCRIPTION,
      cookies: cookies.slice(WARM_UP),
    });
    await wait(GREETING_MS);
    const held = await heldMemory(server.pid, inspectPort);
    const bytesPerSubscriber = Math.round((held.resident - before.resident) / LISTENERS);
    const heapPerSubscriber = Math.round((held.heap - before.heap) / LISTENERS);
    notify(
      `${LISTENERS} subscribers, ${bytesPerSubscriber} bytes each, ${heapPerSubscriber} of them on the heap`,
    );
    const publishDrives = async (): Promise<number> => {
      await publishSets(server, phones);
      return medianOf(unheardUs.slice(1));
    };
    const ours: Side = { pid: server.pid, listeners, publish: publishDrives };
    const peers = await Promise.all([stock, frames].map(async (peer) => peerSide(peer)));
    const [ourFigures, stockFigures, frameFigures] = await inTurns([ours, ...peers], { rounds, notify });
    await Promise.all([ours, ...peers].map((side) => side.listeners.stop()));
    return resultOf({ ours: ourFigures, stock: stockFigures, frames: frameFigures, bytesPerSubscriber });
  } finally {
    await Promise.all([server, stock, frames].map(async (side) => side?.stop()));
  }
}

async function publishSets(server: MeasuredServer, phones: readonly Phone[]): Promise<void> {
  for (let set = 0; set < SETS; set += 1) {
    await pushDrives(server, phones, 'opening');
  }
}

async function peerSide(peer: { url: string; pid: number } | undefined): Promise<Side> {
  if (peer === undefined) {
    throw new Error('a peer is missing');
  }
  const { url, pid } = peer;
  const cookies = Array.from({ length: LISTENERS }, () => '');
  const listeners = await openListeners({ url, query: SUBSCRIPTION, cookies });
  return {
    pid,
    listeners,
    publish: async () => {
      for (let value = 0; value < VALUES; value += 1) {
        await (await fetch(url, { method: 'POST' })).text();
        await wait(SETTLE_MS);
      }
      return 0;
    },
  };
}

async function inTurns(
  sides: readonly Side[],
  { rounds, notify }: { rounds: number; notify: (line: string) => void },
): Promise<SideFigures[]> {
  const figures = sides.map(() => [] as SideFigures[]);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, side] of sides.entries()) {
      const figure = await measured(side);
      notify(`round ${round}, side ${index}: ${figure.messageUs} us a message, p99 ${figure.p99Ms} ms`);
      // The first round warms up and does not count.
      figures[index]?.push(...(round === 0 ? [] : [figure]));
    }
  }
  return figures.map((some) => ({
    messageUs: medianOf(some.map(({ messageUs }) => messageUs)),
    p99Ms: medianOf(some.map(({ p99Ms }) => p99Ms)),
  }));
}

async function measured({ pid, listeners, publish }: Side): Promise<SideFigures> {
  let unheardUs = 0;
  let arrivals: readonly number[] = [];
  const us = await spentUs(pid, async () => {
    const arriving = listeners.next(VALUES);
    unheardUs = await publish();
    arrivals = await arriving;
  });
  return {
    messageUs: rounded((us - unheardUs) / VALUES / LISTENERS, 2),
    p99Ms: rounded(medianOf(spreadsOf(arrivals)), 1),
  };
}

/** Of each value the time from its first arrival to 99 % of them, ms: one comes after the other. */
function spreadsOf(arrivals: readonly number[]): number[] {
  const sorted = [...arrivals].sort((one, other) => one - other);
  return Array.from({ length: VALUES }, (_, value) => {
    const some = sorted.slice(value * LISTENERS, (value + 1) * LISTENERS);
    return percentile(some, 0.99) - (some[0] ?? NaN);
  });
}

async function spentUs(pid: number, work: () => Promise<unknown>): Promise<number> {
  const beforeUs = sumCpuUs(familyOf(readProcesses(), pid));
  await work();
  await wait(SETTLE_MS);
  return sumCpuUs(familyOf(readProcesses(), pid)) - beforeUs;
}

const NOTHING: SideFigures = { messageUs: NaN, p99Ms: NaN };

function resultOf({
  ours = NOTHING,
  stock = NOTHING,
  frames = NOTHING,
  bytesPerSubscriber,
}: Partial<Pick<FanOutResult, 'ours' | 'stock' | 'frames'>> &
  Pick<FanOutResult, 'bytesPerSubscriber'>): FanOutResult {
  return {
    bench: 'fan-out',
    listeners: LISTENERS,
    ours,
    stock,
    frames,
    toStock: rounded(ours.messageUs / stock.messageUs, 2),
    toFrames: rounded(ours.messageUs / frames.messageUs, 2),
    bytesPerSubscriber,
    machineLoad: rounded(loadavg()[0] ?? 0, 1),
    limits: LIMITS,
    pass:
      ours.messageUs <= LIMITS.messageUs &&
      ours.p99Ms <= LIMITS.p99Ms &&
      bytesPerSubscriber <= LIMITS.bytesPerSubscriber,
  };
}
