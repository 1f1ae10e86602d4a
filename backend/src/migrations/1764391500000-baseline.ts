import type { MigrationInterface, QueryRunner } from 'typeorm';
import { AGENCIES } from './baseline/agencies/agencies';
import { AGENCY_MEMBERS } from './baseline/agencies/members';
import { AUDIT } from './baseline/authority/audit';
import { LIMITS } from './baseline/authority/limits';
import { REPORTS } from './baseline/authority/reports';
import { SETTINGS } from './baseline/authority/settings';
import { VIOLATORS } from './baseline/authority/violators';
import { CASES } from './baseline/cases/cases';
import { CASE_STEPS } from './baseline/cases/steps';
import { CASE_WORDS } from './baseline/cases/words';
import { EVIDENCE_LOG } from './baseline/evidence/log';
import { EVIDENCE_OPENING } from './baseline/evidence/opening';
import { EVIDENCE_PROOFS } from './baseline/evidence/proofs';
import { EVIDENCE_RECORDS } from './baseline/evidence/records';
import { FIGURE_COUNTING } from './baseline/figures/counting';
import { FIGURES } from './baseline/figures/figures';
import { FIGURE_LINES } from './baseline/figures/lines';
import { SEGMENT_SUMS } from './baseline/figures/segment-sums';
import { SEGMENT_TRIGGERS } from './baseline/figures/segment-triggers';
import { SEGMENTS } from './baseline/figures/segments';
import { FIGURE_SUMS } from './baseline/figures/sums';
import { CRASH_RECORDS } from './baseline/incidents/crash-records';
import { CROWD } from './baseline/incidents/crowd';
import { INCIDENTS } from './baseline/incidents/incidents';
import { BINDINGS } from './baseline/journeys/bindings';
import { FIX_DAYS } from './baseline/journeys/fix-days';
import { FIX_READS } from './baseline/journeys/fix-reads';
import { FIXES } from './baseline/journeys/fixes';
import { JOURNEY_START } from './baseline/journeys/journey-start';
import { JOURNEYS } from './baseline/journeys/journeys';
import { JUDGED_WAYS } from './baseline/journeys/judged-ways';
import { TRACKERS } from './baseline/journeys/trackers';
import { TRACKS } from './baseline/journeys/tracks';
import { VEHICLES } from './baseline/journeys/vehicles';
import { ACCOUNTS } from './baseline/people/accounts';
import { API_KEYS } from './baseline/people/api-keys';
import { CONSENT } from './baseline/people/consent';
import { MESSAGES } from './baseline/people/messages';
import { NOTIFICATIONS } from './baseline/people/notifications';
import { SIGN_IN } from './baseline/people/sign-in';
import { LIVE_EVENTS } from './baseline/processes/live-events';
import { SHARED_LIMITS } from './baseline/processes/shared-limits';
import { PUBLIC_EVENTS } from './baseline/public/events';
import { OPEN_DATA } from './baseline/public/open-data';
import { WEBHOOKS } from './baseline/public/webhooks';
import { PUBLIC_ROWS } from './baseline/violations/public-rows';
import { REVISIONS } from './baseline/violations/revisions';
import { VEHICLE_EVENTS } from './baseline/violations/vehicle-events';
import { VIOLATION_LISTS } from './baseline/violations/violation-lists';
import { VIOLATIONS } from './baseline/violations/violations';

/** The schema of the first release; tables stand before those that refer to them. */
const STATEMENTS: readonly string[] = [
  ...AGENCIES,
  ...ACCOUNTS,
  ...SIGN_IN,
  ...CONSENT,
  ...API_KEYS,
  ...NOTIFICATIONS,
  ...MESSAGES,
  ...SETTINGS,
  ...LIMITS,
  ...AUDIT,
  ...VEHICLES,
  ...TRACKERS,
  ...VIOLATORS,
  ...JOURNEYS,
  ...JOURNEY_START,
  ...FIXES,
  ...FIX_DAYS,
  ...FIX_READS,
  ...TRACKS,
  ...BINDINGS,
  ...JUDGED_WAYS,
  ...VIOLATIONS,
  ...VIOLATION_LISTS,
  ...REVISIONS,
  ...VEHICLE_EVENTS,
  ...PUBLIC_ROWS,
  ...EVIDENCE_LOG,
  ...EVIDENCE_PROOFS,
  ...EVIDENCE_RECORDS,
  ...EVIDENCE_OPENING,
  ...CASES,
  ...CASE_STEPS,
  ...CASE_WORDS,
  ...AGENCY_MEMBERS,
  ...INCIDENTS,
  ...CROWD,
  ...CRASH_RECORDS,
  ...REPORTS,
  ...FIGURES,
  ...FIGURE_LINES,
  ...FIGURE_SUMS,
  ...FIGURE_COUNTING,
  ...SEGMENTS,
  ...SEGMENT_SUMS,
  ...SEGMENT_TRIGGERS,
  ...PUBLIC_EVENTS,
  ...WEBHOOKS,
  ...OPEN_DATA,
  ...LIVE_EVENTS,
  ...SHARED_LIMITS,
];

/** Everything that the first release stores. There is nothing before it to go back to. */
export class Baseline1764391500000 implements MigrationInterface {
  name = 'Baseline1764391500000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) {
      await runner.query(statement);
    }
  }

  down(): Promise<void> {
    return Promise.reject(new Error('There is nothing before the baseline: delete the database instead'));
  }
}
