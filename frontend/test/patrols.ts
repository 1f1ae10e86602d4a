import { civilDayOf, isoDay } from '@wakafine/domain/time/civil-time';
import { serveApi, VIEWER, type Answers } from './api';

/** A supervisor, who plans patrols. */
export const PLANNER = {
  ...VIEWER,
  ...{ mobileNumber: null, username: 'demo.supervisor', displayName: 'Demo Supervisor', role: 'SUPERVISOR' },
  permissions: ['canViewDashboard', 'canGenerateReports', 'canBroadcastAlerts'],
  ...{ isDemo: true, mustChangePassword: false, hasTotp: false, lastSignInAt: null },
};
/** A number with its band. */
export const patrolBand = (expected: number, low: number, high: number) => ({ expected, low, high });
/** A place of a plan. */
export const patrolPlace = (segmentId: string, fromKm: number, isLearning = false) => ({
  ...{ segmentId, road: 'N5', fromKm, toKm: fromKm + 5, towns: ['Penja', 'Loum'], isLearning },
  ...{ line: [4.6, 9.7, 4.65, 9.72], eventsByHour: [1, 2, 3, 2] },
});
/** A stop of a plan. */
export const patrolStop = (number: number, part: object = {}) => ({
  ...{ number, patrol: 0, fromHour: 1, hours: 2, isLocked: false, place: patrolPlace('N5-014', 70) },
  ...{ band: patrolBand(6.4, 3, 11), travelMinutes: 50, counted: null, grade: null, ...part },
});
/** A stored plan of tonight: two stops of patrol A, a locked one of B. */
export const PATROL_PLAN = {
  ...{
    night: isoDay(civilDayOf(Date.now())),
    version: 2,
    fromHour: 18,
    hours: 8,
    starts: ['Douala', 'Edéa'],
    basis: 'LAST_WEEKS',
  },
  ...{
    isAllTraffic: true,
    band: patrolBand(31.2, 20, 45),
    unplanned: patrolBand(14, 8, 21),
    allEvents: 830.4,
  },
  ...{ eventsByHour: [47, 75, 108, 140, 149, 128, 104, 79], learningPercent: 18.75, travelMinutes: 190 },
  ...{ savedAt: '2026-11-22T15:30:00Z', savedBy: 'm.tabe', copies: 1, counted: null, grade: null },
  stops: [
    patrolStop(0),
    patrolStop(1, { fromHour: 5, hours: 3, place: patrolPlace('N5-022', 110), band: patrolBand(5, 2, 9) }),
    patrolStop(2, {
      patrol: 1,
      fromHour: 4,
      place: patrolPlace('N5-030', 150, true),
      band: patrolBand(4, 0, 10),
      isLocked: true,
    }),
  ],
};

/** Serves the page of tonight. */
export function serveTonight(answers: Answers = {}) {
  return serveApi({
    viewer: PLANNER,
    ...{
      myExports: [],
      patrolPlan: PATROL_PLAN,
      patrolTowns: ['Bafoussam', 'Douala', 'Edéa'],
      patrolNights: [],
    },
    ...{
      patrolProposal: { ...PATROL_PLAN, version: 0, savedAt: null, savedBy: null },
      patrolPlaces: [patrolPlace('N5-001', 5)],
    },
    ...answers,
  });
}
