import type { DataSource, MigrationInterface } from 'typeorm';
import { Baseline1764391500000 } from './migrations/1764391500000-baseline';
import { AlertSound1764395000000 } from './migrations/1764395000000-alert-sound';
import { FamilyLinks1764396000000 } from './migrations/1764396000000-family-links';
import { Campaigns1764397000000 } from './migrations/1764397000000-campaigns';
import { TrafficCounts1764397001000 } from './migrations/1764397001000-traffic-counts';
import { Attention1764398000000 } from './migrations/1764398000000-attention';
import { ServiceDays1764399000000 } from './migrations/1764399000000-service-days';
import { Patrols1764399100000 } from './migrations/1764399100000-patrols';
import { RoadPack1764399200000 } from './migrations/1764399200000-road-pack';
import { IncidentDesk1764399300000 } from './migrations/1764399300000-incident-desk';
import { SavedViews1764399500000 } from './migrations/1764399500000-saved-views';
import { RuleRates1764399700000 } from './migrations/1764399700000-rule-rates';
import { SegmentSums1764399710000 } from './migrations/1764399710000-segment-sums';
import { SegmentExports1764399800000 } from './migrations/1764399800000-segment-exports';
import { JudgedFigures1764399850000 } from './migrations/1764399850000-judged-figures';
import { DemoCampaigns1764399900000 } from './migrations/1764399900000-demo-campaigns';
import { SegmentDays1764400000000 } from './migrations/1764400000000-segment-days';
import { HourTotals1764400100000 } from './migrations/1764400100000-hour-totals';
import { SortedDays1764400200000 } from './migrations/1764400200000-sorted-days';
import { FiguresOfPlaces1764400300000 } from './migrations/1764400300000-figures-of-places';
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
  Baseline1764391500000,
  AlertSound1764395000000,
  FamilyLinks1764396000000,
  Campaigns1764397000000,
  TrafficCounts1764397001000,
  Attention1764398000000,
  ServiceDays1764399000000,
  Patrols1764399100000,
  RoadPack1764399200000,
  IncidentDesk1764399300000,
  SavedViews1764399500000,
  RuleRates1764399700000,
  SegmentSums1764399710000,
  SegmentExports1764399800000,
  JudgedFigures1764399850000,
  DemoCampaigns1764399900000,
  SegmentDays1764400000000,
  HourTotals1764400100000,
  SortedDays1764400200000,
  FiguresOfPlaces1764400300000,
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
