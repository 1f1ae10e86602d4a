import 'reflect-metadata';
import { join } from 'node:path';
import { ADMIN_USAGE, isStaffOrder, readAdminWords, UsageError } from './admin-cli/admin-words';
import type { Checked, DownOrder, InstallationOrder, LogOrder, StaffOrder } from './admin-cli/admin-words';
import { checkedLog } from './admin-cli/check-log';
import { undoNewestMigration } from './admin-cli/undo-migration';
import { installationLines } from './admin-cli/backup/installation-lines';
import { reachDatabase } from './admin-cli/backup/reach-database';
import { readPassword } from './admin-cli/read-password';
import { runOrder } from './admin-cli/run-order';
import { openDatabase, SCHEMA } from './database';
import type { DatabaseAddresses } from './platform/db/data-source';
import { examine, findingLines, findingsJson } from './admin-cli/doctor/examine';
import { loadConfig } from './platform/config/config';
import type { Config } from './platform/config/config';
import { BACKUP_EXIT_CODES, BackupError } from './platform/backup/backup-error';
import { COMMAND_LIMITS } from './platform/db/pool/time-limits';
import { EventBus } from './platform/live/events';
import { processLog } from './platform/log/log';
import { loadOrCreateSecret } from './platform/secrets/secrets';
import { servicesOf } from './server';

const warn = (line: string): void => void process.stderr.write(`${line}\n`);

/**
 * Creates, resets and lists staff, checks the figures and the log of evidence and judges journeys again, on the database that the server would use,
 * whether or not it runs.
 */
async function main(): Promise<number> {
  const order = readAdminWords(process.argv.slice(2));
  if (order.act === 'doctor') {
    const findings = await examine(process.env, SCHEMA);
    print(order.isJson ? [findingsJson(findings)] : findingLines(findings));
    return findings.some(({ state }) => state === 'FAIL') ? 1 : 0;
  }
  const config = loadConfig(process.env);
  const { exitCode, lines } = await done(order, config);
  print(lines);
  return exitCode;
}

function print(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}

async function done(
  order: StaffOrder | LogOrder | DownOrder | InstallationOrder,
  config: Config,
): Promise<Checked> {
  if (order.act === 'migrate-down') {
    return undoneOn(config, order);
  }
  return order.act === 'check-log' || isStaffOrder(order)
    ? onReachedDatabase(config, order)
    : { exitCode: 0, lines: await installationLines(order, config, { print: warn, schema: SCHEMA }) };
}

async function undoneOn(config: Config, order: DownOrder): Promise<Checked> {
  const database = await reachDatabase(config, warn);
  try {
    return await undoNewestMigration(database.addresses, SCHEMA.migrations, order);
  } finally {
    await database.leave();
  }
}

async function onReachedDatabase(config: Config, order: StaffOrder | LogOrder): Promise<Checked> {
  const database = await reachDatabase(config, warn);
  try {
    return await onDatabase(config, database.addresses, order);
  } finally {
    await database.leave();
  }
}

async function onDatabase(
  config: Config,
  addresses: DatabaseAddresses,
  order: StaffOrder | LogOrder,
): Promise<Checked> {
  const dataSource = await openDatabase(addresses, { limits: COMMAND_LIMITS });
  try {
    const pepper = config.pepper ?? (await loadOrCreateSecret(config.dataDir, 'pepper'));
    const evidenceKey = config.evidenceKey ?? (await loadOrCreateSecret(config.dataDir, 'evidence-key'));
    const log = processLog('error');
    // The server learns of ended sessions from the database, within a second.
    const events = new EventBus(() => undefined);
    const services = await servicesOf(
      {
        config: { ...config, evidenceKey },
        ...{ dataSource, ownerUrl: addresses.ownerUrl, pepper, log, clock: () => new Date() },
        witnessFolder: join(config.dataDir, 'witness'),
      },
      events,
    );
    if (order.act === 'check-log') {
      return await checkedLog(services, order);
    }
    const askAtTerminal = (question: string): void => void process.stderr.write(question);
    const lines = await runOrder({ ...services, actor: null }, order, () =>
      readPassword(process.stdin, askAtTerminal),
    );
    return { exitCode: 0, lines };
  } finally {
    await dataSource.destroy();
  }
}

// So that a database that was started for the command ends with it.
process.once('SIGTERM', () => process.exit(143)).once('SIGINT', () => process.exit(130));

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    warn(error instanceof Error ? error.message : String(error));
    if (error instanceof UsageError) {
      warn(ADMIN_USAGE);
    }
    process.exit(exitCodeOf(error));
  },
);

function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) {
    return error.exitCode;
  }
  return error instanceof BackupError ? BACKUP_EXIT_CODES[error.reason] : 1;
}
