import 'reflect-metadata';
import fc from 'fast-check';
import { getMetadataStorage } from 'class-validator';
import { isInputObjectType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { FixInput, RecordFixesInput } from '../../modules/journeys/journeys.inputs';
import { readPush } from '../../modules/journeys/lifecycle/push-fixes';
import { start } from '../../testing/drives/drive-calls';
import { answerTo, WAYS } from '../../testing/server/both-ways';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { graphqlSchema } from './schema';

const STARTED_MS = Date.now() - 3_600_000;
const PUSH = `mutation Push($input: RecordFixesInput!) { recordFixes(input: $input) {
  accepted duplicates acceptedThrough flagged { seq reason }
  journey { status distanceKm maxSpeedKmh averageSpeedKmh currentSpeedKmh lastFixAt acceptedThrough } } }`;

/** Members of an object as JSON text: what JSON.stringify can't write, and names that come twice. */
type Members = readonly (readonly [name: string, json: string])[];

const text = (value: unknown): string => JSON.stringify(value);
const objectOf = (members: Members): string =>
  `{${members.map(([name, json]) => `${text(name)}:${json}`).join()}}`;
const timeAt = (seconds: number): string => text(new Date(STARTED_MS + seconds * 1_000).toISOString());

/** A number in a range, as JSON may write it. */
const arbitraryNumber = (min: number, max: number) =>
  fc.oneof(
    fc.double({ min, max, noNaN: true }).map(text),
    fc.integer({ min: Math.ceil(min), max: Math.floor(max) }).map((whole) => `${whole}.0`),
  );
const arbitraryFix = fc
  .record({
    seq: fc.integer({ min: 1, max: 60 }),
    lat: arbitraryNumber(3.999, 4.001),
    lng: arbitraryNumber(9.99, 10.01),
    accuracyM: fc.option(arbitraryNumber(1, 60), { nil: 'null' }),
    speedKmh: fc.option(arbitraryNumber(0, 120), { nil: 'null' }),
    headingDeg: fc.option(arbitraryNumber(0, 360), { nil: 'null' }),
    clockOffsetMs: fc.option(fc.integer({ min: -5_000, max: 5_000 }).map(text), { nil: 'null' }),
    left: fc.subarray(['accuracyM', 'speedKmh', 'headingDeg', 'clockOffsetMs']),
  })
  .map(({ seq, left, ...values }): Members => {
    const members = { seq: text(seq), recordedAt: timeAt(seq), ...values };
    return Object.entries(members).filter(([name]) => !left.includes(name));
  });

const NAMES = ['seq', 'lat', 'lng', 'recordedAt', 'accuracyM', 'speedKmh', 'headingDeg', 'clockOffsetMs'];
const ODD_NAMES = ['altitudeM', 'Seq', '', 'toString', 'constructor', '__proto__', 'journeyId', 'fixes'];
/** Values of every kind, of which some are right for some of the members. */
const arbitraryValue = fc.oneof(
  fc.constantFrom('null', 'true', '{}', '[]', '[1]', '{"seq":1}', '""', '"7"', '"NaN"', '0', '-0', '1.5'),
  fc.constantFrom('1e999', '-1e999', '1e308', '5e-324', '2147483647', '2147483648', '-2147483649', '9e15'),
  fc
    .constantFrom(
      ...['2026-02-30T00:00:00.000Z', '2024-02-29T23:59:59.999Z', '2026-11-20T24:00:00.000Z', 'yesterday'],
      ...['2026-11-20T10:00:60.000Z', '2026-11-20t10:00:00.000z', '2026-11-20T10:00:00Z', '2026-11-20'],
      ...['2026-11-20T10:00:00.0000Z', '2026-11-20T10:00:00.5+01:00', '2026-11-20 10:00:00.000Z'],
      ...['+012026-01-01T00:00:00.000Z', '-000001-01-01T00:00:00.000Z', '0000-01-01T00:00:00.000Z'],
      ...['2026-11-20T10:00:00.00OZ', '20261120T100000.000000Z', '2026-11-20T10:00:00|01:00'],
    )
    .map(text),
  fc.json({ maxDepth: 1 }),
);
/** A fix of which one member has another value, comes twice, is missing, or is known to nobody. */
const arbitraryOddFix = fc
  .tuple(arbitraryFix, fc.constantFrom(...NAMES, ...ODD_NAMES), fc.option(arbitraryValue), fc.boolean())
  .map(([fix, name, value, isTwice]): Members => {
    const others = isTwice ? fix : fix.filter(([known]) => known !== name);
    return value === null ? others : [...others, [name, value]];
  });
const arbitraryFixes = fc.oneof(
  { weight: 4, arbitrary: fc.array(arbitraryFix, { minLength: 1, maxLength: 8 }).map(listOf) },
  {
    weight: 4,
    arbitrary: fc.tuple(fc.array(arbitraryFix, { maxLength: 3 }), arbitraryOddFix).map(flatListOf),
  },
  { weight: 1, arbitrary: arbitraryFix.map(objectOf) },
  { weight: 1, arbitrary: arbitraryValue },
  { weight: 1, arbitrary: arbitraryFix.map((fix) => `[[${objectOf(fix)}],null]`) },
);
/** Variables of a push, given the text of an identifier. */
const arbitraryVariables = fc
  .tuple(
    arbitraryFixes,
    fc.oneof({ weight: 8, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: arbitraryValue }),
    fc.oneof(
      { weight: 8, arbitrary: fc.constant('plain') },
      { weight: 1, arbitrary: fc.constantFrom('number', 'bare', 'more', 'list', 'without', 'text', 'none') },
    ),
  )
  .map(([fixes, otherId, form]) => (journeyId: string): string => {
    const id: [string, string] = ['journeyId', otherId ?? text(journeyId)];
    const input = objectOf([id, ['fixes', fixes]]);
    switch (form) {
      case 'number':
        return objectOf([
          [
            'input',
            objectOf([
              ['journeyId', journeyId],
              ['fixes', fixes],
            ]),
          ],
        ]);
      case 'bare':
        return input;
      case 'more':
        return objectOf([
          ['input', objectOf([id, ['fixes', fixes], ['isLast', 'true']])],
          ['other', '1'],
        ]);
      case 'list':
        return objectOf([['input', `[${input}]`]]);
      case 'without':
        return objectOf([['input', objectOf([['fixes', fixes]])]]);
      case 'text':
        return objectOf([['input', text(input)]]);
      case 'none':
        return 'null';
      default:
        return objectOf([['input', input]]);
    }
  });

function listOf(fixes: readonly Members[]): string {
  return `[${fixes.map(objectOf).join()}]`;
}

function flatListOf([fixes, last]: readonly [readonly Members[], Members]): string {
  return listOf([...fixes, last]);
}

let server: TestServer;
let schema: GraphQLSchema;
beforeAll(async () => {
  server = await startTestServer();
  schema = await graphqlSchema();
});
afterAll(() => server.close());

/** Somebody with a journey, whose pushes go one way. */
async function driverOn(way: keyof typeof WAYS) {
  const client = await TestClient.citizen(server.url);
  const { id } = await start(client, { startedAt: new Date(STARTED_MS).toISOString() });
  return {
    push: (variablesOf: (journeyId: string) => string, query = PUSH) =>
      answerTo(client, WAYS[way], `{"query":${text(query)},"variables":${variablesOf(id)}}`),
  };
}

test('any push has the same answer, byte for byte, whether its input is read past GraphQL or by Apollo Server', async () => {
  const [one, other] = [await driverOn('direct'), await driverOn('apollo')];
  const seen = { accepted: 0, refused: 0, readyRight: 0, readyWrong: 0, duplicate: 0 };
  await fc.assert(
    fc.asyncProperty(arbitraryVariables, async (variablesOf) => {
      const direct = await one.push(variablesOf);
      expect(direct).toEqual(await other.push(variablesOf));
      expect(direct.status).toBeLessThan(500);
      const isAccepted = direct.text.includes('"accepted":');
      const isReady = readPush(JSON.parse(variablesOf('1'))?.input) !== null;
      seen.accepted += Number(isAccepted);
      seen.refused += Number(!isAccepted);
      seen.readyRight += Number(isReady && isAccepted);
      seen.readyWrong += Number(isReady && !isAccepted);
      seen.duplicate += Number(/"duplicates":[1-9]/.test(direct.text));
    }),
    { numRuns: 200 },
  );
  // The draw reaches every outcome.
  expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
});

test.each([
  [
    'a fragment',
    `mutation ($p: RecordFixesInput!) { recordFixes(input: $p) { ...P } } fragment P on RecordFixesPayload { accepted }`,
  ],
  [
    'another name',
    'mutation ($p: RecordFixesInput!) { pushed: recordFixes(input: $p) { accepted __typename } }',
  ],
  [
    'two pushes',
    'mutation ($p: RecordFixesInput!) { a: recordFixes(input: $p) { accepted } b: recordFixes(input: $p) { accepted } }',
  ],
  [
    'a default',
    'mutation ($p: RecordFixesInput! = {journeyId: "1", fixes: []}) { recordFixes(input: $p) { accepted } }',
  ],
  [
    'parts',
    'mutation ($f: [FixInput!]!, $id: ID!) { recordFixes(input: {journeyId: $id, fixes: $f}) { accepted } }',
  ],
  [
    'a condition',
    'mutation ($p: RecordFixesInput!, $no: Boolean!) { recordFixes(input: $p) @skip(if: $no) { accepted } }',
  ],
  ['no input', 'mutation { recordFixes(input: {journeyId: "1", fixes: []}) { accepted } }'],
])('a document with %s has the same answer both ways', async (_name, query) => {
  const fix = { seq: 1, lat: 4, lng: 9.7, recordedAt: new Date(STARTED_MS + 1_000).toISOString() };
  const given = (id: string) =>
    text({ p: { journeyId: id, fixes: [fix] }, f: [fix], id, no: false, input: null });
  const [one, other] = [await driverOn('direct'), await driverOn('apollo')];
  expect(await one.push(given, query)).toEqual(await other.push(given, query));
});

test('the fields of a push are those that are read past GraphQL, and their classes bound none of them', () => {
  const fieldsOf = (name: string): Record<string, string> => {
    const type = schema.getType(name);
    const fields = isInputObjectType(type) ? Object.values(type.getFields()) : [];
    return Object.fromEntries(fields.map((field) => [field.name, String(field.type)]));
  };
  expect(fieldsOf('RecordFixesInput')).toEqual({ journeyId: 'ID!', fixes: '[FixInput!]!' });
  expect(fieldsOf('FixInput')).toEqual({
    ...{ seq: 'Int!', lat: 'Float!', lng: 'Float!', recordedAt: 'DateTime!' },
    ...{ accuracyM: 'Float', speedKmh: 'Float', headingDeg: 'Float', clockOffsetMs: 'Int' },
  });
  const bounds = [RecordFixesInput, FixInput].flatMap((type) =>
    getMetadataStorage().getTargetValidationMetadatas(type, '', false, false),
  );
  expect(bounds).toEqual([]);
});
