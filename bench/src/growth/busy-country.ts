import type { PushedEvent } from './live-feed';

/** Events in a second, one of each second being the dashboard as a whole, and one all vehicles that have moved. */
export const EVENTS_PER_SECOND = 50;
const VEHICLES = 200;
const ROWS = 10;
const SEVERITIES = ['CAUTION', 'WARNING', 'DANGER'] as const;
const TYPES = ['ROAD_HAZARD', 'RECKLESS_DRIVING', 'PEDESTRIAN'] as const;
const LEVELS = ['LOW', 'MEDIUM', 'HIGH'] as const;
const PLACE = { lat: 4.05, lng: 9.7 };
const AGENCY = 'Bench Express';

/** 50 events a second: ever new violations and incidents, and vehicles that move. */
export function createBusyCountry(): (nowMs: number) => PushedEvent[] {
  let lastId = 1_000_000;
  let violations: object[] = [];
  let incidents: object[] = [];
  const fresh = () => (lastId += 1);
  return (nowMs) => {
    const at = new Date(nowMs).toISOString();
    const opened = times(18, () => violationOf(fresh(), at));
    const reported = times(4, () => incidentOf(fresh(), at));
    violations = [...opened, ...violations].slice(0, ROWS);
    incidents = [...reported, ...incidents].slice(0, ROWS);
    return [
      ...opened.map((value) => ({ field: 'violationCreated', value })),
      ...opened.map((value) => ({ field: 'violationUpdated', value: { ...value, endedAt: at } })),
      ...reported.map((value) => ({ field: 'incidentReported', value })),
      ...reported.map((value) => ({ field: 'incidentUpdated', value: { ...value, status: 'VERIFIED' } })),
      ...times(4, (index) => ({ field: 'journeyUpdated', value: journeyOf(index, nowMs, at) })),
      { field: 'liveJourneysUpdated', value: { changed: times(VEHICLES, moved(nowMs, at)), endedIds: [] } },
      { field: 'dashboardUpdated', value: dashboardOf({ at, violations, incidents, lastId }) },
    ].slice(-EVENTS_PER_SECOND);
  };
}

function times<Value>(count: number, make: (index: number) => Value): Value[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function of<Value>(values: readonly Value[], id: number): Value | undefined {
  return values[id % values.length];
}

function placeOf(id: number): { latitude: number; longitude: number } {
  return { latitude: PLACE.lat + (id % 97) / 60, longitude: PLACE.lng + (id % 89) / 60 };
}

function violationOf(id: number, at: string) {
  return {
    id: String(id),
    journeyId: String(id % VEHICLES),
    registrationNumber: 'LT-•••-BE',
    vehicleId: String(id % VEHICLES),
    transportAgency: AGENCY,
    category: 'PUBLIC',
    vehicleType: 'BUS',
    ...placeOf(id),
    severity: of(SEVERITIES, id),
    speedKmh: 51 + (id % 60),
    meanSpeedKmh: 50,
    startedAt: at,
    endedAt: null,
    grade: 'A',
    status: 'UNDER_REVIEW',
    violationType: 'SPEEDING',
    fixCount: 12,
    reported: false,
    isClaimed: false,
    isOwn: false,
    isWithdrawn: false,
    binding: 'TYPED',
    eventId: null,
    isPrimary: true,
  };
}

function incidentOf(id: number, at: string) {
  return {
    id: String(id),
    incidentType: of(TYPES, id),
    mood: 'WORRIED',
    severity: of(LEVELS, id),
    status: 'RECEIVED',
    description: `Something on the road, number ${id}`,
    occurredAt: at,
    receivedAt: at,
    ...placeOf(id),
    photoUrl: null,
    confirmationCount: 0,
    crowdVerdict: null,
    statusReason: null,
    duplicateOfId: null,
    history: [],
    isOwn: false,
    version: 1,
  };
}

function moved(nowMs: number, at: string) {
  return (index: number) => ({
    id: String(index),
    vehicleId: String(index),
    category: 'PUBLIC',
    registrationNumber: 'LT-•••-BE',
    transportAgency: AGENCY,
    vehicleType: 'BUS',
    latitude: PLACE.lat + ((nowMs / 1_000 + index * 31) % 2_000) / 1_000,
    longitude: PLACE.lng + ((nowMs / 1_000 + index * 17) % 2_000) / 1_000,
    speedKmh: 40 + (index % 50),
    zone: index % 5 === 0 ? 'DANGER' : 'SAFE',
    since: at,
    lastFixAt: at,
  });
}

function journeyOf(index: number, nowMs: number, at: string) {
  const { category, registrationNumber, transportAgency, vehicleType, vehicleId, speedKmh, zone } = moved(
    nowMs,
    at,
  )(index);
  return {
    ...{ id: String(index), category, registrationNumber, transportAgency, vehicleType, vehicleId, zone },
    role: 'DRIVER',
    startTime: at,
    endTime: null,
    lastFixAt: at,
    distanceKm: 12,
    maxSpeedKmh: 90,
    averageSpeedKmh: 50,
    currentSpeedKmh: speedKmh,
    isActive: true,
    status: 'ACTIVE',
    isEndProvisional: false,
    isImported: false,
    violationCount: 1,
    acceptedThrough: 100,
  };
}

function dashboardOf({
  at,
  violations,
  incidents,
  lastId,
}: {
  at: string;
  violations: object[];
  incidents: object[];
  lastId: number;
}) {
  const card = (value: number) => ({
    value,
    inRange: value,
    before: value - 3,
    changePercent: 1,
    series: times(30, (index) => value + (index % 7)),
  });
  return {
    range: 'LAST_30_DAYS',
    from: at,
    until: at,
    slotS: 86_400,
    computedAt: at,
    isDemo: false,
    totalViolations: card(lastId),
    todaysReports: card(lastId % 400),
    activeJourneys: card(VEHICLES),
    safetyScore: card(87),
    violationsPer1000Km: card(2),
    activeByZone: { safe: 160, caution: 0, warning: 0, danger: 40, unknown: 0 },
    openIncidents: { low: 3, medium: 5, high: 2 },
    incidents,
    violations,
  };
}
