import { randomUUID } from 'node:crypto';
import { LIMITED_CLASSES, OPEN_ROAD, TOWN_LIMITS_KMH } from '@wakafine/domain/limits/speed-limits';
import { ADD_SHIPPED_LIMITS } from '../modules/limits/limits.queries';
import type { Answer, JsonValue, TestClient } from './server/test-client';
import type { TestServer } from './server/test-server';

const CONTENT = `{ zone placeName source confidence geometryUncertaintyM classLimits { vehicleClass limitKmh }
  hours { days fromMinute untilMinute } shape { kind centre radiusM line halfWidthM isOneWay rings } }`;
const PROPOSAL = `{ id kind limitId reason outcome proposedBy decidedBy decisionReason isByViewer isForViewer validFrom
  validUntil inForceFrom before ${CONTENT} after ${CONTENT} }`;
const PREVIEW =
  '{ sinceAt journeys isSample violations added removed changedSeverity bySeverity { severity today drafted } }';
const CALLS = {
  preview: `query ($input: PreviewLimitChangeInput!) { previewLimitChange(input: $input) ${PREVIEW} }`,
  previewProposals: `query ($ids: [ID!]!) { previewLimitProposals(proposalIds: $ids) ${PREVIEW} }`,
  propose: `mutation ($input: ProposeSpeedLimitInput!) { proposeSpeedLimit(input: $input) ${PROPOSAL} }`,
  confirm: `mutation ($input: ProposeConfirmationsInput!) { proposeLimitConfirmations(input: $input) ${PROPOSAL} }`,
  second: `mutation ($ids: [ID!]!) { secondLimitProposals(proposalIds: $ids) ${PROPOSAL} }`,
  refuse: `mutation ($input: RefuseLimitProposalsInput!) { refuseLimitProposals(input: $input) ${PROPOSAL} }`,
  withdraw: `mutation ($ids: [ID!]!) { withdrawLimitProposals(proposalIds: $ids) ${PROPOSAL} }`,
  history: `query ($limitId: ID!) { speedLimitHistory(limitId: $limitId) ${PROPOSAL} }`,
  waiting: `{ limitProposals(first: 10) { totalCount edges { node ${PROPOSAL} } } }`,
  checklist: '{ limitChecklist { defaults { total confirmed waiting } drawn { total confirmed waiting } } }',
  list: `query ($filter: SpeedLimitFilter, $first: Int! = 20, $after: String) {
    speedLimits(filter: $filter, first: $first, after: $after) { totalCount pageInfo { endCursor hasNextPage }
      edges { node { id state validFrom validUntil openProposalId content ${CONTENT} } } } }`,
};

/** Asks for something about the register: what the answer has, or the extensions of its first error. */
export async function askLimits(
  client: TestClient,
  call: keyof typeof CALLS,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<JsonValue> {
  return answered(await client.graphql(CALLS[call], variables));
}

/** A circle of 500 m in Pouma with a limit for all classes, as it is proposed. */
export function townInput(over: Readonly<Record<string, unknown>> = {}, limitKmh = 50) {
  return {
    zone: 'TOWN',
    placeName: 'Pouma',
    classLimits: LIMITED_CLASSES.map((vehicleClass) => ({ vehicleClass, limitKmh })),
    source: 'Survey, photo of the sign',
    confidence: 'HIGH',
    geometryUncertaintyM: 20,
    shape: { kind: 'CIRCLE', centre: [10.5, 3.85], radiusM: 500 },
    ...over,
  };
}

/** A change with a reason. */
export function proposalInput(over: Readonly<Record<string, unknown>> = {}) {
  return { input: { limit: townInput(), reason: 'The sign stands 1.4 km before our edge.', ...over } };
}

/** A GeoJSON file with one new limit: a market of two days a week. */
export function surveyFile(over: Readonly<Record<string, unknown>> = {}) {
  const ring = [
    [10.5, 3.85],
    [10.51, 3.85],
    [10.51, 3.86],
    [10.5, 3.85],
  ];
  const properties = {
    zone: 'MARKET',
    placeName: 'Market, Pouma',
    limitKmh: Object.fromEntries(LIMITED_CLASSES.map((vehicleClass) => [vehicleClass, 40])),
    hours: [{ days: [3, 6], fromMinute: 360, untilMinute: 1080 }],
    source: 'Survey of the council',
    confidence: 'MEDIUM',
    geometryUncertaintyM: 15,
    ...over,
  };
  const geometry = { type: 'Polygon', coordinates: [ring] };
  return { type: 'FeatureCollection', features: [{ type: 'Feature', geometry, properties }] };
}

/** Ships one more limit, as a new version of the service does; gives its identifier. */
export async function shipLimit({ services }: Pick<TestServer, 'services'>): Promise<string> {
  const shipped = {
    ...OPEN_ROAD,
    id: `osm-${randomUUID()}`,
    zone: 'TOWN',
    placeName: 'Pouma',
    limitKmh: TOWN_LIMITS_KMH,
    geometry: { kind: 'CIRCLE', centre: { lat: 3.85, lng: 10.5 }, radiusM: 800 },
  };
  await services.db.rows(ADD_SHIPPED_LIMITS, [JSON.stringify([shipped]), services.clock()]);
  return shipped.id;
}

/** The version of the register, which phones compare. */
export async function registerVersion({ dataSource }: Pick<TestServer, 'dataSource'>): Promise<number> {
  const [row] = await dataSource.query<{ version: number }[]>('SELECT version FROM speed_limit_register');
  return Number(row?.version);
}

function answered({ body }: Answer): JsonValue {
  if (body.errors !== undefined) {
    return { ...body.errors[0].extensions, message: body.errors[0].message };
  }
  return Object.values(body.data)[0];
}
