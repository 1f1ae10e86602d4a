import { randomBytes } from 'node:crypto';
import { openDatabase } from '@wakafine/backend/database';
import { startEmbeddedPostgres } from '@wakafine/backend/platform/embedded-postgres/embedded-postgres';
import type { Services } from '@wakafine/backend/platform/context/context';
import { buildServer } from '@wakafine/backend/server';
import { costOfRequest } from '@wakafine/backend/transport/budget/cost-extension';
import { countRequests } from '@wakafine/backend/transport/budget/request-budget';
import { rememberedCaller } from '@wakafine/backend/transport/http/caller';
import { credentialsOf, readCookies } from '@wakafine/backend/transport/http/cookies';
import { securityHeaders } from '@wakafine/backend/transport/security-headers';
import { leadToExplorer } from '@wakafine/backend/transport/graphql/browser-visit';
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

/** The whole server, and five that answer every request with the same few bytes and the headers of every answer. */
export interface BudgetSides {
  readonly whole: FastifyInstance;
  /** Finds the key or the session, measures the document, charges it and says what is left. */
  readonly counted: FastifyInstance;
  /** Gives its answers an id and measures requests and operations. */
  readonly watched: FastifyInstance;
  /** Does nothing else than answer: the watched one without that. */
  readonly unwatched: FastifyInstance;
  /** Finds the session, and says of a budget that nobody has counted as much as the counted one. */
  readonly stating: FastifyInstance;
  /** Finds the session, and does nothing else of that. */
  readonly plain: FastifyInstance;
  /** Addresses of GraphQL on those that are asked over connections. */
  readonly urls: Readonly<Record<'whole' | 'counted' | 'stating' | 'plain', string>>;
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
const HEADERS = { publicUrl: null, mapStyleUrl: null, scriptHashes: [] };
/** A benchmark asks as fast as it is answered. */
const BUDGET = { burst: 1_000_000, perSecond: 1_000_000 };
const UNLIMITED = 100_000;
/** Each may spend 1,000 points a minute, whatever the server grants to others. */
const KEYS = 600;
/** As long as those of a session and of a key. */
const POLICIES = { session: '"default";q=1000000;w=1', key: '"minute";q=1000;w=60, "day";q=100000;w=86400' };
const RESET_AT = new Date(0).toISOString();
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
  const [watched, unwatched] = [watchedSide(services), unwatchedSide()];
  const [counted, plain] = [await countedSide(services), await plainSide(services)];
  const stating = await statingSide(services);
  const listening = { host: '127.0.0.1', port: 0 };
  const url = await whole.listen(listening);
  const urls = {
    whole: `${url}/graphql`,
    counted: `${await counted.listen(listening)}/graphql`,
    stating: `${await stating.listen(listening)}/graphql`,
    plain: `${await plain.listen(listening)}/graphql`,
  };
  return {
    urls,
    whole,
    counted,
    watched,
    unwatched,
    stating,
    plain,
    cookie: await signedIn(url),
    keys: await createKeys(KEYS, {
      query: (text, values) => dataSource.query(text, values),
      mark: (token) => services.sessionTokens.mark(token),
    }),
    close: async () => {
      await Promise.all([whole, counted, watched, unwatched, stating, plain].map((side) => side.close()));
      await dataSource.destroy();
      await postgres.stop();
      await folder.remove();
    },
  };
}

async function countedSide(services: Services): Promise<FastifyInstance> {
  const app = newHttpServer({ config: HTTP, log });
  await readCookies(app);
  securityHeaders(app, HEADERS);
  declareMembers(app);
  countRequests(app, services);
  app.post(
    '/graphql',
    { preHandler: [leadToExplorer, documentGate({ schema: await graphqlSchema(), services })] },
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

function unwatchedSide(): FastifyInstance {
  const app = newHttpServer({ config: HTTP, log });
  app.decorateRequest('caller', null);
  app.post('/graphql', () => ({ data: {} }));
  return app;
}

async function plainSide(services: Services): Promise<FastifyInstance> {
  const app = await sessionSide(services);
  app.post('/graphql', { preHandler: [leadToExplorer] }, () => ({ data: {} }));
  return app;
}

/** Says as much as a budget does, of numbers that change, without looking at one. */
async function statingSide(services: Services): Promise<FastifyInstance> {
  const app = await sessionSide(services);
  let answers = 0;
  app.addHook('onSend', (request, reply, _payload, done) => {
    answers += 1;
    const state = `r=${UNLIMITED - (answers % UNLIMITED)};t=${answers % 60}`;
    const isKey = request.headers.authorization !== undefined;
    reply.header('ratelimit-policy', isKey ? POLICIES.key : POLICIES.session);
    reply.header('ratelimit', isKey ? `"minute";${state}, "day";${state}` : `"default";${state}`);
    done();
  });
  app.post('/graphql', { preHandler: [leadToExplorer] }, () => ({
    data: {},
    extensions: {
      cost: { requested: 1, limit: BUDGET.burst, remaining: UNLIMITED - answers, resetAt: RESET_AT },
    },
  }));
  return app;
}

/** A session is looked up with or without a budget. */
async function sessionSide(services: Services): Promise<FastifyInstance> {
  const app = newHttpServer({ config: HTTP, log });
  await readCookies(app);
  securityHeaders(app, HEADERS);
  declareMembers(app);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const isSession = request.headers.cookie !== undefined;
    request.caller = isSession ? rememberedCaller(services, credentialsOf(request)) : null;
    done();
  });
  return app;
}

/** Members that requests of the whole server have from the beginning: one that comes later makes each request an object of its own kind. */
function declareMembers(app: FastifyInstance): void {
  app.decorateRequest('isReadOnly', false);
  app.decorateRequest('readDocument', null);
  app.decorateRequest('operation', null);
}

async function signedIn(url: string): Promise<string> {
  const phone = createPhone({ url });
  const identity = freshIdentity();
  await phone.signUp(identity);
  await phone.signIn(identity);
  return phone.cookieHeader();
}
