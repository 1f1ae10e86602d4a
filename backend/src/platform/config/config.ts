import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { LIMIT_BASES } from '@wakafine/domain/limits/limit-basis';
import type { LimitBasisName } from '@wakafine/domain/limits/limit-basis';
import { SERVICE_AREAS } from '@wakafine/domain/geo/service-area';
import type { ServiceAreaName } from '@wakafine/domain/geo/service-area';
import { cleanEnv } from 'envalid';
import { ALLOWANCE_VARIABLES } from './allowance-config';
import type { Allowances } from './allowance-config';
import { BACKUP_VARIABLES, readBackups } from './backup-config';
import type { BackupConfig } from './backup-config';
import { readFirstAdmin } from './admin-config';
import type { FirstAdmin } from './admin-config';
import { contact, listenHost, oneOf, onOrOff, text, urlOf, wholeNumber } from './config-validators';
import { isLoopbackHost } from './loopback';
import { DEFAULT_BUDGET } from '@wakafine/domain/api/api-limits';
import { readMetricsToken, SIGHT_VARIABLES } from './metrics-config';
import { readOidc } from './oidc-config';
import { readTracing, TRACING_VARIABLES } from './tracing-config';
import type { TracingConfig } from './tracing-config';
import type { OidcConfig } from './oidc-config';
import { RETENTION_VARIABLES } from './retention-config';
import type { Retention } from './retention-config';
import { MAIL_VARIABLES, readMail } from './mail-config';
import type { MailConfig } from './mail-config';
import { readPush } from '../push/push-config';
import type { PushConfig } from '../push/push-config';
import type { BucketSize } from '../limits/token-bucket';
import { readWebhooks } from './webhook-config';
import type { WebhookConfig } from './webhook-config';
import { readSecrets } from './secrets-config';
import type { GivenSecrets } from './secrets-config';
import { readSms, SMS_GATEWAYS } from '../sms/sms-config';
import type { SmsConfig } from '../sms/sms-config';

const MODES = ['development', 'test', 'production'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const MAX_ATTEMPTS_PER_HOUR = 1_000_000_000;
/** Each has connections of its own to the database. */
const MOST_PROCESSES = 64;
const DEFAULT_HOST = '127.0.0.1';
/** More than the dearest operation costs, which would else never be served. */
const LEAST_BURST = 50;
const MAX_POINTS = 1_000_000_000;

/** Settings of one server process from the environment. */
export interface Config extends GivenSecrets {
  /** 0 lets the system choose. */
  readonly port: number;
  readonly host: string;
  /** Server processes on the port. */
  readonly processCount: number;
  /** Null: the embedded database is used. */
  readonly databaseUrl: string | null;
  /** For the role that migrates and does schema jobs; null: that of `databaseUrl` does. */
  readonly databaseOwnerUrl: string | null;
  /** A Redis or Valkey between the server processes; null: the database alone is. */
  readonly redisUrl: string | null;
  /** Absolute path. */
  readonly dataDir: string;
  readonly isDemo: boolean;
  readonly isProduction: boolean;
  /** Failed sign-ins that one address may cause in an hour. */
  readonly authFailuresPerAddress: number;
  /** Sign-ups that one address may make in an hour. */
  readonly signUpsPerAddress: number;
  /** Points that one subject may spend, a plain call being one: at once, and each second. */
  readonly budget: BucketSize;
  /** Null: nobody is named. */
  readonly firstAdmin: FirstAdmin | null;
  /** Null: nobody but we says who somebody is. */
  readonly oidc: OidcConfig | null;
  /** Null: no short messages can be sent, so no PIN can be reset. */
  readonly sms: SmsConfig | null;
  /** Null: no mails can be sent; links are passed on by hand. */
  readonly mail: MailConfig | null;
  /** Addresses that webhooks may call. */
  readonly webhooks: WebhookConfig;
  /** Senders that reach phones while the app is closed. */
  readonly push: PushConfig;
  /** National limits on messages and failed sign-ins. */
  readonly allowances: Allowances;
  /** Time for which journeys and violations are stored. */
  readonly retention: Retention;
  /** Months in which an entry of the audit log is stored; whole months are dropped. */
  readonly auditLogMonths: number;
  /** Months after which an incident is deleted; a closed one loses its person, photo and words after half of them. */
  readonly incidentMonths: number;
  /** Days in which an event of the public log is stored. */
  readonly publicEventDays: number;
  /** Nightly backups; null: none is made. */
  readonly backups: BackupConfig | null;
  /** Style of the tile map; null: routes are drawn without tiles. */
  readonly mapStyleUrl: string | null;
  /** The area in which speed accuses. */
  readonly serviceArea: ServiceAreaName;
  /** Basis of the legal limit. */
  readonly limitBasis: LimitBasisName;
  /** Without a slash at its end; null when the server is reached at its own address. */
  readonly publicUrl: string | null;
  /** Whether `X-Forwarded-*` comes from a proxy of ours. */
  readonly trustProxy: boolean;
  /** Token that a reader of the measurements must show; null: only this machine itself reads them. */
  readonly metricsToken: string | null;
  /** Answers that take at least as long have a line in the log, ms. */
  readonly slowRequestMs: number;
  /** Collector of traces; null: none are made. */
  readonly tracing: TracingConfig | null;
  /** mailto: or https: address for anyone who finds a fault; null: the page on privacy says whom to ask. */
  readonly securityContact: string | null;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

/** Thrown when the environment cannot be used; the message lists every fault at once. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
    super(
      `WakaFine cannot start: the configuration has ${count}.\n${faults.map((each) => `  - ${each}`).join('\n')}`,
    );
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/**
 * The configuration that the environment describes; an empty variable counts as absent.
 * @throws ConfigError with all faults, none of which repeats a secret
 */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const faults: string[] = [];
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = cleanEnv(
    given,
    {
      PORT: wholeNumber(0, 65_535)({ default: 4000 }),
      HOST: listenHost({ default: DEFAULT_HOST }),
      PROCESSES: wholeNumber(1, MOST_PROCESSES)({ default: 1 }),
      DATABASE_URL: urlOf(
        ['postgres', 'postgresql'],
        'postgres://user:password@host:5432/wakafine',
      )({ default: undefined }),
      DATABASE_OWNER_URL: urlOf(
        ['postgres', 'postgresql'],
        'postgres://owner:password@host:5432/wakafine',
      )({ default: undefined }),
      REDIS_URL: urlOf(['redis', 'rediss'], 'redis://:password@host:6379')({ default: undefined }),
      DATA_DIR: text({ default: '.data' }),
      DEMO: onOrOff({ default: undefined }),
      AUTH_FAILURES_PER_ADDRESS: wholeNumber(1, MAX_ATTEMPTS_PER_HOUR)({ default: 300 }),
      SIGNUPS_PER_ADDRESS: wholeNumber(1, MAX_ATTEMPTS_PER_HOUR)({ default: 120 }),
      RATE_LIMIT_BURST: wholeNumber(LEAST_BURST, MAX_POINTS)({ default: DEFAULT_BUDGET.burst }),
      RATE_LIMIT_PER_SECOND: wholeNumber(1, MAX_POINTS)({ default: DEFAULT_BUDGET.perSecond }),
      ADMIN_USERNAME: text({ default: undefined }),
      ADMIN_PASSWORD: text({ default: undefined }),
      OIDC_ISSUER: urlOf(['https', 'http'], 'https://identity.example')({ default: undefined }),
      OIDC_CLIENT_ID: text({ default: undefined }),
      OIDC_AUDIENCE: text({ default: undefined }),
      SMS_GATEWAY: oneOf(SMS_GATEWAYS)({ default: undefined }),
      SMS_OUTBOX: text({ default: undefined }),
      SMS_HTTP_URL: urlOf(['https', 'http'], 'https://sms.example/messages')({ default: undefined }),
      SMS_HTTP_SECRET: text({ default: undefined }),
      ...MAIL_VARIABLES,
      WEBHOOK_PORTS: text({ default: undefined }),
      PUSH_CONTACT: text({ default: undefined }),
      PUSH_HOSTS: text({ default: undefined }),
      FCM_SERVICE_ACCOUNT: text({ default: undefined }),
      ...RETENTION_VARIABLES,
      ...BACKUP_VARIABLES,
      ...ALLOWANCE_VARIABLES,
      ...SIGHT_VARIABLES,
      ...TRACING_VARIABLES,
      SECURITY_CONTACT: contact({ default: undefined }),
      SERVICE_AREA: oneOf(SERVICE_AREAS)({ default: 'cameroon' }),
      LIMIT_BASIS: oneOf(LIMIT_BASES)({ default: 'register' }),
      MAP_STYLE_URL: urlOf(['https', 'http'], 'https://tiles.example/style.json')({ default: undefined }),
      PUBLIC_URL: urlOf(['http', 'https'], 'https://wakafine.example')({ default: undefined }),
      TRUST_PROXY: onOrOff({ default: false }),
      NODE_ENV: oneOf(MODES)({ default: 'development' }),
      LOG_LEVEL: oneOf(LOG_LEVELS)({ default: 'info' }),
    },
    {
      reporter: ({ errors }) => {
        faults.push(
          ...Object.entries(errors).map(([name, error]) => `${name} ${error?.message ?? 'is wrong'}`),
        );
      },
    },
  );

  const isProduction = given.NODE_ENV === 'production';
  const databaseUrl = given.DATABASE_URL ?? null;
  if (isProduction && given.DEMO === '1') {
    faults.push('DEMO=1 is refused with NODE_ENV=production: demo accounts have known secrets');
  }
  const databaseOwnerUrl = given.DATABASE_OWNER_URL ?? null;
  if (databaseOwnerUrl !== null && databaseUrl === null) {
    faults.push(
      'DATABASE_OWNER_URL needs DATABASE_URL beside it: the embedded database makes its roles itself',
    );
  }
  const dataDir = readDataDir(given.DATA_DIR, faults);
  const secrets = readSecrets(given, { isProduction, faults });
  const firstAdmin = readFirstAdmin(given, faults);
  const isLoopback = isLoopbackHost(given.HOST ?? DEFAULT_HOST);
  const metricsToken = readMetricsToken(given.METRICS_TOKEN, faults);
  const tracing = readTracing(given, read, faults);
  const sms = readSms(given, { isProduction, isLoopback, faults });
  const mail = readMail(given, { isProduction, isLoopback, faults });
  const push = readPush(given, { faults });
  const webhooks = readWebhooks(given, { isProduction, isLoopback, faults });
  const oidc = readOidc(given, { isProduction, faults });
  const backups = readBackups(given, read, {
    passphrase: secrets.backupPassphrase,
    ...{ isProduction, faults },
  });
  if (faults.length > 0) {
    throw new ConfigError(faults);
  }
  return {
    port: read.PORT,
    host: read.HOST,
    processCount: read.PROCESSES,
    databaseUrl,
    databaseOwnerUrl,
    redisUrl: read.REDIS_URL ?? null,
    dataDir,
    isDemo: read.DEMO ?? (databaseUrl === null && !isProduction && isLoopback),
    isProduction,
    ...secrets,
    authFailuresPerAddress: read.AUTH_FAILURES_PER_ADDRESS,
    signUpsPerAddress: read.SIGNUPS_PER_ADDRESS,
    budget: { burst: read.RATE_LIMIT_BURST, perSecond: read.RATE_LIMIT_PER_SECOND },
    firstAdmin,
    oidc,
    webhooks,
    push,
    sms,
    mail,
    allowances: {
      smsPerDay: read.SMS_DAILY_BUDGET,
      unknownDeviceFailuresPerHour: read.UNKNOWN_DEVICE_FAILURES_PER_HOUR,
    },
    retention: {
      fixDays: read.RETENTION_FIX_DAYS,
      journeyMonths: read.RETENTION_JOURNEY_MONTHS,
      violationMonths: read.RETENTION_VIOLATION_MONTHS,
    },
    auditLogMonths: read.RETENTION_LOG_MONTHS,
    incidentMonths: read.RETENTION_INCIDENT_MONTHS,
    publicEventDays: read.RETENTION_EVENT_DAYS,
    backups,
    mapStyleUrl: read.MAP_STYLE_URL ?? null,
    serviceArea: read.SERVICE_AREA,
    limitBasis: read.LIMIT_BASIS,
    publicUrl: read.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    trustProxy: read.TRUST_PROXY,
    metricsToken,
    slowRequestMs: read.SLOW_REQUEST_MS,
    tracing,
    securityContact: read.SECURITY_CONTACT ?? null,
    logLevel: read.LOG_LEVEL,
  };
}

function readDataDir(given: string | undefined, faults: string[]): string {
  const dataDir = resolve(given ?? '.data');
  const found = statSync(dataDir, { throwIfNoEntry: false });
  if (found !== undefined && !found.isDirectory()) {
    faults.push(`DATA_DIR must be a folder, and "${dataDir}" is not`);
  }
  return dataDir;
}
