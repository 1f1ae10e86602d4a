import { connect } from 'node:net';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';
import { connectPacket, packetReader, subscribePacket } from './mqtt';

/** Server to listen to, a subscription or the topic of a broker, and one socket for each cookie; an empty one is none. */
export interface Crowd {
  readonly url: string;
  readonly query: string;
  readonly cookies: readonly string[];
}

/** Scheme of the address of a broker; any other server speaks graphql-ws. */
export const BROKER = 'mqtt:';

/** Sockets that are open, in a thread of their own: what is measured must not wait for them. */
export interface Listeners {
  /** Resolves once every socket has got so many more values, with the clock time of each arrival, ms; rejects after a minute. */
  next(values: number): Promise<readonly number[]>;
  stop(): Promise<void>;
}

/** So many connect at a time. */
const AT_ONCE = 50;
const PATIENCE_MS = 60_000;

interface Asked {
  readonly values: number;
}

/** Opens the sockets of a crowd; resolves when every one is subscribed. */
export async function openListeners(crowd: Crowd): Promise<Listeners> {
  const worker = new Worker(__filename, { workerData: crowd });
  const answer = () =>
    new Promise<readonly number[]>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  await answer();
  return {
    next(values) {
      worker.postMessage({ values } satisfies Asked);
      return answer();
    },
    async stop() {
      await worker.terminate();
    },
  };
}

async function openBrokerSocket({ url, query }: Crowd, id: number, onValue: () => void): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    const read = packetReader((kind) => {
      if (kind === 'connected') {
        socket.write(subscribePacket(query));
      } else if (kind === 'subscribed') {
        resolve();
      } else if (kind === 'value') {
        onValue();
      }
    });
    socket.on('data', read);
    socket.write(connectPacket(`listener-${id}`));
  });
}

async function openSocket({ url, query }: Crowd, cookie: string, onValue: () => void): Promise<void> {
  const headers = cookie === '' ? {} : { cookie, origin: url };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers });
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (data: Buffer) => {
      // Read by their beginnings: parsing them would cost more than sending them.
      const text = data.toString('latin1', 0, 64);
      if (text.includes('"connection_ack"')) {
        socket.send(JSON.stringify({ id: 'live', type: 'subscribe', payload: { query } }));
        socket.send(JSON.stringify({ type: 'ping' }));
      } else if (text.includes('"pong"')) {
        resolve();
      } else if (text.includes('"next"')) {
        onValue();
      } else if (text.includes('"error"')) {
        reject(new Error(data.toString()));
      }
    });
    socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
  });
}

async function live(crowd: Crowd): Promise<void> {
  const arrivals: number[] = [];
  let due = Infinity;
  let timer: NodeJS.Timeout | undefined;
  const answerIfAll = (): void => {
    if (arrivals.length >= due) {
      clearTimeout(timer);
      due = Infinity;
      parentPort?.postMessage(arrivals.splice(0));
    }
  };
  const onValue = (): void => {
    arrivals.push(performance.timeOrigin + performance.now());
    answerIfAll();
  };
  for (let at = 0; at < crowd.cookies.length; at += AT_ONCE) {
    const some = crowd.cookies.slice(at, at + AT_ONCE);
    await Promise.all(
      some.map((cookie, index) =>
        crowd.url.startsWith(BROKER)
          ? openBrokerSocket(crowd, at + index, onValue)
          : openSocket(crowd, cookie, onValue),
      ),
    );
  }
  parentPort?.on('message', ({ values }: Asked) => {
    due = values * crowd.cookies.length;
    timer = setTimeout(() => {
      throw new Error(`${arrivals.length} of ${due} values arrived within a minute`);
    }, PATIENCE_MS);
    answerIfAll();
  });
  parentPort?.postMessage([]);
}

if (!isMainThread) {
  // Only openListeners starts this file as a thread.
  void live(workerData as Crowd);
}
