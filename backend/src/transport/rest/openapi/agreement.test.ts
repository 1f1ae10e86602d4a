import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { bodyVariants } from '../../../testing/fuzz/body-variants';
import { newCitizen, newStaffMember } from '../../../testing/party/party';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

/**
 * Rules that no schema can express: the server refuses these members where the document finds nothing wrong with
 * them.
 */
const MEANINGS: Readonly<Record<string, string>> = {
  'signUp.pinCode': 'PINs that are easily guessed, which depends on the number and the year',
  'updatePin.newPin': 'PINs that are easily guessed, which depends on the number and the year',
  'updatePin.code': 'a code that was not sent',
  'startJourney.startTime': 'at most seven days ago, and not in the future',
  'startJourney.endTime': 'not before the start, and not in the future',
  'startJourney.vehicleCode': 'a code of no vehicle',
  'updateJourney.endTime': 'not before the start, and not in the future',
  'updateJourney.route.0.timestamp': 'not long before the start, and not in the future',
  'reportIncident.timestamp': 'at most seven days ago, and not in the future',
  'attachPhoto.photo': 'what is no picture',
  'claimViolation.speed': 'below the caution threshold in force',
  'setSpeedThresholds.warning': 'thresholds that do not rise',
  'setSpeedThresholds.danger': 'thresholds that do not rise',
  'setSpeedThresholds.effectiveAt': 'not in the past, at most 90 days ahead',
  'importSpeedLimits.limits': 'features that are no limits',
  'importSpeedLimits.validFrom': 'not in the past, at most 400 days ahead',
  'previewSpeedLimits.limits': 'features that are no limits',
  'confirmIdentity.password': 'a password that is wrong',
  'confirmIdentity.totp': 'a code that is wrong',
};

let server: TestServer;
let document: JsonValue;
let ajv: Ajv2020;
beforeAll(async () => {
  server = await startTestServer();
  ({ body: document } = await new TestClient(server.url).rest('GET', '/api/openapi.json'));
  ajv = new Ajv2020({ strict: false, logger: false });
  addFormats(ajv);
  ajv.addSchema(document, 'openapi');
});
afterAll(() => server.close());

interface Operation {
  readonly path: string;
  readonly method: string;
  readonly call: JsonValue;
}

function operations(): Operation[] {
  return Object.entries<JsonValue>(document.paths).flatMap(([path, calls]) =>
    Object.entries<JsonValue>(calls).map(([method, call]) => ({ path, method, call })),
  );
}

const bodyOf = ({ call }: Operation): JsonValue => call.requestBody?.content?.['application/json'];

/** Somebody who may make the call, so that what is refused is the request. */
async function callerOf({ path }: Operation): Promise<TestClient> {
  const isOfStaff = /^\/api\/(admin|auth\/confirm)/.test(path);
  const { client } = isOfStaff ? await newStaffMember(server, { role: 'ADMIN' }) : await newCitizen(server);
  return client;
}

test('every call has a name of its own, a description and an example that its schema takes', () => {
  const names = operations().map(({ call }) => call.operationId);
  expect(new Set(names).size).toBe(names.length);
  for (const operation of operations()) {
    const { call, method, path } = operation;
    expect([path, method, call.operationId, call.description]).toEqual([
      ...[path, method],
      ...[expect.stringMatching(/^[a-z]+[A-Z]/), expect.stringMatching(/^[A-Z].{15,}\.$/)],
    ]);
    const body = bodyOf(operation);
    if (body !== undefined) {
      expect([path, faultsOf(body.schema, exampleOf(body))]).toEqual([path, '']);
    }
    const jsonAnswers = Object.entries<JsonValue>(call.responses)
      .filter(([status]) => /^20[0-2]$/.test(status))
      .flatMap(([, answer]) => answer.content?.['application/json'] ?? []);
    for (const answer of jsonAnswers.filter(({ schema }) => schema.additionalProperties !== true)) {
      expect([path, faultsOf(answer.schema, exampleOf(answer))]).toEqual([path, '']);
    }
  }
});

test('document and server judge every body alike', async () => {
  const apart: unknown[] = [];
  let judged = 0;
  for (const operation of operations().filter((each) => bodyOf(each) !== undefined)) {
    const { path, method, call } = operation;
    const body = bodyOf(operation);
    const client = await callerOf(operation);
    const target = path.replace('{id}', await idFor(client, path));
    for (const variant of bodyVariants(body.schema, exampleOf(body))) {
      const fault = faultsOf(body.schema, variant.body);
      const { status, body: answer } = await client.rest(method.toUpperCase(), target, variant.body);
      const isExplained = Object.keys(answer?.fields ?? {}).every((field) =>
        Object.hasOwn(MEANINGS, `${call.operationId}.${field.replace(/^(limits)\..*/, '$1')}`),
      );
      const isRefused = status === 400 && !(fault === '' && isExplained);
      judged += 1;
      if (isRefused !== (fault !== '')) {
        const sent = JSON.stringify(variant.body).slice(0, 300);
        apart.push([call.operationId, variant.path, sent, fault, status, answer?.fields]);
      }
    }
  }
  expect(apart).toEqual([]);
  expect(judged).toBeGreaterThan(2_000);
});

test('document and server judge every query alike', async () => {
  const values = [
    '',
    ' ',
    '0',
    '1',
    '1.5',
    '-1',
    '200',
    '201',
    'x',
    'route',
    '999999999999999',
    '1000000000000000',
  ];
  const apart: unknown[] = [];
  let judged = 0;
  for (const { path, method, call } of operations().filter(({ path }) => !path.startsWith('/api/trackers'))) {
    const client =
      path === '/api/users' ? (await newStaffMember(server, { role: 'ADMIN' })).client : await citizen();
    for (const { name, schema } of (call.parameters ?? []).filter((each: JsonValue) => each.in === 'query')) {
      for (const value of values) {
        const isNumber = schema.type === 'integer' && /^-?\d+(\.\d+)?$/.test(value);
        const fault = faultsOf(schema, isNumber ? Number(value) : value);
        const { status } = await client.rest(
          method.toUpperCase(),
          `${path}?${name}=${encodeURIComponent(value)}`,
        );
        judged += 1;
        // Whether an event of that number has been is known to the log alone.
        const isUnlogged = name === 'after' && fault === '' && status === 400;
        if (!isUnlogged && ((status === 400) !== (fault !== '') || ![200, 400].includes(status))) {
          apart.push([call.operationId, name, value, fault, status]);
        }
      }
    }
  }
  expect(apart).toEqual([]);
  expect(judged).toBeGreaterThan(80);
});

const citizen = async (): Promise<TestClient> => (await newCitizen(server)).client;

/** By schema of the document: to compile one takes longer than to judge hundreds of bodies by it. */
const judges = new WeakMap<object, ValidateFunction>();

function faultsOf(schema: object, value: unknown): string {
  const judge = judges.get(schema) ?? compiled(schema);
  judges.set(schema, judge);
  return judge(value) ? '' : ajv.errorsText(judge.errors);
}

function compiled(schema: object): ValidateFunction {
  return ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components')));
}

/** The example of a body: beside its schema, in it, or made of those of its parts. */
function exampleOf({ example, schema }: JsonValue): JsonValue {
  return example ?? exampleIn(schema);
}

function exampleIn(schema: JsonValue): JsonValue {
  if (typeof schema.$ref === 'string') {
    return exampleIn(document.components.schemas[schema.$ref.split('/').at(-1)]);
  }
  const part = schema.anyOf?.[0] ?? null;
  const known = schema.examples?.[0] ?? (part === null ? undefined : exampleIn(part));
  return known ?? (schema.type === 'array' ? [exampleIn(schema.items)] : undefined);
}

/** The id of something of the caller's own, where the path asks for one. */
async function idFor(client: TestClient, path: string): Promise<string> {
  if (path === '/api/journeys/{id}') {
    const journey = { vehicleType: 'Car', registrationNumber: 'LT 482 KD', category: 'Private' };
    return String((await client.rest('POST', '/api/journeys', journey)).body.id);
  }
  const incident = { mood: 'sad', incidentType: 'other' };
  return path === '/api/incidents/{id}/photo'
    ? String((await client.rest('POST', '/api/incidents', incident)).body.id)
    : '1';
}
