import { join } from 'node:path';
import { HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import { deleteExpiredSessions } from './modules/identity/sessions';
import { endSilentJourneys } from './modules/journeys/end-silent-journeys';
import { Caches } from './platform/caches';
import type { Config } from './platform/config';
import type { Clock, Services } from './platform/context';
import { secretHasher } from './platform/crypto';
import { poolOf, pooledDb } from './platform/db';
import { EventBus } from './platform/events';
import { startJobs } from './platform/jobs';
import { Flushes } from './platform/grouped-flush';
import { KeyedLock } from './platform/keyed-lock';
import { hourlyLimit } from './platform/rate-limit';
import { newHttpServer, serveEverything } from './transport/http-server';

const WEB_FOLDER = join(__dirname, '../../frontend/dist');

/** What a server is put together from. */
export interface ServerParts {
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy' | 'authFailuresPerAddress' | 'signUpsPerAddress'>;
  readonly dataSource: DataSource;
  readonly pepper: string;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/** A server over an open database, ready to listen; closing it leaves the database open. */
export async function buildServer(parts: ServerParts): Promise<{ app: FastifyInstance; services: Services }> {
  const { config } = parts;
  const events = new EventBus((error, { name }) =>
    parts.log.error({ err: error, event: name }, 'a listener failed'),
  );
  const app = newHttpServer({ config, log: parts.log });
  const services = await servicesOf(parts, events);
  await serveEverything(app, services, { config, events, webFolder: WEB_FOLDER });
  const stopJobs = startJobs(
    [
      { name: 'end silent journeys', everyMs: MINUTE_MS, work: () => endSilentJourneys(services) },
      { name: 'delete expired sessions', everyMs: HOUR_MS, work: () => deleteExpiredSessions(services) },
    ],
    parts.log,
  );
  app.addHook('onClose', () => {
    stopJobs();
    return Promise.resolve();
  });
  return { app, services };
}

async function servicesOf(
  { config, dataSource, pepper, clock, log }: ServerParts,
  events: EventBus,
): Promise<Services> {
  const pool = poolOf(dataSource);
  const db = pooledDb(dataSource);
  return {
    db,
    dataSource,
    clock,
    emit: (event) => events.emit(event),
    caches: new Caches(),
    locks: new KeyedLock(),
    flushes: new Flushes(db),
    hasher: await secretHasher(pepper),
    limits: {
      authFailures: hourlyLimit(pool, 'auth-failures', config.authFailuresPerAddress),
      signUps: hourlyLimit(pool, 'sign-ups', config.signUpsPerAddress),
    },
    log,
  };
}
