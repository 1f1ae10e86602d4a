import { isoDay, civilDayOf } from '@wakafine/domain/time/civil-time';
import { DAY_MS } from '@wakafine/domain/units';

const DAYS_AHEAD = 7;

/**
 * The campaign of demo mode, which begins in a week: its goal is set beforehand, as that of a real one should be. The demo
 * buses drive between Boumnyébel and Edéa.
 */
export function demoCampaign(nowMs: number) {
  return {
    name: 'Demo: speed signs before Edéa',
    kind: 'SIGNS',
    road: 'N3',
    fromKm: 110,
    toKm: 185,
    vehicles: 'ALL',
    startsOn: isoDay(civilDayOf(nowMs + DAYS_AHEAD * DAY_MS)),
    weeks: 8,
    goalPercent: -20,
    costXaf: 4_500_000,
    clientId: 'f0000000-0000-4000-8000-000000000000',
  } as const;
}

/** The view that the administrator of demo mode has stored, and shares: buses on one road at night. */
export const DEMO_VIEW = {
  name: 'Demo: night buses on the N3',
  page: 'SEGMENTS',
  sentence: 'vehicles=BUSES&road=N3&fromHour=18&untilHour=6',
  isShared: true,
  clientId: 'f0000000-0000-4000-8000-000000000001',
} as const;

/** The key that the first citizen of demo mode has created for public figures; it works at once, and nobody has its secret. */
export const DEMO_PUBLIC_KEY = {
  name: 'Demo: public figures',
  scopes: ['statistics:read', 'violations:public'],
  lifeDays: 90,
} as const;

/** The key that the agency of demo mode has asked for; an administrator can decide on it. */
export const DEMO_AGENCY_KEY = {
  name: 'Demo: fleet office',
  scopes: ['fleet:read'],
  lifeDays: 90,
  purpose: 'Demo: the office shows violations of its own buses on its wall.',
} as const;
