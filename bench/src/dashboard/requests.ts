/** A request that the dashboard sends, with variables that may differ each time. */
export interface DashboardRequest {
  readonly name: string;
  readonly query: string;
  readonly variables: (index: number) => Readonly<Record<string, unknown>>;
}

const CARD = '{ value inRange before changePercent series }';
const VIOLATION = `id journeyId registrationNumber transportAgency category vehicleType speedKmh meanSpeedKmh startedAt
  endedAt latitude longitude severity grade reported status isClaimed vehicleStatus`;
const OVERVIEW = `query ($range: DashboardRange!) { viewer { id role permissions }
  speedThresholds { caution warning danger } dashboard(range: $range) { range from until slotS computedAt
  totalViolations ${CARD} todaysReports ${CARD} activeJourneys ${CARD} safetyScore ${CARD} violationsPer1000Km ${CARD}
  activeByZone { safe caution warning danger unknown } openIncidents { low medium high }
  incidents { id incidentType severity status occurredAt } violations { ${VIOLATION} } } }`;
const TABLE = `query ($after: String, $filter: ViolationFilter, $sort: ViolationSort!, $search: String) {
  violations(first: 50, after: $after, filter: $filter, sort: $sort, search: $search) {
  pageInfo { hasNextPage endCursor } edges { cursor node { ${VIOLATION} } } } }`;
const COUNT = `query ($filter: ViolationFilter, $search: String) {
  violations(first: 1, filter: $filter, search: $search) { boundedCount { count isMore } } }`;

/** Narrowings that lie badly for one index or another. */
const NARROWINGS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  all: {},
  caution: { filter: { severity: 'CAUTION' } },
  'danger, public': { filter: { severity: 'DANGER', category: 'PUBLIC' } },
  agency: { filter: { transportAgency: 'United Express' } },
  'agency, caution': { filter: { transportAgency: 'Garanti Express', severity: 'CAUTION' } },
  resolved: { filter: { status: 'RESOLVED' } },
  'resolved, danger, agency': {
    filter: { status: 'RESOLVED', severity: 'DANGER', transportAgency: 'United Express' },
  },
  'no such agency': { filter: { transportAgency: 'Nobody' } },
  'search agency': { search: 'finexs' },
  'search plate': { search: 'LT 012 CX' },
  'search ends': { search: 'QK' },
  'search region': { search: 'CE' },
  'search nothing': { search: 'zzzzzz' },
};
const SORTS = ['NEWEST', 'OLDEST', 'FASTEST', 'SLOWEST'];

/** Everything that is measured; `violations` are how many there are, so that pages begin anywhere. */
export function dashboardRequests({ violations }: { violations: number }): DashboardRequest[] {
  const cursor = (index: number): string =>
    Buffer.from(String(1 + ((index * 7_919_177) % violations))).toString('base64url');
  const days = (count: number): string => new Date(Date.now() - count * 86_400_000).toISOString();
  const narrowings = {
    ...NARROWINGS,
    'one hour': { filter: { from: days(100), to: days(100 - 1 / 24) } },
    'ninety days': { filter: { from: days(190), to: days(100) } },
  };
  const tables = Object.entries(narrowings).flatMap(([name, narrowing]) =>
    SORTS.map((sort) => ({
      name: `violations ${sort}, ${name}`,
      query: TABLE,
      // Every second page is the first one; the others begin behind any row.
      variables: (index: number) => ({
        ...narrowing,
        sort,
        after: index % 2 === 0 ? null : cursor(index),
      }),
    })),
  );
  const counts = Object.entries(narrowings).map(([name, narrowing]) => ({
    name: `violations counted, ${name}`,
    query: COUNT,
    variables: () => narrowing,
  }));
  const overviews = ['LAST_24_HOURS', 'LAST_7_DAYS', 'LAST_30_DAYS'].map((range) => ({
    name: `overview ${range}`,
    query: OVERVIEW,
    variables: () => ({ range }),
  }));
  return [
    ...overviews,
    ...tables,
    ...counts,
    ...OTHERS.map(([name, query]) => ({ name, query, variables: () => ({}) })),
  ];
}

const OTHERS: readonly [name: string, query: string][] = [
  [
    'violators',
    '{ topViolators(first: 100) { vehicleId rank registrationNumber violationCount severity status } }',
  ],
  ...['VIOLATIONS', 'PER_1000_KM'].map((by): [string, string] => [
    `vehicles by ${by}`,
    `{ vehicleRanking(by: ${by}, first: 50) { rank vehicleId registrationNumber violations distanceKm per1000Km trendPercent } }`,
  ]),
  [
    'agencies',
    '{ agencyRanking(days: 90) { rank transportAgency violations distanceKm per1000Km trendPercent } }',
  ],
  ['incidents', '{ incidents(first: 50) { edges { node { id severity status description occurredAt } } } }'],
  [
    'journeys',
    '{ journeys(first: 50) { edges { node { id registrationNumber distanceKm maxSpeedKmh startTime } } } }',
  ],
  ['users', '{ users(first: 50) { edges { node { id mobileNumber status } } } }'],
  [
    'map',
    `{ operationsMap { journeys { id registrationNumber latitude longitude speedKmh zone }
       incidents { id latitude longitude severity } violations { id latitude longitude severity } } }`,
  ],
];
