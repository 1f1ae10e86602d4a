import { decodeFixes, FIX_BATCH_TYPE } from '@wakafine/domain/journeys/fix-batch';
import { RecordFixesDocument, type FixInput } from '../../graphql/generated';
import { errorCodeOf, fieldErrorsOf } from '../errors/errors';
import { onSessionLost } from '../errors/session-lost';
import { createGraphqlConnection } from './apollo';

const DOOR = '/api/journeys/17/fixes';
const FIX: FixInput = {
  ...{ seq: 1, lat: 4.0511, lng: 9.7679, recordedAt: '2026-11-25T08:00:00.000Z' },
  ...{ accuracyM: 6, speedKmh: 47.5, headingDeg: null, clockOffsetMs: -120 },
};
const FIGURES = {
  ...{ distance: 1.5, maxSpeed: 62, averageSpeed: 41, currentSpeed: 47.5, zone: 'SAFE' },
  ...{ violations: 0, isActive: true, endTime: null },
};
const STORED = { accepted: 1, duplicates: 0, acceptedThrough: 1, flagged: [], journey: FIGURES };
const MOVED = {
  ...{ __typename: 'Journey', id: '17', distanceKm: 1.5, maxSpeedKmh: 62, averageSpeedKmh: 41 },
  ...{ currentSpeedKmh: 47.5, zone: 'SAFE', violationCount: 0, isActive: true, endTime: null },
  acceptedThrough: 1,
};

interface Asked {
  readonly url: string;
  readonly init: RequestInit;
}

/** A server whose door answers so, and whose GraphQL has stored the fixes; gives what it was asked. */
function serve(status: number, answer: unknown): Asked[] {
  const asked: Asked[] = [];
  const fetch = (url: string, init: RequestInit): Promise<unknown> => {
    asked.push({ url, init });
    const isDoor = url === DOOR;
    const recordFixes = { __typename: 'RecordFixesPayload', journey: MOVED };
    const body = isDoor ? answer : { data: { recordFixes } };
    return Promise.resolve({
      ok: !isDoor || status === 200,
      status: isDoor ? status : 200,
      headers: new Headers({ 'content-type': 'application/json' }),
      text: () => Promise.resolve(typeof body === 'string' ? body : JSON.stringify(body)),
    });
  };
  Object.assign(window, { fetch });
  return asked;
}

const refused = (code: string, fields?: Record<string, string>) => ({
  ...{ error: 'No.', code, requestId: '8c92008b', fields },
});

async function record(fixes = [FIX]): Promise<unknown> {
  const { client } = createGraphqlConnection();
  const input = { journeyId: '17', fixes };
  const { data } = await client.mutate({ mutation: RecordFixesDocument, variables: { input } });
  return data?.recordFixes.journey;
}

it('sends fixes in binary form, and gives the figures as GraphQL would', async () => {
  const asked = serve(200, STORED);
  const next = { ...FIX, seq: 2, recordedAt: '2026-11-25T08:00:01.000Z', speedKmh: null };
  expect(await record([FIX, next])).toEqual(MOVED);
  expect(asked.map(({ url }) => url)).toEqual([DOOR]);
  const init = asked[0]?.init ?? {};
  expect(init.method).toBe('POST');
  expect(new Headers(init.headers).get('content-type')).toBe(FIX_BATCH_TYPE);
  const received = decodeFixes(new Uint8Array(init.body as ArrayBuffer));
  expect(received.map(({ recordedAtMs, ...fix }) => ({ ...fix, recordedAt: at(recordedAtMs) }))).toEqual([
    FIX,
    next,
  ]);
});

it.each([
  ['has no such door', 404, refused('NOT_FOUND')],
  ['is a page to this server', 405, '<html></html>'],
  ['does not read the media type', 415, refused('UNSUPPORTED_MEDIA_TYPE')],
  ['finds the batch too long', 413, refused('PAYLOAD_TOO_LARGE')],
  ['knows another version', 400, refused('BAD_USER_INPUT', { fixes: 'Must begin with a version: 2' })],
  ['says nothing of the journey', 200, { accepted: 1, duplicates: 0, acceptedThrough: 1, flagged: [] }],
])('asks GraphQL with the same fixes where the door %s', async (_fault, status, answer) => {
  const asked = serve(status, answer);
  expect(await record()).toEqual(MOVED);
  expect(asked.map(({ url }) => url)).toEqual([DOOR, '/graphql']);
  const { variables } = JSON.parse(String(asked[1]?.init.body)) as { variables: unknown };
  expect(variables).toEqual({ input: { journeyId: '17', fixes: [FIX] } });
});

it('asks GraphQL at once for what has no binary form, so that the server says what is wrong', async () => {
  const asked = serve(200, STORED);
  await record([{ ...FIX, lat: Number.NaN }]);
  expect(asked.map(({ url }) => url)).toEqual(['/graphql']);
});

it.each([
  [400, 'BAD_USER_INPUT', { 'fixes.0.lat': 'Must be from -90 to 90' }],
  [409, 'CONFLICT', {}],
  [429, 'RATE_LIMITED', {}],
  [503, 'UNAVAILABLE', {}],
])('rejects a refusal of %i as one of GraphQL', async (status, code, fields) => {
  const asked = serve(status, refused(code, fields));
  const error: unknown = await record().catch((thrown: unknown) => thrown);
  expect([errorCodeOf(error), fieldErrorsOf(error)]).toEqual([code, fields]);
  expect(asked).toHaveLength(1);
});

it('ends the session where the server says that it is over', async () => {
  serve(401, refused('UNAUTHENTICATED'));
  const ends: string[] = [];
  const stop = onSessionLost((end) => ends.push(end));
  await expect(record()).rejects.toThrow();
  stop();
  expect(ends).toEqual(['user-token-expired']);
});

it('rejects as without a network where something else answers for the server', async () => {
  serve(502, '<html>Bad gateway</html>');
  const error: unknown = await record().catch((thrown: unknown) => thrown);
  expect(errorCodeOf(error)).toBe('NETWORK');
});

const at = (timeMs: number): string => new Date(timeMs).toISOString();
