import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FaultKind } from '../plan/fault';
import { mountBoundedDisk } from './bounded-disk';
import type { BoundedDisk } from './bounded-disk';
import { startFaultyDatabase } from './database';
import type { FaultyDatabase } from './database';
import { startDatabaseProxy } from './database-proxy';
import type { DatabaseProxy } from './database-proxy';
import { createFakedClock } from './faked-clock';
import type { FakedClock } from './faked-clock';
import { Service } from './service';
import { startSmsReceiver } from './sms-receiver';
import type { SmsReceiver } from './sms-receiver';

/** Everything that a fault can strike. */
export interface World {
  readonly service: Service;
  readonly database: FaultyDatabase;
  readonly proxy: DatabaseProxy;
  readonly sms: SmsReceiver;
  /** Null where nothing may be mounted. */
  readonly disk: BoundedDisk | null;
  /** Null where libfaketime is not installed. */
  readonly clock: FakedClock | null;
  /** Folder of the logs and of what the suite notes, outside of the disk. */
  readonly folder: string;
  /** Ends everything; the exit code of the service. Logs stay where `isLogNeeded`. */
  close(isLogNeeded: boolean): Promise<number | null>;
}

/** Starts the whole service on a database and a disk of its own. @throws Error */
export async function startWorld(processes: number, notify: (line: string) => void): Promise<World> {
  const ends: (() => Promise<unknown>)[] = [];
  const endAll = async (): Promise<void> => {
    for (const end of ends.splice(0).reverse()) {
      await end();
    }
  };
  try {
    const folder = await mkdtemp(join(tmpdir(), 'wakafine-faults-'));
    const disk = await mountBoundedDisk();
    ends.push(async () => disk?.remove());
    const dataDir = join(disk?.path ?? folder, 'data');
    const database = await startFaultyDatabase(dataDir, notify);
    ends.push(() => database.stop());
    const proxy = await startDatabaseProxy(database.port);
    ends.push(() => proxy.close());
    const sms = await startSmsReceiver();
    ends.push(() => sms.close());
    const clock = createFakedClock(folder);
    const through = (address: string): string => address.replace(`:${database.port}/`, `:${proxy.port}/`);
    const service = await Service.start({
      ...{ processes, dataDir: join(disk?.path ?? folder, 'server'), logFile: join(folder, 'server.log') },
      env: {
        ...{ DATABASE_URL: through(database.servingUrl), DATABASE_OWNER_URL: through(database.ownerUrl) },
        ...{ SMS_GATEWAY: 'http', SMS_HTTP_URL: sms.url, SMS_HTTP_SECRET: 'a secret of the suite of faults' },
        ...clock?.env,
      },
    });
    return {
      ...{ service, database, proxy, sms, disk, clock, folder },
      close: async (isLogNeeded) => {
        const code = await service.stop();
        await endAll();
        if (!isLogNeeded) {
          await rm(folder, { recursive: true, force: true });
        }
        return code;
      },
    };
  } catch (error) {
    await endAll();
    throw error;
  }
}

/** Kinds of faults that this world can't have. */
export function impossibleIn({ disk, clock }: World): ReadonlySet<FaultKind> {
  return new Set<FaultKind>([
    ...(disk === null ? (['disk-full'] as const) : []),
    ...(clock === null ? (['clock-step'] as const) : []),
  ]);
}
