import { readAppDocuments } from './app-documents';
import type { AppDocuments } from './app-documents';
import type { CountrySize } from './country';
import { pageRequests } from './page-requests';
import { cursorTo, daysAgo } from './places';
import { violationRequests } from './violation-requests';
import type { DashboardRequest } from './violation-requests';

/** Everything that is measured. */
export function dashboardRequests(country: CountrySize): DashboardRequest[] {
  const documents = readAppDocuments();
  return [
    ...['LAST_24_HOURS', 'LAST_7_DAYS', 'LAST_30_DAYS'].map((range) => ({
      name: `overview ${range}`,
      query: documents('staffOverview'),
      variables: () => ({ range }),
    })),
    ...violationRequests(documents, country),
    ...tablesOf(documents, country).flatMap(pagesOf),
    ...othersOf(documents, country),
    ...pageRequests(documents),
  ];
}

/** A table with the filters that it is asked with. */
interface Table {
  readonly name: string;
  readonly query: string;
  readonly firstId: number;
  readonly count: number;
  readonly narrowings: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Every second page is the first one; the others begin behind any row. */
function pagesOf({ name, query, firstId, count, narrowings }: Table): DashboardRequest[] {
  return Object.entries(narrowings).map(([narrowing, asked]) => ({
    name: `${name}, ${narrowing}`,
    query,
    variables: (index) => ({
      first: 50,
      ...asked,
      after: index % 2 === 0 ? null : cursorTo(firstId, count, index),
    }),
  }));
}

function tablesOf(documents: AppDocuments, country: CountrySize): Table[] {
  const { accounts, vehicles, journeys, violations, incidents, auditEntries } = country;
  return [
    {
      name: 'users',
      query: documents('StaffUsers'),
      ...{ firstId: 1001, count: accounts },
      narrowings: {
        all: {},
        'search name': { search: 'Pattern Citizen' },
        'search part': { search: 'c0ffe' },
        'search two letters': { search: 'ab' },
        'search number': { search: '600 012 345' },
        'search nothing': { search: 'zzzzzz' },
      },
    },
    {
      name: 'violators',
      query: documents('StaffViolators'),
      ...{ firstId: 1, count: vehicles },
      narrowings: {
        all: {},
        public: { filter: { category: 'PUBLIC' } },
        'under review': { filter: { status: 'UNDER_REVIEW' } },
        suspended: { filter: { status: 'SUSPENDED' } },
        agency: { filter: { agency: 'United Express' } },
        'search agency': { filter: { search: 'finexs' } },
        'search plate': { filter: { search: 'LT 012 CX' } },
        'search part': { filter: { search: '12' } },
        'search nothing': { filter: { search: 'zzzzzz' } },
        'public, under review, search': {
          filter: { category: 'PUBLIC', status: 'UNDER_REVIEW', search: 'LT' },
        },
      },
    },
    {
      name: 'audit log',
      query: documents('StaffAudit'),
      ...{ firstId: 1, count: auditEntries },
      narrowings: {
        all: {},
        act: { filter: { acts: ['INCIDENT_MOVED'] } },
        acts: { filter: { acts: ['INCIDENT_MOVED', 'EXPORT_STARTED'] } },
        'no such act': { filter: { acts: ['RETENTION_CHANGED'] } },
        actor: { filter: { actorName: 'Staff-7' } },
        'ninety days': { filter: { from: daysAgo(190), to: daysAgo(100) } },
        'search actor': { filter: { search: 'staff-33' } },
        'search target': { filter: { search: `incident:${violations + 33}` } },
        'search all': { filter: { search: 'made by' } },
        'search details': { filter: { search: '"number": 77' } },
        'search nothing': { filter: { search: 'zzzzzz' } },
      },
    },
    {
      name: 'incidents',
      query: documents('StaffIncidents'),
      ...{ firstId: violations + 1, count: incidents },
      narrowings: {
        all: {},
        received: { filter: { status: 'RECEIVED' } },
        high: { filter: { severity: 'HIGH' } },
        'high, received': { filter: { severity: 'HIGH', status: 'RECEIVED' } },
        type: { filter: { incidentType: 'PEDESTRIAN' } },
        'ninety days': { filter: { from: daysAgo(190), to: daysAgo(100) } },
        'search many': { filter: { search: 'stone' } },
        'search few': { filter: { search: 'STONE 1a2b' } },
        'search two letters': { filter: { search: 'ff' } },
        'search nothing': { filter: { search: 'zzzzzz' } },
      },
    },
    {
      name: 'journeys',
      query: documents('staffJourneys'),
      ...{ firstId: 1, count: journeys },
      narrowings: {
        all: { isCounted: true },
        active: { isCounted: true, filter: { isActive: true } },
        ended: { isCounted: true, filter: { isActive: false } },
      },
    },
  ];
}

/** Ids of the whole requests and of single rows. */
function othersOf(
  documents: AppDocuments,
  { journeys, violations, incidents }: CountrySize,
): DashboardRequest[] {
  const asked = (name: string, operation: string, variables: DashboardRequest['variables']) => ({
    name,
    query: documents(operation),
    variables,
  });
  const counts: readonly [string, object][] = [
    ['all', {}],
    ['high', { severity: 'HIGH' }],
    ['search many', { search: 'stone' }],
    ['search nothing', { search: 'zzzzzz' }],
  ];
  return [
    ...counts.map(([name, filter]) =>
      asked(`incidents counted, ${name}`, 'StaffIncidentCounts', () => ({
        forSeverity: filter,
        forStatus: filter,
      })),
    ),
    ...['VIOLATIONS', 'PER_1000_KM'].flatMap((by) => [
      asked(`vehicles by ${by}`, 'VehicleRanking', () => ({ by, days: 30 })),
      asked(`agencies by ${by}`, 'AgencyRanking', () => ({ by, days: 90 })),
    ]),
    ...[7, 30, 90].flatMap((days) => [
      asked(`analytics of ${days} days`, 'AnalyticsFigures', () => ({ days, agenciesBy: 'VIOLATIONS' })),
      asked(`before and after ${days} days`, 'AnalyticsBeforeAfter', () => ({ days, at: daysAgo(days + 2) })),
    ]),
    // Other days each time, so that nothing is remembered.
    asked('roads', 'AnalyticsRoads', (index) => ({ days: 90 - (index % 60), first: 50, by: 'PER_PASSAGE' })),
    asked('map', 'operationsMap', () => ({})),
    asked('journey', 'staffJourneyDetail', (index) => ({ id: String(1 + ((index * 7_919) % journeys)) })),
    asked('incident', 'StaffIncidentDetail', (index) => ({
      id: String(violations + 1 + ((index * 7_919) % incidents)),
    })),
    asked('violator history', 'ViolatorHistory', () => ({ vehicleId: '40' })),
    asked('names of agencies', 'staffViolationAgencies', () => ({})),
    asked('daily reports', 'DailyReports', () => ({ first: 30 })),
    asked('health', 'ServiceHealth', () => ({})),
    asked('counts before an act', 'SystemCounts', () => ({})),
  ];
}
