import { setMaxListeners } from 'node:events';
import { FIX_BATCH_TYPE } from '@wakafine/domain/journeys/fix-batch';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config';
import type { Services } from '../platform/context/context';
import { AppError } from '../platform/errors';
import type { EventBus } from '../platform/live/events';
import { fanOut } from '../modules/realtime/fan-out';
import { countRequests } from './budget/request-budget';
import { closeConnectionsWith } from './close-connections';
import { readCookies, tokensOf } from './http/cookies';
import { answerError, answerNoRequest, answerUnrouted } from './http/error-answer';
import { apolloServer } from './graphql/apollo';
import { graphqlRoute } from './graphql/graphql.route';
import { graphqlSchema } from './graphql/schema';
import { schemaDocumentRoute } from './graphql/schema-document.route';
import { readBytesToo, readFormsToo, readJsonOnly } from './json-body';
import { GTFS_TYPE } from './rest/interchange/agencies.schemas';
import { methodGuard } from './method-guard';
import { probesRoutes } from './probes.routes';
import { collectOpenApi, openApiRoutes } from './rest/openapi/openapi.routes';
import { restRoutes } from './rest/rest-routes';
import { restDoor } from './rest/door/rest-door';
import { validateRequests } from './rest/door/validate-requests';
import { guardOtherSites } from './http/other-sites';
import { lastValues } from './http/query-of';
import { requestIdOf } from './sight/request-id';
import { traceRequests } from './sight/trace-requests';
import { watchRequests } from './sight/watch-requests';
import { sharePage } from './share-page';
import { sharedPage } from './shared-page';
import { securityHeaders } from './security-headers';
import { securityTxt } from './security-txt';
import { streamRoute } from './sse/stream.route';
import { delayVisitors } from './delay-visitors';
import { hasWebApp, inlineScripts, isPageRequest, sendPage, webApp } from './web-app';
import { verifyPage } from './verify-page';
import { SocketPlaces } from './ws/socket-places';
import { sharedPlaces } from '../platform/limits/shared-places';
import { serveSockets } from './ws/socket-server';

const BODY_LIMIT_BYTES = 16 * 1024;

/** Dependencies of the HTTP server. */
export interface HttpServerOptions {
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy'> &
    Partial<Pick<Config, 'metricsToken' | 'securityContact' | 'slowRequestMs' | 'tracing'>>;
  readonly events: EventBus;
  /** Folder of the built web app. */
  readonly webFolder: string;
}

/** Longest time of a connection, ms. */
export interface ConnectionTimes {
  /** Until a request has arrived whole. */
  readonly request: number;
  /** Until its head has. */
  readonly head: number;
  /** Without a byte in either direction; a socket of subscriptions is exempt. */
  readonly silence: number;
  /** Between two requests. */
  readonly keepAlive: number;
}

/** A head fits into one packet; a proxy keeps its connections for a minute. */
const CONNECTION_TIMES: ConnectionTimes = {
  request: 30_000,
  head: 15_000,
  silence: 90_000,
  keepAlive: 72_000,
};
/** Longest that a part of the server may take to begin: ten seconds, which the library gives it, are too few where other work fills the processors. */
const BEGIN_MS = 120_000;
/** Slow requests are looked for so often within the shortest time. */
const CHECKS_PER_TIME = 3;

/** The bare server with its log, before it knows any service. */
export function newHttpServer({
  config,
  log,
  times = CONNECTION_TIMES,
}: Pick<HttpServerOptions, 'config'> & {
  log: FastifyBaseLogger;
  times?: ConnectionTimes;
}): FastifyInstance {
  const app = Fastify({
    pluginTimeout: BEGIN_MS,
    requestTimeout: times.request,
    connectionTimeout: times.silence,
    keepAliveTimeout: times.keepAlive,
    http: {
      headersTimeout: times.head,
      connectionsCheckingInterval: Math.min(times.request, times.head) / CHECKS_PER_TIME,
    },
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // One proxy: of the addresses that it forwards, the last is its own word, the others are the client's.
    trustProxy: config.trustProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: requestIdOf,
    routerOptions: { ignoreTrailingSlash: true, querystringParser: lastValues },
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnrouted,
    clientErrorHandler: (error, socket) => answerNoRequest(error, socket, log),
  });
  closeConnectionsWith(app);
  return app;
}

/** Adds everything that is served at the one address: web app, GraphQL over HTTP and WebSocket, REST, probes. */
export async function serveEverything(
  app: FastifyInstance,
  services: Services,
  { config, events, webFolder }: HttpServerOptions,
): Promise<void> {
  const { publicUrl, trustProxy } = config;
  const isPublicUrlSecure = publicUrl?.startsWith('https:') ?? false;
  const guardMethods = methodGuard(app);
  if ((config.tracing ?? null) !== null) {
    traceRequests(app);
  }
  watchRequests(app, services, { slowMs: config.slowRequestMs });
  await readCookies(app);
  securityHeaders(app, {
    publicUrl,
    mapStyleUrl: services.mapStyleUrl,
    scriptHashes: inlineScripts(webFolder),
  });
  guardOtherSites(app, services, publicUrl);
  delayVisitors(app);
  countRequests(app, services);
  readJsonOnly(app);
  readBytesToo(app, FIX_BATCH_TYPE);
  readBytesToo(app, GTFS_TYPE);
  readFormsToo(app);
  app.setErrorHandler(answerError);

  const schema = await graphqlSchema();
  const apollo = apolloServer(schema);
  await apollo.start();
  graphqlRoute(app, { apollo, schema, services, isPublicUrlSecure });
  const places = new SocketPlaces({ others: sharedPlaces(services) });
  const live = fanOut(events, services.tallies.fanOut);
  const sockets = serveSockets({
    server: app.server,
    schema,
    services,
    events,
    live,
    publicUrl,
    places,
    trustProxy,
    tokensIn: (header) => tokensOf(app.parseCookie(header)),
  });
  streamRoute(app, { services, door: sockets });
  schemaDocumentRoute(app);
  await collectOpenApi(app);
  validateRequests(app);
  restRoutes(restDoor(app, services, { isPublicUrlSecure }), { places, closing: closingSignal(app) });
  openApiRoutes(app);
  sharedPage(app, services);
  probesRoutes(app, services, { metricsToken: config.metricsToken ?? null });
  securityTxt(app, { clock: services.clock, publicUrl, securityContact: config.securityContact ?? null });
  guardMethods();

  const isWebAppBuilt = hasWebApp(webFolder);
  if (isWebAppBuilt) {
    await webApp(app, webFolder);
    sharePage(app);
  }
  const sendVerifyPage = isWebAppBuilt ? verifyPage(services, webFolder) : null;
  app.setNotFoundHandler((request, reply) => {
    if (isWebAppBuilt && isPageRequest(request)) {
      return sendVerifyPage?.(request, reply) ?? sendPage(reply);
    }
    throw new AppError('NOT_FOUND');
  });

  app.addHook('preClose', () => sockets.close());
  app.addHook('onClose', () => apollo.stop());
}

/** A signal that is aborted when the server closes: what stays open until then ends. */
function closingSignal(app: FastifyInstance): AbortSignal {
  const closing = new AbortController();
  // One for each open stream.
  setMaxListeners(0, closing.signal);
  app.addHook('preClose', () => {
    closing.abort();
    return Promise.resolve();
  });
  return closing.signal;
}
