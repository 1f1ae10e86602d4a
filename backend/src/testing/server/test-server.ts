import 'reflect-metadata';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../../database';
import { DEFAULT_ALLOWANCES } from '../../platform/config/allowance-config';
import type { Allowances } from '../../platform/config/allowance-config';
import type { BackupConfig } from '../../platform/config/backup-config';
import type { Services } from '../../platform/context/context';
import type { OidcConfig } from '../../platform/config/oidc-config';
import type { DiskSpace } from '../../platform/health/disk-watch';
import { DEFAULT_PUSH } from '../../platform/push/push-config';
import type { PushConfig } from '../../platform/push/push-config';
import type { LimitBasisName } from '@wakafine/domain/limits/limit-basis';
import type { ServiceAreaName } from '@wakafine/domain/geo/service-area';
import { civilDayOf, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import { secretHasher } from '../../platform/secrets/secret-hasher';
import type { HashCost, SecretHasher } from '../../platform/secrets/secret-hasher';
import type { BucketSize } from '../../platform/limits/token-bucket';
import type { MailConfig } from '../../platform/config/mail-config';
import type { WebhookConfig } from '../../platform/config/webhook-config';
import type { SmsConfig } from '../../platform/sms/sms-config';
import { buildServer } from '../../server';
import { DEFAULT_SLOW_MS } from '../../transport/sight/watch-requests';
import { checkAnswers } from './answer-check';
import { createTestDatabase } from './test-database';
import type { TestDatabase } from './test-database';

const UNLIMITED: BucketSize = { burst: 1_000_000, perSecond: 1_000_000 };

/** The pepper of every test server that is not given another one. */
export const TEST_PEPPER = 'a pepper for tests, long enough to pass';

/** The secret by which the gateway of every test server signs what it passes on. */
export const TEST_SMS_SECRET = 'a secret of the gateway for tests, long enough';

/** The least that argon2id takes: tests sign thousands of people in, and attack no hash. */
export const TEST_HASH_COST: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** A clock that a test moves by hand; it starts at the real time. */
export class TestClock {
  private offsetMs = 0;

  /** Moves the time forward. */
  advance(byMs: number): void {
    this.offsetMs += byMs;
  }

  /**
   * Moves the time on past midnight in Cameroon where it is as near as that (ms before and after): a test that runs then would
   * see two days.
   */
  passMidnight({ before, after }: { before: number; after: number }): void {
    const now = this.now().getTime();
    const sinceMidnight = now - startOfDayMs(civilDayOf(now));
    if (sinceMidnight < after) {
      this.advance(after - sinceMidnight);
    } else if (sinceMidnight > DAY_MS - before) {
      this.advance(DAY_MS - sinceMidnight + after);
    }
  }

  /** The time that the server sees. */
  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }
}

/** A real server on a real database of its own, listening on a free port. */
export interface TestServer {
  readonly url: string;
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly dataSource: DataSource;
  /** The database for the role that serves, as which `dataSource` works too. */
  readonly databaseUrl: string;
  /** The database for its owner. */
  readonly ownerUrl: string;
  readonly clock: TestClock;
  /** Another server process on the same database, with the same clock; it is closed first. */
  another(): Promise<TestServer>;
  close(): Promise<void>;
}

/** Settings of one test server; all others are as lenient as can be. */
export interface TestServerOptions {
  readonly authFailuresPerAddress?: number;
  readonly signUpsPerAddress?: number;
  /** National limits; those not given are the defaults. */
  readonly allowances?: Partial<Allowances>;
  /** Budget of a subject; unlimited by default. */
  readonly budget?: BucketSize;
  readonly isDemo?: boolean;
  readonly oidc?: OidcConfig;
  /** Sender of short messages; none by default. */
  readonly sms?: SmsConfig;
  /** Sender of mails; none by default. */
  readonly mail?: MailConfig;
  /** Addresses that webhooks may call; by default this machine itself as well. */
  readonly webhooks?: WebhookConfig;
  /** Sender of push messages; by default through the push services of the browsers in use. */
  readonly push?: PushConfig;
  readonly mapStyleUrl?: string;
  /** By default none: drives of tests go straight through the forest. */
  readonly serviceArea?: ServiceAreaName;
  /** By default the thresholds: everywhere one limit of 50 km/h. */
  readonly limitBasis?: LimitBasisName;
  /** A Redis between several servers; by default none. */
  readonly redisUrl?: string;
  readonly publicUrl?: string;
  readonly metricsToken?: string;
  readonly securityContact?: string;
  readonly trustProxy?: boolean;
  readonly pepper?: string;
  readonly formerPepper?: string;
  readonly sessionKey?: string;
  readonly formerSessionKey?: string;
  readonly vehicleCodeKey?: string;
  readonly formerVehicleCodeKey?: string;
  readonly evidenceKey?: string;
  readonly formerEvidenceKey?: string;
  /** Folder of the log of evidence for witnesses; by default none is written. */
  readonly witnessFolder?: string;
  /** In place of the one that the pepper gives. */
  readonly hasher?: SecretHasher;
  /** Requests that take so long have a line in the log, ms. */
  readonly slowRequestMs?: number;
  readonly backups?: BackupConfig;
  /** Destination of the log; none by default. */
  readonly log?: Logger;
  /** A database that is there already, in place of a new one. */
  readonly database?: TestDatabase;
  /** Simulated room on the disk of the data folder; by default nothing is known of it. */
  readonly readDisk?: () => Promise<DiskSpace | null>;
  /** Another server, whose database this one uses too; it must be closed last. */
  readonly sharing?: TestServer;
  readonly clock?: TestClock;
  /** Whether periodic jobs run when the test says so, and never by themselves. */
  readonly areJobsByHand?: boolean;
}

/** Starts a server for a test file. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = await databaseFor(options);
  const dataSource = await openDatabase(database);
  const clock = options.clock ?? new TestClock();
  const { pepper = TEST_PEPPER } = options;
  const { app, services } = await buildServer({
    config: {
      mapStyleUrl: options.mapStyleUrl ?? null,
      serviceArea: options.serviceArea ?? 'none',
      limitBasis: options.limitBasis ?? 'thresholds',
      redisUrl: options.redisUrl ?? null,
      publicUrl: options.publicUrl ?? null,
      trustProxy: options.trustProxy ?? false,
      formerPepper: options.formerPepper ?? null,
      sessionKey: options.sessionKey ?? null,
      formerSessionKey: options.formerSessionKey ?? null,
      vehicleCodeKey: options.vehicleCodeKey ?? null,
      formerVehicleCodeKey: options.formerVehicleCodeKey ?? null,
      evidenceKey: options.evidenceKey ?? null,
      formerEvidenceKey: options.formerEvidenceKey ?? null,
      budget: options.budget ?? UNLIMITED,
      isDemo: options.isDemo ?? false,
      authFailuresPerAddress: options.authFailuresPerAddress ?? 100_000,
      signUpsPerAddress: options.signUpsPerAddress ?? 100_000,
      allowances: { ...DEFAULT_ALLOWANCES, ...options.allowances },
      oidc: options.oidc ?? null,
      push: options.push ?? DEFAULT_PUSH,
      sms: options.sms ?? null,
      smsIntakeSecret: TEST_SMS_SECRET,
      mail: options.mail ?? null,
      retention: { fixDays: 30, journeyMonths: 12, violationMonths: 24 },
      auditLogMonths: 24,
      incidentMonths: 24,
      webhooks: options.webhooks ?? { ports: [443, 8443], isLoopbackAllowed: true },
      metricsToken: options.metricsToken ?? null,
      securityContact: options.securityContact ?? null,
      slowRequestMs: options.slowRequestMs ?? DEFAULT_SLOW_MS,
      backups: options.backups ?? null,
    },
    dataSource,
    ownerUrl: database.ownerUrl,
    pepper,
    ...(options.witnessFolder === undefined ? {} : { witnessFolder: options.witnessFolder }),
    clock: () => clock.now(),
    log: options.log ?? pino({ level: 'silent' }),
    ...(options.areJobsByHand === true ? { checkJobsEveryMs: HOUR_MS } : {}),
    ...(options.readDisk === undefined ? {} : { readDisk: options.readDisk }),
    hasher: options.hasher ?? (await secretHasher(pepper, options.formerPepper, TEST_HASH_COST)),
  });
  checkAnswers(app);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async (): Promise<void> => {
    await app.close();
    await dataSource.destroy();
    await database.drop();
  };
  const server: TestServer = {
    url,
    app,
    services,
    dataSource,
    databaseUrl: database.url,
    ownerUrl: database.ownerUrl,
    clock,
    another: () => startTestServer({ ...options, sharing: server, clock }),
    close,
  };
  return server;
}

async function databaseFor({ sharing, database }: TestServerOptions): Promise<TestDatabase> {
  return sharing === undefined
    ? (database ?? createTestDatabase())
    : { url: sharing.databaseUrl, ownerUrl: sharing.ownerUrl, drop: () => Promise.resolve() };
}
