import { randomBytes } from 'node:crypto';
import { openDatabase } from '@wakafine/backend/database';
import { startEmbeddedPostgres } from '@wakafine/backend/platform/embedded-postgres/embedded-postgres';
import type { Services } from '@wakafine/backend/platform/context/context';
import { buildServer } from '@wakafine/backend/server';
import { costOfRequest } from '@wakafine/backend/transport/budget/cost-extension';
import { countRequests } from '@wakafine/backend/transport/budget/request-budget';
import { readCookies } from '@wakafine/backend/transport/http/cookies';
import { documentGate } from '@wakafine/backend/transport/graphql/document-gate';
import { graphqlSchema } from '@wakafine/backend/transport/graphql/schema';
import { operationNames } from '@wakafine/backend/transport/sight/operation-names';
import { watchRequests } from '@wakafine/backend/transport/sight/watch-requests';
import { newHttpServer } from '@wakafine/backend/transport/http-server';
import { freshIdentity } from '@wakafine/simulator/identity';
import { createPhone } from '@wakafine/simulator/phone';
import fastify, { type FastifyInstance } from 'fastify';
import { parse } from 'graphql';
import { createDataFolder } from '../sides/data-folder';
import { createKeys } from '../sides/many-keys';

/** The whole server, and two that answer every request with the same few bytes. */
export interface BudgetSides {
  readonly whole: FastifyInstance;
  /** Finds the session, measures the document, charges it and says what is left. */
  readonly counted: FastifyInstance;
  /** Gives its answers an id and measures requests and operations. */
  readonly watched: FastifyInstance;
  /** Does none of that. */
  readonly plain: FastifyInstance;
  /** Of somebody signed in. */
  readonly cookie: string;
  /** Authorization headers of public keys. */
  readonly keys: readonly string[];
  close(): Promise<void>;
}

const NOTHING = parse('{ __typename }');
/** Says nothing. */
const { log } = fastify();
const HTTP = { publicUrl: null, trustProxy: false };
/** A benchmark asks as fast as it is answered. */
const BUDGET = { burst: 1_000_000, perSecond: 1_000_000 };
const UNLIMITED = 100_000;
/** Each may spend 1,000 points a minute, whatever the server grants to others. */
const KEYS = 400;
const RETENTION = { fixDays: 30, journeyMonths: 12, violationMonths: 24 };

/** Starts all three in this process, over one embedded PostgreSQL with fresh data. */
export async function openSides(): Promise<BudgetSides> {
  const folder = await createDataFolder('budget');
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path, log });
  const dataSource = await openDatabase({ url: postgres.servingUrl, ownerUrl: postgres.url });
  const { app: whole, services } = await buildServer({
    config: {
      ...HTTP,
      budget: BUDGET,
      isDemo: false,
      authFailuresPerAddress: UNLIMITED,
      signUpsPerAddress: UNLIMITED,
      sms: null,
      oidc: null,
      retention: RETENTION,
      auditLogMonths: 24,
      incidentMonths: 24,
    },
    dataSource,
    ownerUrl: postgres.url,
    pepper: randomBytes(32).toString('hex'),
    clock: () => new Date(),
    log,
  });
  const url = await whole.listen({ host: '127.0.0.1', port: 0 });
  const [counted, watched, plain] = [await countedSide(services), watchedSide(services), plainSide()];
  return {
    whole,
    counted,
    watched,
    plain,
    cookie: await signedIn(url),
    keys: await createKeys(KEYS, {
      query: (text, values) => dataSource.query(text, values),
      mark: (token) => services.sessionTokens.mark(token),
    }),
    close: async () => {
      await Promise.all([whole.close(), counted.close(), watched.close(), plain.close()]);
      await dataSource.destroy();
      await postgres.stop();
      await folder.remove();
    },
  };
}

async function countedSide(services: Services): Promise<FastifyInstance> {
  const app = newHttpServer({ config: HTTP, log });
  await readCookies(app);
  countRequests(app, services);
  app.post(
    '/graphql',
    { preHandler: documentGate({ schema: await graphqlSchema(), services }) },
    (request) => ({ data: {}, extensions: { cost: costOfRequest(services, request) } }),
  );
  return app;
}

function watchedSide(services: Services): FastifyInstance {
  const app = newHttpServer({ config: HTTP, log });
  app.decorateRequest('caller', null);
  watchRequests(app, services);
  const operationOf = operationNames(services.tallies);
  app.post('/graphql', (request) => {
    request.operation = operationOf(NOTHING, 'RecordFixes');
    // The grouped commit that a push belongs to.
    services.tallies.flushes.sizes.add(1);
    services.tallies.flushes.durations.add(0.002);
    return { data: {} };
  });
  return app;
}

function plainSide(): FastifyInstance {
  const app = newHttpServer({ config: HTTP, log });
  app.post('/graphql', () => ({ data: {} }));
  return app;
}

async function signedIn(url: string): Promise<string> {
  const phone = createPhone({ url });
  const identity = freshIdentity();
  await phone.signUp(identity);
  await phone.signIn(identity);
  return phone.cookieHeader();
}
