import { join } from 'node:path';
import { CROWD_CLEANUP_EVERY_MS } from '@wakafine/domain/crowd-validator';
import { HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import { openIdIdentity } from './modules/identity/hosted/open-id-identity';
import { deleteExpiredNonces } from './modules/identity/hosted/prove-subject';
import { deleteOldResets } from './modules/identity/request-pin-reset';
import { deleteExpiredSessions } from './modules/identity/sessions';
import { applyRetention } from './modules/admin/apply-retention';
import { eraseDueAccounts } from './modules/admin/erase-accounts';
import { deleteOldCrowdReports } from './modules/incidents/delete-old-crowd-reports';
import { endSilentJourneys } from './modules/journeys/end-silent-journeys';
import { foldRollups } from './modules/statistics/rollups/fold-rollups';
import { endStillJourneys } from './modules/journeys/trackers/end-still-journeys';
import { Caches } from './platform/caches';
import { ConcurrencyLimit, HEAVY_AT_ONCE } from './platform/concurrency-limit';
import type { Config } from './platform/config';
import type { Clock, Services } from './platform/context';
import { poolOf, pooledDb } from './platform/db';
import { EventBus } from './platform/events';
import { startJobs } from './platform/jobs';
import { fcmSender } from './platform/push/fcm-sender';
import { DEFAULT_PUSH } from './platform/push/push-config';
import { loadOrCreateVapidKeys } from './platform/push/vapid-keys';
import { webPushSender } from './platform/push/web-push-sender';
import { startCourier } from './platform/courier';
import { listenForNotices } from './modules/notifications/listen';
import { pushQueued } from './modules/notifications/notify';
import { deleteExpiredMessages, sendMessages } from './modules/notifications/send-messages';
import { deleteOldNotifications, sendWeeklySummaries } from './modules/notifications/weekly-summary';
import { Flushes } from './platform/grouped-flush';
import { BUILT_IN_IDENTITY } from './platform/hosted-identity';
import { KeyedLock } from './platform/keyed-lock';
import { hourlyLimit } from './platform/rate-limit';
import { chooseGateway } from './platform/sms/choose-gateway';
import { deleteOldSms, sendQueuedSms, smsQueued } from './platform/sms/outbox';
import { secretBox } from './platform/secret-box';
import { secretHasher } from './platform/secret-hasher';
import type { SecretHasher } from './platform/secret-hasher';
import { sessionKeyOf, tokenMarks } from './platform/token-marks';
import { newHttpServer, serveEverything } from './transport/http-server';

const WEB_FOLDER = join(__dirname, '../../frontend/dist');

/** Hosted sign-ins that one address may begin in an hour: thousands of phones share one, and each costs a row. */
const HOSTED_SIGN_INS_PER_ADDRESS = 3_000;

/** How often what was added to the figures is folded into them: until then every reader adds it up. */
const ROLLUPS_EVERY_MS = 2_000;

/** What a server is put together from. */
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
  > &
    Partial<Pick<Config, 'push' | 'formerPepper' | 'sessionKey' | 'formerSessionKey' | 'mapStyleUrl'>>;
  readonly dataSource: DataSource;
  readonly pepper: string;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** In place of the one that the pepper gives. */
  readonly hasher?: SecretHasher;
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
  listenForNotices(services, events);
  const stopSms = startCourier(services, events, { queued: smsQueued, send: sendQueuedSms });
  const stopPush = startCourier(services, events, { queued: pushQueued, send: sendMessages });
  const stopJobs = startJobs(
    [
      { name: 'end silent journeys', everyMs: MINUTE_MS, work: () => endSilentJourneys(services) },
      { name: 'end still journeys', everyMs: MINUTE_MS, work: () => endStillJourneys(services) },
      {
        name: 'delete old crowd reports',
        everyMs: CROWD_CLEANUP_EVERY_MS,
        work: () => deleteOldCrowdReports(services),
      },
      { name: 'fold rollups', everyMs: ROLLUPS_EVERY_MS, work: () => foldRollups(services) },
      { name: 'delete old resets', everyMs: MINUTE_MS, work: () => deleteOldResets(services) },
      { name: 'delete old messages', everyMs: HOUR_MS, work: () => deleteOldSms(services) },
      { name: 'send weekly summaries', everyMs: HOUR_MS, work: () => sendWeeklySummaries(services) },
      { name: 'delete old notifications', everyMs: HOUR_MS, work: () => deleteOldNotifications(services) },
      { name: 'give up messages to phones', everyMs: HOUR_MS, work: () => deleteExpiredMessages(services) },
      { name: 'delete expired sessions', everyMs: HOUR_MS, work: () => deleteExpiredSessions(services) },
      { name: 'erase accounts', everyMs: HOUR_MS, work: () => eraseDueAccounts(services) },
      { name: 'forget', everyMs: HOUR_MS, work: () => applyRetention(services, config.retention) },
      { name: 'delete expired nonces', everyMs: HOUR_MS, work: () => deleteExpiredNonces(services) },
    ],
    parts.log,
  );
  app.addHook('preClose', stopSms);
  app.addHook('preClose', stopPush);
  app.addHook('onClose', () => {
    stopJobs();
    return Promise.resolve();
  });
  return { app, services };
}

/** What the acts need, over an open database. */
export async function servicesOf(parts: ServerParts, events: EventBus): Promise<Services> {
  const { config, dataSource, pepper, clock, log } = parts;
  const { formerPepper = null } = config;
  const pool = poolOf(dataSource);
  const db = pooledDb(dataSource);
  const box = secretBox(pepper, formerPepper);
  const push = config.push ?? DEFAULT_PUSH;
  const vapidKeys = await loadOrCreateVapidKeys(db, box);
  return {
    db,
    dataSource,
    clock,
    emit: (event) => events.emit(event),
    caches: new Caches(),
    locks: new KeyedLock(),
    flushes: new Flushes(db),
    hasher: parts.hasher ?? (await secretHasher(pepper, formerPepper)),
    // As many as may hash at once: more of them would only hold connections of the database.
    secretActs: new ConcurrencyLimit(HEAVY_AT_ONCE),
    secretBox: box,
    sessionTokens: tokenMarks(...sessionKeys(parts)),
    isDemo: config.isDemo,
    limits: {
      authFailures: hourlyLimit(pool, 'auth-failures', config.authFailuresPerAddress),
      signUps: hourlyLimit(pool, 'sign-ups', config.signUpsPerAddress),
      pinResets: hourlyLimit(pool, 'pin-resets', config.authFailuresPerAddress),
      hostedSignIns: hourlyLimit(pool, 'hosted-sign-ins', HOSTED_SIGN_INS_PER_ADDRESS),
    },
    mapStyleUrl: config.mapStyleUrl ?? null,
    hostedIdentity: config.oidc === null ? BUILT_IN_IDENTITY : openIdIdentity(config.oidc, clock),
    push: {
      publicKey: vapidKeys.publicKey,
      hosts: push.hosts,
      web: webPushSender(vapidKeys, push.contact),
      fcm: push.fcm === null ? null : fcmSender(push.fcm, clock),
    },
    sms: chooseGateway(config.sms, log),
    log,
  };
}

/** The key for new sessions first. Where one is configured for the first time, older sessions go on. */
function sessionKeys({ config, pepper }: ServerParts): [string, ...string[]] {
  const { sessionKey = null, formerSessionKey = null, formerPepper = null } = config;
  const derived = sessionKeyOf(pepper);
  const former = [
    formerSessionKey,
    sessionKey !== null && formerSessionKey === null ? derived : null,
    formerPepper === null ? null : sessionKeyOf(formerPepper),
  ];
  return [sessionKey ?? derived, ...former.filter((key) => key !== null)];
}
