import type { DataSource, MigrationInterface } from 'typeorm';
import { Baseline1764000000000 } from './migrations/1764000000000-baseline';
import { CrowdAndCrashes1764015000000 } from './migrations/before-release/1764015000000-crowd-and-crashes';
import { LiveEvents1764016000000 } from './migrations/before-release/1764016000000-live-events';
import { Evidence1764100000000 } from './migrations/before-release/1764100000000-evidence';
import { Cases1764200000000 } from './migrations/before-release/1764200000000-cases';
import { AgencyAccounts1764300000000 } from './migrations/before-release/1764300000000-agency-accounts';
import { Erasure1764330000000 } from './migrations/before-release/1764330000000-erasure';
import { ContestTrack1764340000000 } from './migrations/before-release/1764340000000-contest-track';
import { CaseAgency1764341000000 } from './migrations/before-release/1764341000000-case-agency';
import { FixesWithoutReference1764350000000 } from './migrations/before-release/1764350000000-fixes-without-reference';
import { SharedStates1764360000000 } from './migrations/before-release/1764360000000-shared-states';
import { CheaperOpening1764372000000 } from './migrations/before-release/1764372000000-cheaper-opening';
import { FixesByDay1764374000000 } from './migrations/before-release/1764374000000-fixes-by-day';
import { OpenedTogether1764377000000 } from './migrations/before-release/1764377000000-opened-together';
import { CheaperChecks1764378000000 } from './migrations/before-release/1764378000000-cheaper-checks';
import { PackedTracks1764379000000 } from './migrations/before-release/1764379000000-packed-tracks';
import { FlatTotals1764381000000 } from './migrations/before-release/1764381000000-flat-totals';
import { TrackerMessages1764383000000 } from './migrations/before-release/1764383000000-tracker-messages';
import { ApiKeys1764384000000 } from './migrations/1764384000000-api-keys';
import { PublicEvents1764385000000 } from './migrations/1764385000000-public-events';
import { OpenData1764386000000 } from './migrations/1764386000000-open-data';
import { AgencyLines1764387000000 } from './migrations/1764387000000-agency-lines';
import { DeprecatedUse1764388000000 } from './migrations/1764388000000-deprecated-use';
import { ReportsBySms1764389000000 } from './migrations/1764389000000-reports-by-sms';
import { SegmentLedger1764391000000 } from './migrations/1764391000000-segment-ledger';
import { Attention1764398000000 } from './migrations/1764398000000-attention';
import { ENTITIES } from './entities';
import { prepareFixDays } from './modules/journeys/storage/fix-days';
import { asAppError } from './platform/errors';
import { migrate, openDataSource } from './platform/db/data-source';
import type { DatabaseAddresses } from './platform/db/data-source';
import { MIGRATION_LIMITS, SERVING_LIMITS } from './platform/db/pool/time-limits';
import type { TimeLimits } from './platform/db/pool/time-limits';
import { installJobs } from './platform/jobs/install-jobs';
import { requireVersion } from './platform/db/server-version';
import { roleOf } from './platform/db/serving-role';

/** All that there are. */
export const MIGRATIONS: readonly (new () => MigrationInterface)[] = [
  // Oldest first, one class a line.
  Baseline1764000000000,
  CrowdAndCrashes1764015000000,
  LiveEvents1764016000000,
  Evidence1764100000000,
  Cases1764200000000,
  AgencyAccounts1764300000000,
  Erasure1764330000000,
  ContestTrack1764340000000,
  CaseAgency1764341000000,
  FixesWithoutReference1764350000000,
  SharedStates1764360000000,
  CheaperOpening1764372000000,
  FixesByDay1764374000000,
  OpenedTogether1764377000000,
  CheaperChecks1764378000000,
  PackedTracks1764379000000,
  FlatTotals1764381000000,
  TrackerMessages1764383000000,
  ApiKeys1764384000000,
  PublicEvents1764385000000,
  OpenData1764386000000,
  AgencyLines1764387000000,
  DeprecatedUse1764388000000,
  ReportsBySms1764389000000,
  SegmentLedger1764391000000,
  Attention1764398000000,
];

/** Gets the names of migrations that a newer version has applied. */
type NewerSchema = (migrations: readonly string[]) => void;

/** The product's database, migrated by its owner and open for the role that serves. */
export async function openDatabase(
  { url, ownerUrl }: DatabaseAddresses,
  { limits = SERVING_LIMITS, onNewer }: { limits?: TimeLimits; onNewer?: NewerSchema } = {},
): Promise<DataSource> {
  const serving = await openDataSource({ url, entities: ENTITIES, migrations: [], limits });
  try {
    const [server]: { version: number }[] = await serving.query(
      `SELECT current_setting('server_version_num')::int AS version`,
    );
    requireVersion(server?.version ?? 0);
    const owner = await openDataSource({
      url: ownerUrl,
      entities: [],
      migrations: MIGRATIONS,
      limits: MIGRATION_LIMITS,
    });
    try {
      const servingRole = await roleOf(serving);
      await migrate(owner, servingRole, async () => {
        await installJobs(owner, ownerUrl, servingRole);
        await prepareDays(owner);
      });
      const newer = await unknownMigrations(owner);
      if (newer.length > 0) {
        onNewer?.(newer);
      }
    } finally {
      await owner.destroy();
    }
    return serving;
  } catch (error) {
    await serving.destroy();
    throw error;
  }
}

/** Migrations that a newer version has applied: during a rolling update, and after going back to this one. It only adds, so this one serves on. */
async function unknownMigrations(owner: DataSource): Promise<string[]> {
  const applied: { name: string }[] = await owner.query('SELECT name FROM migrations ORDER BY timestamp');
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  return applied.map(({ name }) => name).filter((name) => !known.has(name));
}

/** A start is not refused where the tables are busy: a job does it every hour, and until then fixes are stored unsorted. */
async function prepareDays(owner: DataSource): Promise<void> {
  try {
    await prepareFixDays((statement, values) => owner.query(statement, [...values]), new Date());
  } catch (error) {
    if (asAppError(error).code !== 'UNAVAILABLE') {
      throw error;
    }
  }
}

/** For commands that bring a database up to date and leave it. */
export const SCHEMA = {
  migrations: MIGRATIONS,
  bringUpToDate: async (addresses: DatabaseAddresses): Promise<void> => {
    const dataSource = await openDatabase(addresses);
    await dataSource.destroy();
  },
};
