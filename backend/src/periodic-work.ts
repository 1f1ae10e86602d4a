import { CROWD_CLEANUP_EVERY_MS } from '@wakafine/domain/incidents/crowd-validator';
import { HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { deleteExpiredNonces } from './modules/identity/hosted/prove-subject';
import { deleteOldAllowances } from './modules/identity/allowances/allowances';
import { deleteOldResets } from './modules/identity/pin-reset/request-pin-reset';
import { deleteOldKeyUse, storeKeyUse } from './modules/identity/keys/store-key-use';
import { deleteExpiredSessions } from './modules/identity/sessions/sessions';
import { applyRetention } from './modules/administration/retention/apply-retention';
import {
  deleteOldDeprecatedUse,
  storeDeprecatedUse,
} from './modules/administration/deprecations/deprecated-use';
import { createDailyReports } from './modules/administration/exports/daily-reports';
import { tidyExports } from './modules/administration/exports/export-jobs';
import { deleteOldContests, runCaseClock } from './modules/cases/clock/run-case-clock';
import { releaseHeldEvidence } from './modules/cases/erasure/release-held-evidence';
import { sendCaseNotices } from './modules/agencies/mail/send-case-notices';
import { sendAgencyReports } from './modules/agencies/mail/weekly-reports';
import { applyViolatorRule } from './modules/violators/apply-violator-rule';
import { deleteOldLooks } from './modules/administration/retention/delete-old-looks';
import { maintainAuditLog } from './modules/administration/audit/maintain-audit-log';
import { eraseDueAccounts } from './modules/administration/retention/erase-accounts';
import { sequenceLeaves } from './modules/evidence/log/sequence-leaves';
import { sealDueEvidence } from './modules/evidence/proofs/seal-evidence';
import { deleteOldSmsReports } from './modules/incidents/sms/receive-sms';
import { deleteOldCrowdReports } from './modules/incidents/crowd/delete-old-crowd-reports';
import { endSilentJourneys } from './modules/journeys/lifecycle/end-silent-journeys';
import { publishOpenData } from './modules/open-data/publish/publish-open-data';
import { countPassages } from './modules/statistics/analytics/count-passages';
import { packTracks } from './modules/journeys/tracks/pack-tracks';
import { deleteOldFamilyLinks } from './modules/family/delete-old-family-links';
import { deleteOldPresences } from './modules/vehicle-events/delete-old-presences';
import { packFigureDays } from './modules/statistics/segments/figures/pack-days';
import { bookSegments } from './modules/statistics/segments/book-segments';
import { countDangerousStretches } from './modules/statistics/stretches/count-dangerous-stretches';
import { mailDueViews } from './modules/statistics/views/mail-due-views';
import { foldRollups } from './modules/statistics/rollups/fold-rollups';
import { deleteOldAlerts } from './modules/notifications/alerts/active-alerts';
import { announceThresholds } from './modules/settings/thresholds/announce-thresholds';
import { retentionInForce } from './modules/settings/authority/retention-settings';
import { prepareFixDays } from './modules/journeys/storage/fix-days';
import { expireTrackerMessages } from './modules/journeys/trackers/expire-tracker-messages';
import { endStillJourneys } from './modules/journeys/trackers/end-still-journeys';
import { deleteExpiredMessages } from './modules/notifications/send-messages';
import { deleteOldNotifications, sendWeeklySummaries } from './modules/notifications/weekly-summary';
import { deleteOldPublicEvents } from './modules/public-events/delete-old-public-events';
import { logAtOnce } from './modules/public-events/log-at-once';
import { logTotals } from './modules/public-events/log-totals';
import { logViolations } from './modules/public-events/log-violations';
import { deleteOldDeliveries } from './modules/webhooks/list-deliveries';
import { backUpEachNight } from './nightly-backup';
import { deleteFullPots } from './platform/limits/common-pots';
import { deleteFreePlaces } from './platform/limits/shared-places';
import { deleteOldEvents } from './platform/live/crossing/delete-old-events';
import { deleteOldSms } from './platform/outbox/outbox';
import { deleteOldMail } from './platform/outbox/mail-outbox';
import { DISK_EVERY_MS } from './platform/health/disk-watch';
import { noteService, NOTE_EVERY_MS } from './platform/availability/service-days';
import type { Services } from './platform/context/context';
import type { Job } from './platform/jobs/jobs';

/** Delay after midnight within which the report of a day may come, ms. */
const DAILY_REPORTS_EVERY_MS = 5 * MINUTE_MS;
/** Maximum delay before the rule for violators applies to a vehicle, ms. */
const VIOLATOR_RULE_EVERY_MS = 5 * MINUTE_MS;

/** Longest delay after which an open app hears of announced thresholds that have come into force, ms. */
const ANNOUNCE_THRESHOLDS_EVERY_MS = 5_000;

/** Interval at which additions to the figures are folded into them; until then every reader adds them up. */
const ROLLUPS_EVERY_MS = 2_000;

/** Interval at which the use of API keys is stored; until then the other processes do not count it. */
const KEY_USE_EVERY_MS = 2_000;
/** Longest delay of an alert on its way into the public log, ms. */
const LOG_AT_ONCE_EVERY_MS = 2_000;

/** Work done once in its period, by one of the server processes. */
export function periodicWork(services: Services): Job[] {
  return [
    { name: 'end silent journeys', everyMs: MINUTE_MS, work: () => endSilentJourneys(services) },
    { name: 'expire tracker messages', everyMs: HOUR_MS, work: () => expireTrackerMessages(services) },
    { name: 'end still journeys', everyMs: MINUTE_MS, work: () => endStillJourneys(services) },
    {
      name: 'delete old crowd reports',
      everyMs: CROWD_CLEANUP_EVERY_MS,
      work: () => deleteOldCrowdReports(services),
    },
    {
      name: 'apply violator rule',
      everyMs: VIOLATOR_RULE_EVERY_MS,
      work: () => applyViolatorRule(services),
    },
    { name: 'run case clock', everyMs: MINUTE_MS, work: () => runCaseClock(services) },
    { name: 'inform agencies of cases', everyMs: MINUTE_MS, work: () => sendCaseNotices(services) },
    { name: 'report to agencies', everyMs: HOUR_MS, work: () => sendAgencyReports(services) },
    { name: 'delete old reports by SMS', everyMs: HOUR_MS, work: () => deleteOldSmsReports(services) },
    { name: 'mail views', everyMs: MINUTE_MS, work: () => mailDueViews(services) },
    { name: 'delete old mail', everyMs: HOUR_MS, work: () => deleteOldMail(services) },
    { name: 'delete full pots', everyMs: HOUR_MS, work: () => deleteFullPots(services) },
    { name: 'delete free places', everyMs: HOUR_MS, work: () => deleteFreePlaces(services) },
    { name: 'delete old contests', everyMs: HOUR_MS, work: () => deleteOldContests(services) },
    { name: 'release held evidence', everyMs: HOUR_MS, work: () => releaseHeldEvidence(services) },
    { name: 'count passages', everyMs: MINUTE_MS, work: () => countPassages(services) },
    { name: 'publish open data', everyMs: HOUR_MS, work: () => publishOpenData(services) },
    {
      name: 'book segments',
      everyMs: MINUTE_MS,
      work: async () => {
        await bookSegments(services);
        await packFigureDays(services);
      },
    },
    {
      name: 'count dangerous stretches',
      everyMs: HOUR_MS,
      work: () => countDangerousStretches(services),
    },
    { name: 'pack tracks', everyMs: MINUTE_MS, work: () => packTracks(services) },
    { name: 'delete old resets', everyMs: MINUTE_MS, work: () => deleteOldResets(services) },
    { name: 'delete old allowances', everyMs: HOUR_MS, work: () => deleteOldAllowances(services) },
    { name: 'delete old messages', everyMs: HOUR_MS, work: () => deleteOldSms(services) },
    { name: 'send weekly summaries', everyMs: HOUR_MS, work: () => sendWeeklySummaries(services) },
    { name: 'delete old notifications', everyMs: HOUR_MS, work: () => deleteOldNotifications(services) },
    { name: 'delete old family links', everyMs: HOUR_MS, work: () => deleteOldFamilyLinks(services) },
    { name: 'delete old presences', everyMs: HOUR_MS, work: () => deleteOldPresences(services) },
    { name: 'give up messages to phones', everyMs: HOUR_MS, work: () => deleteExpiredMessages(services) },
    { name: 'delete expired sessions', everyMs: HOUR_MS, work: () => deleteExpiredSessions(services) },
    { name: 'delete old key use', everyMs: HOUR_MS, work: () => deleteOldKeyUse(services) },
    { name: 'delete old deprecated use', everyMs: HOUR_MS, work: () => deleteOldDeprecatedUse(services) },
    { name: 'seal evidence', everyMs: MINUTE_MS, work: () => sealDueEvidence(services) },
    { name: 'sequence evidence', everyMs: MINUTE_MS, work: () => sequenceLeaves(services) },
    { name: 'erase accounts', everyMs: MINUTE_MS, work: () => eraseDueAccounts(services) },
    {
      name: 'apply retention',
      everyMs: HOUR_MS,
      work: async () => applyRetention(services, await retentionInForce(services)),
    },
    {
      name: 'prepare days of fixes',
      everyMs: HOUR_MS,
      work: () => prepareFixDays((...call) => services.owner.run(...call), services.clock()),
    },
    { name: 'delete old looks', everyMs: HOUR_MS, work: () => deleteOldLooks(services) },
    { name: 'keep audit log', everyMs: HOUR_MS, work: () => maintainAuditLog(services) },
    { name: 'tidy exports', everyMs: MINUTE_MS, work: () => tidyExports(services) },
    { name: 'daily reports', everyMs: DAILY_REPORTS_EVERY_MS, work: () => createDailyReports(services) },
    { name: 'delete old alerts', everyMs: HOUR_MS, work: () => deleteOldAlerts(services) },
    ...(services.backups?.isMadeHere === true
      ? [{ name: 'back up', everyMs: HOUR_MS, work: () => backUpEachNight(services) }]
      : []),
    { name: 'delete old events', everyMs: MINUTE_MS, work: () => deleteOldEvents(services) },
    { name: 'log public violations', everyMs: MINUTE_MS, work: () => logViolations(services) },
    { name: 'log public totals', everyMs: MINUTE_MS, work: () => logTotals(services) },
    { name: 'delete old deliveries', everyMs: HOUR_MS, work: () => deleteOldDeliveries(services) },
    { name: 'delete old public events', everyMs: HOUR_MS, work: () => deleteOldPublicEvents(services) },
    { name: 'delete expired nonces', everyMs: HOUR_MS, work: () => deleteExpiredNonces(services) },
  ];
}

/**
 * Work of every server process: notifying its own sockets, and a folding of which one process at a time does the
 * work.
 */
export function processWork(services: Services): Job[] {
  return [
    { name: 'log public alerts', everyMs: LOG_AT_ONCE_EVERY_MS, work: () => logAtOnce(services) },
    { name: 'look at the disk', everyMs: DISK_EVERY_MS, work: () => services.disk.look() },
    { name: 'note service', everyMs: NOTE_EVERY_MS, work: () => noteService(services) },
    { name: 'store key use', everyMs: KEY_USE_EVERY_MS, work: () => storeKeyUse(services) },
    { name: 'store deprecated use', everyMs: MINUTE_MS, work: () => storeDeprecatedUse(services) },
    { name: 'fold rollups', everyMs: ROLLUPS_EVERY_MS, work: () => foldRollups(services) },
    {
      name: 'announce thresholds',
      everyMs: ANNOUNCE_THRESHOLDS_EVERY_MS,
      work: announceThresholds(services),
    },
  ];
}
