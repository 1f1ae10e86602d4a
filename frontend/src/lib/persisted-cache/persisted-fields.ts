/**
 * Fields of `Query` that a citizen can read without a network. The journey that is on is not among them: what
 * the phone
 * knows of it stands in `lib/offline/own-journeys`, and an old answer that there is none would end one that goes on.
 */
const PERSISTED_FIELDS: ReadonlySet<string> = new Set([
  'alertSettings',
  'amILeftOutOfOpenData',
  'incident',
  'incidents',
  'journey',
  'journeys',
  'monthlySummary',
  'myReports',
  'mySessions',
  'myStatistics',
  'notifications',
  'quietHours',
  'recentViolations',
  'report',
  'speedThresholds',
  'topViolators',
  'transportAgencies',
  'viewer',
  'violation',
  'violations',
]);

/** Whether the answers to a field of `Query` are stored, and when they came. */
export function isPersistedField(name: string): boolean {
  return PERSISTED_FIELDS.has(name);
}
