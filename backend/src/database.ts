import type { DataSource } from 'typeorm';
import { FirstDrive1763625600000 } from './migrations/1763625600000-first-drive';
import { AuditLog1763629200000 } from './migrations/1763629200000-audit-log';
import { PinReset1763630000000 } from './migrations/1763630000000-pin-reset';
import { PinChangedAt1763630100000 } from './migrations/1763630100000-pin-changed-at';
import { StaffAndDemo1763631000000 } from './migrations/1763631000000-staff-and-demo';
import { HostedIdentity1763632000000 } from './migrations/1763632000000-hosted-identity';
import { MyData1763634000000 } from './migrations/1763634000000-my-data';
import { IncidentsAndStaffActs1763633000000 } from './migrations/1763633000000-incidents-and-staff-acts';
import { ViolatorRanking1763635000000 } from './migrations/1763635000000-violator-ranking';
import { ProfilesSettingsReports1763660000001 } from './migrations/1763660000001-profiles-settings-reports';
import { CrowdAndTariff1763670000001 } from './migrations/1763670000001-crowd-and-tariff';
import { IncidentMoves1763690000001 } from './migrations/1763690000001-incident-moves';
import { Rollups1763680000001 } from './migrations/1763680000001-rollups';
import { CellPassages1763680000003 } from './migrations/1763680000003-cell-passages';
import { ViolationStatistics1763680000004 } from './migrations/1763680000004-violation-statistics';
import { ViolationTable1763680000002 } from './migrations/1763680000002-violation-table';
import { ViolatorDecisions1763690000002 } from './migrations/1763690000002-violator-decisions';
import { AlertBroadcasts1763690000003 } from './migrations/1763690000003-alert-broadcasts';
import { SettingsHistory1763690000004 } from './migrations/1763690000004-settings-history';
import { SystemControl1763690000005 } from './migrations/1763690000005-system-control';
import { Exports1763690000006 } from './migrations/1763690000006-exports';
import { Notifications1763700000002 } from './migrations/1763700000002-notifications';
import { DataSaver1763710000001 } from './migrations/1763710000001-data-saver';
import { ImportedJourneys1763710000002 } from './migrations/1763710000002-imported-journeys';
import { Trackers1763700000001 } from './migrations/1763700000001-trackers';
import { QuickTables1763710000003 } from './migrations/1763710000003-quick-tables';
import { ReportsOfPastPeriods1763710000004 } from './migrations/1763710000004-reports-of-past-periods';
import { PublicRows1763720300001 } from './migrations/1763720300001-public-rows';
import { PublicFigures1763720300002 } from './migrations/1763720300002-public-figures';
import { LevelsOfBinding1763720000001 } from './migrations/1763720000001-levels-of-binding';
import { VehicleRegister1763720100001 } from './migrations/1763720100001-vehicle-register';
import { DecisionsByTwo1763720200001 } from './migrations/1763720200001-decisions-by-two';
import { VehicleEvents1763720200002 } from './migrations/1763720200002-vehicle-events';
import { MoreThanTyped1763720200003 } from './migrations/1763720200003-more-than-typed';
import { EventsForStaff1763720200004 } from './migrations/1763720200004-events-for-staff';
import { AuditLogInMonths1763720600001 } from './migrations/1763720600001-audit-log-in-months';
import { ConsentAnswers1763720800001 } from './migrations/1763720800001-consent-answers';
import { DevicesOfAnAccount1763720500001 } from './migrations/1763720500001-devices-of-an-account';
import { DataLooks1763720700001 } from './migrations/1763720700001-data-looks';
import { StaffSessions1763720600002 } from './migrations/1763720600002-staff-sessions';
import { Allowances1763720400001 } from './migrations/1763720400001-allowances';
import { AnnouncedThresholds1763720600003 } from './migrations/1763720600003-announced-thresholds';
import { SpeedLimits1763730000001 } from './migrations/1763730000001-speed-limits';
import { AgencyFigures1763730100001 } from './migrations/1763730100001-agency-figures';
import { NamedRanks1763730200001 } from './migrations/1763730200001-named-ranks';
import { RegisterNames1763730250001 } from './migrations/1763730250001-register-names';
import { DeletedTrackers1763730250002 } from './migrations/1763730250002-deleted-trackers';
import { LimitProposals1763730300001 } from './migrations/1763730300001-limit-proposals';
import { AgencyOfTheTime1763730350001 } from './migrations/1763730350001-agency-of-the-time';
import { MaximumUnknown1763730400001 } from './migrations/1763730400001-maximum-unknown';
import { JudgedSpeeding1763730500001 } from './migrations/1763730500001-judged-speeding';
import { SpeedAlerts1763730500002 } from './migrations/1763730500002-speed-alerts';
import { UnconfirmedLimits1763730500003 } from './migrations/1763730500003-unconfirmed-limits';
import { ViolationRevisions1763730500004 } from './migrations/1763730500004-violation-revisions';
import { JudgedWays1763730530001 } from './migrations/1763730530001-judged-ways';
import { FairRates1763730530002 } from './migrations/1763730530002-fair-rates';
import { JourneyFindings1763730510001 } from './migrations/1763730510001-journey-findings';
import { StoredHeadings1763730540002 } from './migrations/1763730540002-stored-headings';
import { ObservedTime1763730550001 } from './migrations/1763730550001-observed-time';
import { VehicleClass1763730540001 } from './migrations/1763730540001-vehicle-class';
import { AuditEntry } from './modules/administration/audit/audit-entry.entity';
import { Account } from './modules/identity/accounts/account.entity';
import { Incident } from './modules/incidents/incident.entity';
import { Journey } from './modules/journeys/journey.entity';
import { Violation } from './modules/violations/violation.entity';
import { migrate, openDataSource, STATEMENT_TIMEOUT_MS } from './platform/db/data-source';
import { roleOf } from './platform/db/serving-role';

const ENTITIES = [
  // One class a line.
  Account,
  AuditEntry,
  Incident,
  Journey,
  Violation,
];

const MIGRATIONS = [
  // Oldest first, one class a line.
  FirstDrive1763625600000,
  AuditLog1763629200000,
  PinReset1763630000000,
  PinChangedAt1763630100000,
  StaffAndDemo1763631000000,
  HostedIdentity1763632000000,
  IncidentsAndStaffActs1763633000000,
  MyData1763634000000,
  ViolatorRanking1763635000000,
  ProfilesSettingsReports1763660000001,
  CrowdAndTariff1763670000001,
  Rollups1763680000001,
  ViolationTable1763680000002,
  CellPassages1763680000003,
  ViolationStatistics1763680000004,
  IncidentMoves1763690000001,
  ViolatorDecisions1763690000002,
  AlertBroadcasts1763690000003,
  SettingsHistory1763690000004,
  SystemControl1763690000005,
  Exports1763690000006,
  Trackers1763700000001,
  Notifications1763700000002,
  DataSaver1763710000001,
  ImportedJourneys1763710000002,
  QuickTables1763710000003,
  ReportsOfPastPeriods1763710000004,
  LevelsOfBinding1763720000001,
  PublicRows1763720300001,
  PublicFigures1763720300002,
  VehicleRegister1763720100001,
  DecisionsByTwo1763720200001,
  VehicleEvents1763720200002,
  MoreThanTyped1763720200003,
  AuditLogInMonths1763720600001,
  ConsentAnswers1763720800001,
  DevicesOfAnAccount1763720500001,
  DataLooks1763720700001,
  StaffSessions1763720600002,
  AnnouncedThresholds1763720600003,
  Allowances1763720400001,
  EventsForStaff1763720200004,
  SpeedLimits1763730000001,
  AgencyFigures1763730100001,
  NamedRanks1763730200001,
  RegisterNames1763730250001,
  DeletedTrackers1763730250002,
  LimitProposals1763730300001,
  AgencyOfTheTime1763730350001,
  MaximumUnknown1763730400001,
  JudgedSpeeding1763730500001,
  SpeedAlerts1763730500002,
  UnconfirmedLimits1763730500003,
  ViolationRevisions1763730500004,
  JudgedWays1763730530001,
  FairRates1763730530002,
  JourneyFindings1763730510001,
  VehicleClass1763730540001,
  StoredHeadings1763730540002,
  ObservedTime1763730550001,
];

/** Where the database is: the same address twice where one role does everything. */
export interface DatabaseAddresses {
  /** For the role that serves. */
  readonly url: string;
  /** For the role that migrates and does schema jobs. */
  readonly ownerUrl: string;
}

/** The product's database, migrated by its owner and open for the role that serves. */
export async function openDatabase(
  { url, ownerUrl }: DatabaseAddresses,
  { statementTimeoutMs = STATEMENT_TIMEOUT_MS }: { statementTimeoutMs?: number } = {},
): Promise<DataSource> {
  const serving = await openDataSource({ url, entities: ENTITIES, migrations: [], statementTimeoutMs });
  try {
    const owner = await openDataSource({
      url: ownerUrl,
      entities: [],
      migrations: MIGRATIONS,
      statementTimeoutMs: 0,
    });
    try {
      await migrate(owner, await roleOf(serving));
    } finally {
      await owner.destroy();
    }
    return serving;
  } catch (error) {
    await serving.destroy();
    throw error;
  }
}
