import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ConfigError, loadConfig } from './config';
import { DEFAULT_PUSH } from '../push/push-config';

const STRONG_PEPPER = '4f1c9a7be0d25386a1f7c0b94e6d832b';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wakafine config '));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function faultsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) {
      return error.faults;
    }
    throw error;
  }
  return [];
}

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const FCM_FILE = {
  project_id: 'wakafine',
  client_email: 'server@example.com',
  private_key: 'a key',
  token_uri: 'https://oauth2.example/token',
};
const FCM_ACCOUNT = {
  projectId: 'wakafine',
  clientEmail: 'server@example.com',
  privateKey: 'a key',
  tokenUrl: 'https://oauth2.example/token',
  apiUrl: 'https://fcm.googleapis.com',
};

test('an empty environment gives the documented defaults', () => {
  expect(loadConfig({})).toEqual({
    port: 4000,
    host: '127.0.0.1',
    processCount: 1,
    databaseUrl: null,
    databaseOwnerUrl: null,
    dataDir: resolve('.data'),
    isDemo: true,
    isProduction: false,
    pepper: null,
    formerPepper: null,
    sessionKey: null,
    formerSessionKey: null,
    smsIntakeSecret: null,
    vehicleCodeKey: null,
    formerVehicleCodeKey: null,
    evidenceKey: null,
    formerEvidenceKey: null,
    vapidKeys: null,
    push: DEFAULT_PUSH,
    redisUrl: null,
    budget: { burst: 200, perSecond: 40 },
    authFailuresPerAddress: 300,
    signUpsPerAddress: 120,
    allowances: { smsPerDay: 20_000, unknownDeviceFailuresPerHour: 5_000 },
    firstAdmin: null,
    oidc: null,
    sms: { gateway: 'log' },
    retention: { fixDays: 30, journeyMonths: 12, violationMonths: 24 },
    auditLogMonths: 24,
    incidentMonths: 24,
    publicEventDays: 90,
    webhooks: { ports: [443, 8443], isLoopbackAllowed: true },
    metricsToken: null,
    slowRequestMs: 1_000,
    tracing: null,
    securityContact: null,
    publicUrl: null,
    backupPassphrase: null,
    backups: null,
    mapStyleUrl: null,
    serviceArea: 'cameroon',
    limitBasis: 'register',
    mail: { gateway: 'log' },
    trustProxy: false,
    logLevel: 'info',
  });
});

test('every variable is read', () => {
  const env = {
    PORT: '0',
    PROCESSES: '3',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://waka:fine@db:5432/wakafine',
    DATABASE_OWNER_URL: 'postgres://owner:fine@db:5432/wakafine',
    REDIS_URL: 'rediss://:secret@redis:6380',
    DATA_DIR: folder,
    DEMO: '0',
    PEPPER: STRONG_PEPPER,
    PEPPER_PREVIOUS: `${STRONG_PEPPER}1`,
    SESSION_KEY: `${STRONG_PEPPER}2`,
    SESSION_KEY_PREVIOUS: `${STRONG_PEPPER}3`,
    VEHICLE_CODE_KEY: `${STRONG_PEPPER}4`,
    VEHICLE_CODE_KEY_PREVIOUS: `${STRONG_PEPPER}5`,
    VAPID_PUBLIC_KEY: 'B'.repeat(87),
    VAPID_PRIVATE_KEY_FILE: file('vapid', 'k'.repeat(43)),
    PUSH_CONTACT: 'mailto:road@example.com',
    PUSH_HOSTS: 'push.example',
    FCM_SERVICE_ACCOUNT: file('fcm.json', JSON.stringify(FCM_FILE)),
    AUTH_FAILURES_PER_ADDRESS: '5',
    RATE_LIMIT_BURST: '400',
    RATE_LIMIT_PER_SECOND: '80',
    SIGNUPS_PER_ADDRESS: '7',
    SMS_DAILY_BUDGET: '90',
    UNKNOWN_DEVICE_FAILURES_PER_HOUR: '11',
    ADMIN_USERNAME: 'chief',
    ADMIN_PASSWORD: 'a long password',
    SMS_GATEWAY: 'http',
    SMS_HTTP_URL: 'https://sms.example/messages',
    SMS_HTTP_SECRET: STRONG_PEPPER,
    SMS_INTAKE_SECRET: `${STRONG_PEPPER}6`,
    MAIL_GATEWAY: 'smtp',
    MAIL_SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'no-reply@wakafine.cm',
    MAIL_SMTP_USER: 'wakafine',
    MAIL_SMTP_PASSWORD: 'a password of the mail server',
    RETENTION_FIX_DAYS: '7',
    RETENTION_JOURNEY_MONTHS: '3',
    RETENTION_VIOLATION_MONTHS: '6',
    RETENTION_LOG_MONTHS: '9',
    RETENTION_INCIDENT_MONTHS: '18',
    RETENTION_EVENT_DAYS: '30',
    WEBHOOK_PORTS: '443, 4443',
    METRICS_TOKEN: 'a-token-of-measurements',
    SLOW_REQUEST_MS: '250',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example:4318/',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer hush, x-team=roads',
    OTEL_SERVICE_NAME: 'wakafine-north',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
    SECURITY_CONTACT: 'mailto:security@wakafine.cm',
    MAP_STYLE_URL: 'https://tiles.example/style.json',
    SERVICE_AREA: 'none',
    LIMIT_BASIS: 'thresholds',
    PUBLIC_URL: 'https://wakafine.cm/',
    TRUST_PROXY: '1',
    NODE_ENV: 'production',
    BACKUP_PASSPHRASE: 'a passphrase for backups, long enough to pass',
    BACKUP_DIR: '/srv/backups',
    BACKUP_COUNT: '30',
    BACKUP_STORE: 's3://copies/wakafine/north',
    BACKUP_STORE_REGION: 'eu-west-3',
    BACKUP_STORE_KEY_ID: 'AKIA1',
    BACKUP_STORE_SECRET: 'hush',
    BACKUP_RUN: '0',
    EVIDENCE_KEY: 'a1'.repeat(32),
    EVIDENCE_KEY_PREVIOUS: 'b2'.repeat(32),
    LOG_LEVEL: 'warn',
  };
  expect(loadConfig(env)).toEqual({
    backupPassphrase: 'a passphrase for backups, long enough to pass',
    backups: {
      folder: '/srv/backups',
      count: 30,
      store: {
        endpoint: 'https://s3.eu-west-3.amazonaws.com',
        ...{ bucket: 'copies', prefix: 'wakafine/north/', region: 'eu-west-3' },
        ...{ keyId: 'AKIA1', secret: 'hush', count: 30 },
      },
      isMadeHere: false,
    },
    port: 0,
    processCount: 3,
    redisUrl: 'rediss://:secret@redis:6380',
    host: '0.0.0.0',
    databaseUrl: 'postgres://waka:fine@db:5432/wakafine',
    databaseOwnerUrl: 'postgres://owner:fine@db:5432/wakafine',
    dataDir: folder,
    isDemo: false,
    isProduction: true,
    pepper: STRONG_PEPPER,
    formerPepper: `${STRONG_PEPPER}1`,
    sessionKey: `${STRONG_PEPPER}2`,
    formerSessionKey: `${STRONG_PEPPER}3`,
    smsIntakeSecret: `${STRONG_PEPPER}6`,
    vehicleCodeKey: `${STRONG_PEPPER}4`,
    formerVehicleCodeKey: `${STRONG_PEPPER}5`,
    evidenceKey: 'a1'.repeat(32),
    formerEvidenceKey: 'b2'.repeat(32),
    vapidKeys: { publicKey: 'B'.repeat(87), privateKey: 'k'.repeat(43) },
    push: { contact: 'mailto:road@example.com', hosts: ['push.example'], fcm: FCM_ACCOUNT },
    budget: { burst: 400, perSecond: 80 },
    authFailuresPerAddress: 5,
    signUpsPerAddress: 7,
    allowances: { smsPerDay: 90, unknownDeviceFailuresPerHour: 11 },
    firstAdmin: { username: 'chief', password: 'a long password' },
    oidc: null,
    sms: { gateway: 'http', url: 'https://sms.example/messages', secret: STRONG_PEPPER },
    retention: { fixDays: 7, journeyMonths: 3, violationMonths: 6 },
    auditLogMonths: 9,
    incidentMonths: 18,
    publicEventDays: 30,
    webhooks: { ports: [443, 4443], isLoopbackAllowed: false },
    metricsToken: 'a-token-of-measurements',
    slowRequestMs: 250,
    tracing: {
      endpoint: 'https://collector.example:4318',
      headers: { authorization: 'Bearer hush', 'x-team': 'roads' },
      ...{ serviceName: 'wakafine-north', share: 0.25 },
    },
    securityContact: 'mailto:security@wakafine.cm',
    mapStyleUrl: 'https://tiles.example/style.json',
    serviceArea: 'none',
    limitBasis: 'thresholds',
    mail: {
      ...{ gateway: 'smtp', host: 'mail.example', port: 465, isSecure: true, needsTls: false },
      ...{ login: { user: 'wakafine', pass: 'a password of the mail server' }, from: 'no-reply@wakafine.cm' },
    },
    publicUrl: 'https://wakafine.cm',
    trustProxy: true,
    logLevel: 'warn',
  });
});

test('an empty variable counts as absent', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: '', PEPPER: '', DEMO: '' })).toEqual(loadConfig({}));
});

test.each(['0.0.0.0', '::', '192.168.1.4', 'wakafine.example'])(
  'on %s, which other machines reach, demo mode and codes in the log come only when they are asked for by name',
  (HOST) => {
    expect(loadConfig({ HOST })).toMatchObject({ isDemo: false, sms: null });
    const asked = loadConfig({ HOST, DEMO: '1', SMS_GATEWAY: 'log' });
    expect(asked).toMatchObject({ isDemo: true, sms: { gateway: 'log' } });
  },
);

test.each(['127.0.0.1', '::1', 'localhost'])('on %s, which no other machine reaches, both are on', (HOST) => {
  expect(loadConfig({ HOST })).toMatchObject({ isDemo: true, sms: { gateway: 'log' } });
});

test('a token that can be guessed, or that no header can hold, is refused and not repeated', () => {
  for (const METRICS_TOKEN of ['short', 'with a space in the middle', 'a\u00e9\u00e8aaaaaaaaaaaaaaaaaaa']) {
    const faults = faultsOf({ METRICS_TOKEN });
    expect(faults).toEqual([expect.stringMatching(/^METRICS_TOKEN must /)]);
    expect(faults[0]).not.toContain(METRICS_TOKEN);
  }
});

test('the demo is on only with the embedded database outside production, or when it is asked for', () => {
  const url = 'postgres://db/wakafine';
  expect(loadConfig({ DATABASE_URL: url }).isDemo).toBe(false);
  expect(loadConfig({ DATABASE_URL: url, DEMO: '1' }).isDemo).toBe(true);
  expect(loadConfig({ NODE_ENV: 'production', PEPPER: STRONG_PEPPER }).isDemo).toBe(false);
});

test.each([
  ['RETENTION_FIX_DAYS', '0'],
  ['RETENTION_JOURNEY_MONTHS', '-1'],
  ['RETENTION_VIOLATION_MONTHS', 'forever'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PORT', '1e3'],
  ['PORT', ' 80'],
  ['PORT', 'http'],
  ['HOST', 'two words'],
  ['DATABASE_URL', 'mysql://db/wakafine'],
  ['DATABASE_URL', 'not an address'],
  ['DEMO', 'yes'],
  ['AUTH_FAILURES_PER_ADDRESS', '0'],
  ['SIGNUPS_PER_ADDRESS', 'many'],
  ['SMS_DAILY_BUDGET', '9'],
  ['UNKNOWN_DEVICE_FAILURES_PER_HOUR', '-1'],
  ['MAP_STYLE_URL', '/style.json'],
  ['SERVICE_AREA', 'gabon'],
  ['LIMIT_BASIS', 'signs'],
  ['SECURITY_CONTACT', 'security@wakafine.cm'],
  ['SECURITY_CONTACT', 'http://wakafine.cm'],
  ['RETENTION_INCIDENT_MONTHS', '0'],
  ['RETENTION_EVENT_DAYS', '6'],
  ['WEBHOOK_PORTS', '443,'],
  ['WEBHOOK_PORTS', '65536'],
  ['WEBHOOK_PORTS', '0'],
  ['PUSH_CONTACT', 'nobody'],
  ['PUSH_HOSTS', 'https://push.example/'],
  ['FCM_SERVICE_ACCOUNT', '/nowhere/account.json'],
  ['PUBLIC_URL', 'ftp://wakafine.cm'],
  ['PUBLIC_URL', 'wakafine.cm'],
  ['TRUST_PROXY', 'maybe'],
  ['NODE_ENV', 'staging'],
  ['LOG_LEVEL', 'loud'],
  ['SLOW_REQUEST_MS', '0'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ['OTEL_TRACES_SAMPLER_ARG', '-1'],
])('%s=%s is one fault that names the variable', (name, value) => {
  const faults = faultsOf({ [name]: value });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(new RegExp(`^${name} must be `));
});

test.each(['short', 'A1'.repeat(32), 'a1'.repeat(33)])(
  'a key of evidence is 64 hexadecimal digits: not %j',
  (key) => {
    expect(faultsOf({ EVIDENCE_KEY: key })).toEqual([
      'EVIDENCE_KEY must be 64 hexadecimal digits; make one with: openssl rand -hex 32',
    ]);
  },
);

test('one key of the pair for push messages is no pair', () => {
  expect(faultsOf({ VAPID_PUBLIC_KEY: 'B'.repeat(87) })).toEqual([
    expect.stringMatching(/^VAPID_PRIVATE_KEY must be /),
  ]);
});

test('all faults come in one message', () => {
  const env = {
    PORT: 'x',
    DEMO: '1',
    NODE_ENV: 'production',
    DATABASE_URL: 'x',
    DATA_DIR: file('data', ''),
    PEPPER: 'x',
  };
  const faults = faultsOf(env);
  expect(faults.map((fault) => /^[A-Z_]+/.exec(fault)?.[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'DEMO',
    'DATA_DIR',
    'PEPPER',
  ]);
  expect(() => loadConfig(env)).toThrow(
    `WakaFine cannot start: the configuration has 5 faults.\n  - ${faults.join('\n  - ')}`,
  );
});

test('a fault of an address or of a secret does not repeat it', () => {
  const faults = faultsOf({ DATABASE_URL: 'mysql://waka:hush@db', PEPPER: 'hush', NODE_ENV: 'production' });
  expect(faults).toHaveLength(2);
  expect(faults.join()).not.toContain('hush');
});

test('production needs a pepper, other modes do not', () => {
  expect(faultsOf({ NODE_ENV: 'production' })).toEqual([
    expect.stringMatching(/^PEPPER or PEPPER_FILE is required/),
  ]);
  expect(faultsOf({ NODE_ENV: 'test' })).toEqual([]);
});

test.each([
  ['too short', STRONG_PEPPER.slice(1), /at least 32/],
  ['one character', 'a'.repeat(64), /easy to guess/],
  ['few characters', 'abcd1234'.slice(0, 7).repeat(6) + 'aab', /easy to guess/],
  ['one word again and again', 'correct-horse!'.repeat(4), /easy to guess/],
])('production refuses a pepper of %s', (_, pepper, reason) => {
  expect(faultsOf({ NODE_ENV: 'production', PEPPER: pepper })).toEqual([expect.stringMatching(reason)]);
});

test('the pepper is read from a file without its line end', () => {
  const path = file('pepper', `${STRONG_PEPPER}\n`);
  expect(loadConfig({ NODE_ENV: 'production', PEPPER_FILE: path }).pepper).toBe(STRONG_PEPPER);
});

test('a secret file that is absent, empty or weak is one fault, and so are both ways at once', () => {
  const env = { NODE_ENV: 'production' };
  expect(faultsOf({ ...env, PEPPER_FILE: join(folder, 'none') })).toEqual([
    expect.stringMatching(/cannot be read \(ENOENT\)/),
  ]);
  expect(faultsOf({ ...env, PEPPER_FILE: folder })).toEqual([
    expect.stringMatching(/cannot be read \(EISDIR\)/),
  ]);
  expect(faultsOf({ ...env, PEPPER_FILE: file('empty', '\n') })).toEqual([expect.stringMatching(/is empty/)]);
  expect(faultsOf({ ...env, PEPPER_FILE: file('weak', 'weak') })).toEqual([
    expect.stringMatching(/^PEPPER_FILE must/),
  ]);
  expect(faultsOf({ ...env, PEPPER_FILE: file('fine', STRONG_PEPPER), PEPPER: STRONG_PEPPER })).toEqual([
    expect.stringMatching(/both set/),
  ]);
});

test('production refuses weak secrets of every kind, from variables and from files', () => {
  const env = { NODE_ENV: 'production', PEPPER: STRONG_PEPPER };
  for (const name of ['PEPPER_PREVIOUS', 'SESSION_KEY', 'SESSION_KEY_PREVIOUS']) {
    expect(faultsOf({ ...env, [name]: 'weak' })).toEqual([expect.stringMatching(`^${name} must`)]);
    const weakFile = { [`${name}_FILE`]: file('weak', 'weak') };
    expect(faultsOf({ ...env, ...weakFile })).toEqual([expect.stringMatching(`^${name}_FILE must`)]);
  }
});

test('a store of backups that nobody could reach, or that others could read on the way, is refused', () => {
  const right = {
    ...{ BACKUP_DIR: '/srv/backups', BACKUP_PASSPHRASE: 'a passphrase for backups' },
    ...{ BACKUP_STORE: 's3://copies', BACKUP_STORE_KEY_ID: 'AKIA1', BACKUP_STORE_SECRET: 'hush-hush' },
  };
  expect(loadConfig(right).backups?.store).toMatchObject({
    bucket: 'copies',
    prefix: '',
    region: 'us-east-1',
  });
  expect(loadConfig({ ...right, BACKUP_STORE_COUNT: '90' }).backups).toMatchObject({
    count: 14,
    store: { count: 90 },
  });
  for (const [wrong, named] of [
    [{ BACKUP_STORE: 'copies' }, 'BACKUP_STORE must be'],
    [{ BACKUP_STORE: 's3://copies/a folder' }, 'BACKUP_STORE must be'],
    [{ BACKUP_DIR: '' }, 'BACKUP_STORE needs BACKUP_DIR'],
    [{ BACKUP_STORE_SECRET: '' }, 'BACKUP_STORE needs BACKUP_STORE_KEY_ID'],
    [{ BACKUP_STORE_REGION: 'eu west' }, 'BACKUP_STORE_REGION'],
    [{ BACKUP_STORE_ENDPOINT: 'https://key:hush-hush@s3.example/' }, 'BACKUP_STORE_ENDPOINT must be only'],
    [
      { NODE_ENV: 'production', BACKUP_STORE_ENDPOINT: 'http://s3.example' },
      'BACKUP_STORE_ENDPOINT must be https',
    ],
  ] as const) {
    const faults = faultsOf({ ...right, ...wrong });
    expect(faults.join('\n')).toContain(named);
    expect(faults.join('\n')).not.toContain('hush-hush');
  }
});
