import 'reflect-metadata';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import { openDatabase } from './database';
import type { DatabaseAddresses } from './platform/db/data-source';
import { onDemoSeeded, notifyLauncher } from './launcher';
import { ensureDemoAccounts } from './modules/identity/demo/ensure-demo-accounts';
import { ensureFirstAdmin } from './modules/identity/staff/ensure-first-admin';
import { ensureDemoLimits } from './modules/limits/demo/ensure-demo-limits';
import { ensureShippedLimits } from './modules/limits/register/ensure-shipped-limits';
import { renewPublicTotals } from './modules/statistics/public-totals';
import { ensureDemoAgency } from './modules/agencies/demo/ensure-demo-agency';
import { ensureDemoVehicles } from './modules/vehicles/demo/ensure-demo-vehicles';
import type { Services } from './platform/context/context';
import type { Config } from './platform/config/config';
import { noteService } from './platform/availability/service-days';
import { isLoopbackHost } from './platform/config/loopback';
import { loadOrCreateSecret } from './platform/secrets/secrets';
import { hasOwnerRights } from './platform/db/serving-role';
import { VERSION } from './platform/version';
import { isFurtherProcess } from './processes';
import { buildServer } from './server';

const DRAIN_MS = 10_000;

/** The database that a process serves on. */
export interface ServedDatabase {
  readonly addresses: DatabaseAddresses;
  /** Ends it with the process, where the process has started it. */
  stop(): Promise<void>;
}

/** Serves requests until SIGTERM or SIGINT, on a database that is brought to this version first. */
export async function serve(
  config: Config,
  log: FastifyBaseLogger,
  { addresses, stop }: ServedDatabase,
): Promise<void> {
  const stopTracing = await traced(config);
  const dataSource = await openDatabase(addresses, {
    onNewer: (migrations) =>
      log.warn({ version: VERSION, migrations }, 'THE DATABASE IS OF A NEWER VERSION: this one serves on it'),
  });
  await warnOfOwnerRights(dataSource, log);
  const pepper = config.pepper ?? (await loadOrCreateSecret(config.dataDir, 'pepper'));
  const vehicleCodeKey = await vehicleCodeKeyOf(config);
  const evidenceKey = config.evidenceKey ?? (await loadOrCreateSecret(config.dataDir, 'evidence-key'));
  const { app, services } = await buildServer({
    config: { ...config, vehicleCodeKey, evidenceKey },
    dataSource,
    ownerUrl: addresses.ownerUrl,
    pepper,
    witnessFolder: join(config.dataDir, 'witness'),
    log,
    clock: () => new Date(),
  });
  app.addHook('onClose', async () => {
    await dataSource.destroy();
    await stop();
    await stopTracing?.();
  });
  warnOfOpenHelpers(config, log);
  drainOnSignal(app, log);
  await ensureDemoAccounts(services);
  await ensureDemoVehicles(services);
  await ensureDemoAgency(services);
  await ensureShippedLimits(services);
  await ensureDemoLimits(services);
  await ensureAdministrator(services, config);
  await app.listen({ port: config.port, host: config.host });
  // At once, so that a restart within a minute leaves no gap.
  noteService(services).catch((error: unknown) =>
    log.warn({ err: error }, 'the first minute was not stored'),
  );
  if (isFurtherProcess()) {
    return;
  }
  process.stdout.write(`WakaFine is ready: open ${config.publicUrl ?? addressOf(app, config)}\n`);
  onDemoSeeded(config, () => {
    renewPublicTotals(services).catch((error: unknown) => log.error(error, 'public totals were not renewed'));
  });
  notifyLauncher(addressOf(app, config), config);
}

/** Begins to trace where that is asked for; gives what ends it. */
async function traced({ tracing }: Config): Promise<(() => Promise<void>) | null> {
  return tracing === null
    ? null
    : (await import('./platform/tracing/start-tracing.js')).startTracing(tracing);
}

/** The aids for trying the service out are open to others when other machines reach it. */
function warnOfOpenHelpers({ host, isDemo, sms }: Config, log: FastifyBaseLogger): void {
  if (isLoopbackHost(host)) {
    return;
  }
  if (isDemo) {
    log.warn({ host }, 'DEMO MODE IS OPEN TO OTHER MACHINES: everybody knows how its administrator signs in');
  }
  if (sms?.gateway === 'log') {
    log.warn({ host }, 'ONE-TIME CODES STAND IN THIS LOG: whoever reads it can take accounts over');
  }
}

async function warnOfOwnerRights(dataSource: DataSource, log: FastifyBaseLogger): Promise<void> {
  if (await hasOwnerRights(dataSource)) {
    log.warn(
      'The role of DATABASE_URL may change the schema and the audit log: ' +
        'give the owner of the database in DATABASE_OWNER_URL and a role without rights of its own in DATABASE_URL',
    );
  }
}

/** Printed codes outlive a change of other secrets; in production, null leaves it to the session key. */
async function vehicleCodeKeyOf({ vehicleCodeKey, isProduction, dataDir }: Config): Promise<string | null> {
  return vehicleCodeKey ?? (isProduction ? null : loadOrCreateSecret(dataDir, 'vehicle-code-key'));
}

/** Prints a one-time password on the terminal and nowhere else: logs are stored and read by many. */
async function ensureAdministrator(services: Services, { firstAdmin }: Config): Promise<void> {
  const made = await ensureFirstAdmin({ ...services, actor: null }, { named: firstAdmin });
  if (made !== null) {
    process.stdout.write(
      `First administrator: username ${made.username}, one-time password ${made.password}\n` +
        'Shown this once; it must be changed at the first sign-in. A lost one: npm run admin -- reset\n',
    );
  }
}

/**
 * Lets what is under way end; a signal may come several times (from npm and from the terminal). What has to be cut off makes the
 * exit code 1.
 */
function drainOnSignal(app: FastifyInstance, log: FastifyBaseLogger): void {
  let draining: Promise<void> | null = null;
  const cutOff = (error?: unknown): void => {
    log.error({ err: error }, 'not all that was under way could end');
    process.exit(1);
  };
  const drain = (): void => {
    draining ??= app.close().then(() => process.exit(0), cutOff);
    setTimeout(cutOff, DRAIN_MS).unref();
  };
  process.on('SIGTERM', drain);
  process.on('SIGINT', drain);
}

function addressOf(app: FastifyInstance, { host, port }: Config): string {
  const bound = app.server.address();
  const actualPort = typeof bound === 'object' && bound !== null ? bound.port : port;
  const shownHost =
    host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shownHost}:${actualPort}`;
}
