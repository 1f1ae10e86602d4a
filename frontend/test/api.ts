import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONSENT_VERSION } from '@wakafine/domain/people/consent';
import { DEFAULT_SETTINGS } from '@wakafine/domain/people/personal-settings';
import { buildSchema, graphql, GraphQLError, type ExecutionResult } from 'graphql';
import { answerOfDoor, pushInDoor } from './fix-door';

const SCHEMA = buildSchema(readFileSync(join(__dirname, '../../schema.graphql'), 'utf8'));

/** An operation as the app asks for it. */
export interface GraphqlRequest {
  operationName: string;
  query: string;
  variables: Record<string, unknown>;
}

/**
 * Root fields of the schema and what they answer; a function gets the arguments. Beside them `roadPack`: the text of the pack
 * of roads, without which there is none.
 */
export type Answers = Record<string, unknown>;

export interface TestApi {
  /** Names of the operations that were asked, in order. */
  asked: string[];
  /** Changes what later requests are answered with. */
  answer(answers: Answers): void;
  /** From now on no request is answered. */
  goOffline(): void;
  /** From now on they are again. */
  goOnline(): void;
}

/** Executes the app's requests against the real schema, with the given answers as its data. */
export function serveApi(first: Answers): TestApi {
  let answers: Answers = { ...SIGNED_OUT, ...first };
  let isOffline = false;
  const asked: string[] = [];
  const api: TestApi = {
    asked,
    answer(next) {
      answers = { ...answers, ...next };
    },
    goOffline() {
      isOffline = true;
    },
    goOnline() {
      isOffline = false;
    },
  };
  const execute = (request: GraphqlRequest): Promise<ExecutionResult> => {
    asked.push(request.operationName);
    return graphql({
      schema: SCHEMA,
      source: request.query,
      rootValue: answers,
      variableValues: request.variables,
      operationName: request.operationName,
    });
  };
  async function fetch(url: string, init: { body: string | ArrayBuffer }): Promise<unknown> {
    if (isOffline) {
      throw new TypeError('Failed to fetch');
    }
    if (url === '/livez') {
      return responseOf('ok');
    }
    if (url.startsWith('/api/road-pack')) {
      const { roadPack } = answers;
      return typeof roadPack === 'string' ? responseOf(roadPack) : responseOf('', 404);
    }
    if (typeof init.body !== 'string') {
      const { body, status } = answerOfDoor(await execute(pushInDoor(url, init.body)));
      return responseOf(JSON.stringify(body), status);
    }
    return responseOf(JSON.stringify(await execute(JSON.parse(init.body))));
  }
  Object.assign(window, { fetch, WebSocket: SilentSocket });
  return api;
}

/** An error as the server throws it. */
export function refusal(
  code: string,
  fields?: Record<string, string>,
  details: Record<string, unknown> = {},
): GraphQLError {
  return new GraphQLError(code, {
    extensions: { code, ...(fields === undefined ? {} : { fields }), ...details },
  });
}

export const VIEWER = {
  id: '7',
  mobileNumber: '677123456',
  displayName: null,
  email: null,
  createdAt: '2026-03-04T08:00:00Z',
  role: 'CITIZEN',
  permissions: [],
  isNumberProven: true,
  mustEnrolTotp: false,
  totpDueAt: null,
  consent: {
    version: CONSENT_VERSION,
    recording: true,
    cases: false,
    witness: false,
    adult: 'YES' as const,
    answeredAt: '2026-03-04T08:00:00Z',
  },
  deletionDueAt: null,
  profile: {
    fullName: null,
    email: null,
    driverLicense: null,
    emergencyContact: null,
    photoUrl: null,
    version: 0,
  },
  settings: { ...DEFAULT_SETTINGS, version: 0 },
};

const SIGNED_OUT: Answers = {
  viewer: null,
  activeJourney: null,
  demoAccounts: [],
  myDevices: [],
  agenciesOfMine: [],
  alertSettings: { sound: true, vibration: true, notification: true },
  speedThresholds: { caution: 50, warning: 60, danger: 70 },
  transportAgencies: [],
  attention: {
    computedAt: '2026-03-02T08:00:00Z',
    isCut: false,
    nextDueAt: null,
    items: [],
    doneToday: [],
  },
  hazards: [],
  topViolators: [],
  myStatistics: {
    totalJourneys: 0,
    totalDistanceKm: 0,
    averageSpeedKmh: 0,
    totalViolations: 0,
    safeDrivingPercentage: 100,
    safetyRating: 'NEW_DRIVER',
    violationsPerJourney: 0,
    streak: { currentDays: 0, longestDays: 0, goalDays: 30 },
    achievements: [],
  },
  statistics: { totalJourneys: 0, activeVehicles: 0, safeDrivingPercentage: 100, isDemo: false },
  recentViolations: { caution: [], warning: [], danger: [] },
  journeys: {
    edges: [],
    totalCount: 0,
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  },
};

function responseOf(body: string, status = 200): unknown {
  const headers = new Map([['content-type', 'application/json']]);
  return { ok: status === 200, status, headers, text: () => Promise.resolve(body) };
}

/** A socket that never opens: what is pushed live is not what these tests are about. */
class SilentSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly readyState = 0;
  send(): void {}
  close(): void {}
}
