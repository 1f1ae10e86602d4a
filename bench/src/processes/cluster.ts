import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@wakafine/backend/platform/embedded-postgres/embedded-postgres';
import { createDataFolder } from '../sides/data-folder';
import { freePort, startProgram } from './program';
import type { Program } from './program';

const SERVER = join(__dirname, '../../../backend/dist/main.js');
const CADDYFILE = join(__dirname, '../../../deploy/Caddyfile');
const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Means by which the processes hear of each other. */
export const BUSES = ['postgres', 'redis'] as const;
/** Means by which the processes hear of each other. */
export type Bus = (typeof BUSES)[number];

/** Server processes on one database behind one proxy. */
export interface Cluster {
  /** Address of the proxy. */
  readonly url: string;
  /** The same over TLS, and the folder of the certificate that it is signed with. */
  readonly secureUrl: string;
  readonly proxyFolder: string;
  /** For the role that owns the database. */
  readonly ownerUrl: string;
  /** Kills a server process and starts it again; done once it serves. */
  replace(index: number): Promise<void>;
  /** Ends everything; the exit codes of the server processes. */
  stop(): Promise<(number | null)[]>;
}

/** Starts so many server processes behind a proxy, with a PostgreSQL and perhaps a Redis of their own. @throws Error */
export async function startCluster({ count, bus }: { count: number; bus: Bus }): Promise<Cluster> {
  const ends: (() => Promise<unknown>)[] = [];
  const stopAll = async (): Promise<void> => {
    for (const each of ends.reverse()) {
      await each();
    }
  };
  try {
    const folder = await createDataFolder('processes');
    ends.push(() => folder.remove());
    const postgres = await startEmbeddedPostgres({ dataDir: folder.path, log: SILENT, isDisposable: true });
    ends.push(() => postgres.stop());
    const redisUrl = bus === 'redis' ? await startRedis(ends) : '';
    const env = serverEnv({ ...postgres, ownerUrl: postgres.url, redisUrl });
    const ports = await Promise.all(Array.from({ length: count }, freePort));
    const start = (index: number): Promise<Program> => {
      const port = ports[index] ?? 0;
      return startProgram(process.execPath, {
        args: [SERVER],
        env: { ...env, PORT: String(port), DATA_DIR: join(folder.path, `server-${index}`) },
        isReady: async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok,
      });
    };
    const servers = await Promise.all(ports.map((_, index) => start(index)));
    const stopServers = () => Promise.all(servers.map((server) => server.stop()));
    ends.push(stopServers);
    const proxy = await startProxy({ ports, folder: folder.path });
    ends.push(() => proxy.program.kill());
    return {
      ...proxy,
      ownerUrl: postgres.url,
      replace: async (index) => {
        await servers[index]?.kill();
        servers[index] = await start(index);
      },
      stop: async () => {
        const codes = await stopServers();
        await stopAll();
        return codes;
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

async function startRedis(ends: (() => Promise<unknown>)[]): Promise<string> {
  const port = await freePort();
  const redis = await startProgram('redis-server', {
    args: [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      '/tmp',
    ],
    isReady: () => accepts(port),
  });
  ends.push(() => redis.kill());
  return `redis://127.0.0.1:${port}`;
}

async function startProxy({ ports, folder }: { ports: readonly number[]; folder: string }) {
  const [port, securePort] = [await freePort(), await freePort()];
  const program = await startProgram('caddy', {
    args: ['run', '--config', CADDYFILE, '--adapter', 'caddyfile'],
    env: {
      ...{ HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      SITE_ADDRESS: `http://127.0.0.1:${port}, https://localhost:${securePort}`,
      APP_UPSTREAMS: `to ${ports.map((each) => `127.0.0.1:${each}`).join(' ')}`,
    },
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok,
  });
  const url = `http://127.0.0.1:${port}`;
  return { program, url, secureUrl: `https://localhost:${securePort}`, proxyFolder: join(folder, 'caddy') };
}

function serverEnv({
  servingUrl,
  ownerUrl,
  redisUrl,
}: {
  servingUrl: string;
  ownerUrl: string;
  redisUrl: string;
}) {
  const secret = (): string => randomBytes(32).toString('hex');
  return {
    ...{ NODE_ENV: 'production', HOST: '127.0.0.1', LOG_LEVEL: 'silent', TRUST_PROXY: '1' },
    ...{ DATABASE_URL: servingUrl, DATABASE_OWNER_URL: ownerUrl, REDIS_URL: redisUrl },
    ...{ PEPPER: secret(), SESSION_KEY: secret(), EVIDENCE_KEY: secret(), VEHICLE_CODE_KEY: secret() },
    // Everybody comes from one address here, and drives straight through the forest.
    ...{ SIGNUPS_PER_ADDRESS: '100000', LIMIT_BASIS: 'thresholds', SERVICE_AREA: 'none' },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
