import { join } from 'node:path';
import { isInServiceArea } from '@wakafine/domain/geo/cameroon-area';
import { EVERYWHERE } from '@wakafine/domain/geo/service-area';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import { openIdIdentity } from './modules/identity/hosted/open-id-identity';
import { periodicWork, processWork } from './periodic-work';
import { DEFAULT_ALLOWANCES } from './platform/config/allowance-config';
import { Caches } from './platform/memory/caches';
import { codeSigner } from './platform/secrets/code-signer';
import type { Config } from './platform/config/config';
import { ROOM_FOR_REQUEST } from './platform/context/context';
import type { Clock, Services } from './platform/context/context';
import { storeLastUse } from './store-last-use';
import { DeprecatedUse } from './platform/limits/deprecated-use';
import { KeyUse } from './platform/limits/key-use';
import { drawFromPot } from './platform/limits/common-pots';
import { CostBudget } from './platform/limits/cost-budget';
import { processNameOf } from './platform/db/data-source';
import { poolOf, pooledDb } from './platform/db/db';
import { hourlyLimits } from './hourly-limits';
import { EventBus } from './platform/live/events';
import { FairQueue, HEAVY_AT_ONCE } from './platform/limits/fair-queue';
import { Crossing } from './platform/live/crossing/crossing';
import { startJobs } from './platform/jobs/jobs';
import { startTicks } from './platform/jobs/ticks';
import { Gauges } from './platform/log/gauges';
import { SecurityLog } from './platform/log/security-log';
import { Tallies } from './platform/metrics/tallies';
import { fcmSender } from './platform/push/fcm-sender';
import { loadKnownRoads, NO_ROADS } from './platform/geo/known-roads';
import { DEFAULT_PUSH } from './platform/push/push-config';
import { loadOrCreateVapidKeys } from './platform/push/vapid-keys';
import { webPushSender } from './platform/push/web-push-sender';
import { DiskWatch, diskSpaceOf } from './platform/health/disk-watch';
import type { DiskSpace } from './platform/health/disk-watch';
import { ReadinessProbe } from './platform/health/readiness';
import { ServedMinutes } from './platform/health/served-minutes';
import { startCouriers } from './couriers';
import { listenForHazards } from './modules/incidents/confidence/hazards';
import { listenForNotices } from './modules/notifications/listen';
import { crossingEvents } from './modules/realtime/crossing-events';
import { listenForAgencySuspensions } from './modules/violators/suspension/mail-agencies';
import { listenForSuspensions } from './modules/violators/suspension/notify-drivers';
import { Flushes } from './platform/db/grouped-flush';
import { EVENT_DAYS } from './platform/config/retention-config';
import { BUILT_IN_IDENTITY } from './platform/hosted-identity';
import { KeyedLock } from './platform/memory/keyed-lock';
import { ownerDatabase } from './platform/db/owner-database';
import { hourlyLimit } from './platform/limits/rate-limit';
import { smsIntake } from './platform/sms/sms-intake';
import { chooseGateway } from './platform/sms/choose-gateway';
import { mailGateway } from './platform/mail/gateways';
import { secretBox } from './platform/secrets/secret-box';
import { secretHasher } from './platform/secrets/secret-hasher';
import type { SecretHasher } from './platform/secrets/secret-hasher';
import { tokenMarks } from './platform/secrets/token-marks';
import { evidenceLog, sessionKeys, vehicleCodeKeys } from './server-keys';
import { resolveName } from './platform/outgoing/guarded-post';
import type { OutgoingRules } from './platform/outgoing/guarded-post';
import { NO_LOOPBACK } from './platform/config/webhook-config';
import { newHttpServer, serveEverything } from './transport/http-server';

const WEB_FOLDER = join(__dirname, '../../frontend/dist');

/** Parts of a server. */
export interface ServerParts {
  readonly config: Pick<
    Config,
    | 'publicUrl'
    | 'trustProxy'
    | 'isDemo'
    | 'authFailuresPerAddress'
    | 'signUpsPerAddress'
    | 'sms'
    | 'oidc'
    | 'retention'
    | 'auditLogMonths'
    | 'incidentMonths'
  > &
    Partial<
      Pick<
        Config,
        | 'allowances'
        | 'budget'
        | 'redisUrl'
        | 'mail'
        | 'push'
        | 'vapidKeys'
        | 'formerPepper'
        | 'sessionKey'
        | 'formerSessionKey'
        | 'vehicleCodeKey'
        | 'smsIntakeSecret'
        | 'formerVehicleCodeKey'
        | 'evidenceKey'
        | 'formerEvidenceKey'
        | 'mapStyleUrl'
        | 'serviceArea'
        | 'limitBasis'
        | 'metricsToken'
        | 'securityContact'
        | 'slowRequestMs'
        | 'tracing'
        | 'dataDir'
        | 'publicEventDays'
        | 'webhooks'
        | 'backups'
      >
    >;
  readonly dataSource: DataSource;
  /** Address of the same database for its owner. */
  readonly ownerUrl: string;
  readonly pepper: string;
  /** Folder of checkpoints and leaves of the log of evidence, for witnesses; by default none is written. */
  readonly witnessFolder?: string;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** In place of the one that the pepper gives. */
  readonly hasher?: SecretHasher;
  /** The addresses of a name; by default those that the name server gives. */
  readonly resolveName?: OutgoingRules['resolve'];
  /** In place of what the system says of the disk of the data folder. */
  readonly readDisk?: () => Promise<DiskSpace | null>;
  /** Interval at which jobs are looked for, in place of the usual one, ms. */
  readonly checkJobsEveryMs?: number;
}

/** A server over an open database, ready to listen; closing it leaves the database open. */
export async function buildServer(parts: ServerParts): Promise<{ app: FastifyInstance; services: Services }> {
  const { config } = parts;
  const events = new EventBus((error, { name }) =>
    parts.log.error({ err: error, event: name }, 'a listener failed'),
  );
  const app = newHttpServer({ config, log: parts.log });
  const crossing = crossingOf(parts, events);
  const services = await servicesOf(parts, events, crossing);
  await services.disk.look();
  await serveEverything(app, services, { config, events, webFolder: WEB_FOLDER });
  listenForHazards(services, events);
  listenForNotices(services, events);
  listenForSuspensions(services, events);
  listenForAgencySuspensions(services, events);
  await crossing.start(crossingEvents(services));
  const stopCouriers = startCouriers(services, events);
  const stopTicks = startTicks(processWork(services), parts.log, services.gauges);
  const stopJobs = await startJobs(periodicWork(services), {
    pool: poolOf(services.dataSource),
    log: parts.log,
    gauges: services.gauges,
    ...(parts.checkJobsEveryMs === undefined ? {} : { checkEveryMs: parts.checkJobsEveryMs }),
  });
  app.addHook('preClose', () => crossing.stop());
  app.addHook('preClose', stopCouriers);
  app.addHook('preClose', async () => services.readiness.stop());
  // Before anyone who opened the database closes it.
  app.addHook('preClose', async () => {
    stopTicks();
    await stopJobs();
    await storeLastUse(services);
  });
  return { app, services };
}

/** The crossing of events to the other server processes on the database. */
function crossingOf({ config, dataSource, log }: ServerParts, events: EventBus): Crossing {
  return new Crossing({
    events,
    db: pooledDb(dataSource),
    url: poolOf(dataSource).options.connectionString ?? '',
    processName: processNameOf(dataSource),
    redisUrl: config.redisUrl ?? null,
    log,
  });
}

/** Dependencies of the acts, over an open database; every event goes to the other processes as well, of which `crossing` knows. */
export async function servicesOf(
  parts: ServerParts,
  events: EventBus,
  crossing: Pick<Crossing, 'add' | 'processes'> = { add: () => true, processes: ['alone'] },
): Promise<Services> {
  const { config, dataSource, pepper, clock, log } = parts;
  const { formerPepper = null } = config;
  const pool = poolOf(dataSource);
  const db = pooledDb(dataSource);
  const tallies = new Tallies();
  const flushes = new Flushes(db.inLane('FIXES'), tallies.flushes);
  const { dataDir } = config;
  const readDisk = dataDir === undefined ? () => Promise.resolve(null) : () => diskSpaceOf(dataDir);
  const disk = new DiskWatch(parts.readDisk ?? readDisk, log);
  const box = secretBox(pepper, formerPepper);
  const security = new SecurityLog(box, tallies.securityEvents);
  const push = config.push ?? DEFAULT_PUSH;
  const vapidKeys = config.vapidKeys ?? (await loadOrCreateVapidKeys(db, box, log));
  return {
    ...ROOM_FOR_REQUEST,
    db,
    dataSource,
    owner: ownerDatabase(parts.ownerUrl),
    clock,
    emit: (event) => {
      if (crossing.add(event)) {
        events.emit(event);
      } else {
        events.emitHereAlone(event);
      }
    },
    processes: () => crossing.processes,
    caches: new Caches(),
    locks: new KeyedLock(),
    flushes,
    gauges: new Gauges(),
    tallies,
    security,
    disk,
    backups: config.backups ?? null,
    readiness: new ReadinessProbe(pool.options.connectionString ?? '', disk, pool),
    servedMinutes: new ServedMinutes(),
    hasher: parts.hasher ?? (await secretHasher(pepper, formerPepper)),
    secretQueue: new FairQueue(HEAVY_AT_ONCE),
    budget: new CostBudget(config.budget, {
      pot: {
        processes: () => crossing.processes.length,
        take: async (subject, points, { size, nowMs }) =>
          (await drawFromPot(flushes, { subject, points, least: 1, size, now: new Date(nowMs) })).points,
      },
    }),
    keyUse: new KeyUse(),
    deprecatedUse: new DeprecatedUse(),
    secretBox: box,
    sessionTokens: tokenMarks(...sessionKeys(parts)),
    codeSigner: codeSigner(...vehicleCodeKeys(parts)),
    evidenceLog: evidenceLog(parts),
    isDemo: config.isDemo,
    limits: hourlyLimits(config, (limit, points) =>
      hourlyLimit(pool, limit, {
        points,
        onReached: (key) => security.note(log, 'limit_reached', { limit, subject: key }),
      }),
    ),
    allowances: config.allowances ?? DEFAULT_ALLOWANCES,
    publicUrl: config.publicUrl,
    retention: config.retention,
    auditLogMonths: config.auditLogMonths,
    incidentMonths: config.incidentMonths,
    publicEventDays: config.publicEventDays ?? EVENT_DAYS.usual,
    outgoing: { ...(config.webhooks ?? NO_LOOPBACK), resolve: parts.resolveName ?? resolveName },
    serviceAreaName: config.serviceArea ?? 'cameroon',
    serviceArea: config.serviceArea === 'none' ? EVERYWHERE : isInServiceArea,
    ...(config.serviceArea === 'none' ? NO_ROADS : await loadKnownRoads()),
    limitBasis: config.limitBasis ?? 'register',
    mapStyleUrl: config.mapStyleUrl ?? null,
    hostedIdentity: config.oidc === null ? BUILT_IN_IDENTITY : openIdIdentity(config.oidc, clock),
    push: {
      publicKey: vapidKeys.publicKey,
      hosts: push.hosts,
      web: webPushSender(vapidKeys, push.contact),
      fcm: push.fcm === null ? null : fcmSender(push.fcm, clock),
    },
    sms: chooseGateway(config.sms, log),
    smsIntake: config.smsIntakeSecret ? smsIntake(config.smsIntakeSecret) : null,
    mail: mailGateway(config.mail ?? null, log),
    log,
  };
}
