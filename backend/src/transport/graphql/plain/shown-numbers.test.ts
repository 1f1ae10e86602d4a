import { digitsOf } from '@wakafine/domain/api/shown-numbers';
import { getNamedType, GraphQLFloat, isObjectType } from 'graphql';
import { onlyLooks, openTheatre } from '../../../testing/policy/perform';
import type { Theatre } from '../../../testing/policy/perform';
import type { JsonValue } from '../../../testing/server/test-client';
import { POLICY } from '../../policy/policy-table';
import { graphqlSchema } from '../schema';

const DECIMALS: Readonly<Record<string, number>> = { Whole: 0, One: 1, Two: 2, Three: 3, Four: 4, Six: 6 };

const WORDS = /\. (Whole|One|Two|Three|Four|Six)( decimals?( at most)?)?[.,:][^.]*\.?$/;

let theatre: Theatre;
let described: ReadonlyMap<string, number>;
beforeAll(async () => {
  theatre = await openTheatre();
  described = await describedDecimals();
});
afterAll(() => theatre.close());

/** Decimals that the description of each number of the schema says, by `Type.field`. */
async function describedDecimals(): Promise<ReadonlyMap<string, number>> {
  const numbers = Object.values((await graphqlSchema()).getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    .filter(({ field }) => getNamedType(field.type) === GraphQLFloat);
  return new Map(
    numbers.map(({ type, field }): [string, number] => {
      const [, word = ''] = WORDS.exec(field.description ?? '') ?? [];
      return [`${type.name}.${field.name}`, DECIMALS[word] ?? NaN];
    }),
  );
}

/** Numbers of an answer with their names, those of lists with that of the list. */
function numbersIn(value: JsonValue, name = ''): [string, number][] {
  if (typeof value === 'number') {
    return [[name, value]];
  }
  if (Array.isArray(value)) {
    return value.flatMap((each) => numbersIn(each, name));
  }
  return typeof value === 'object' && value !== null
    ? Object.entries<JsonValue>(value).flatMap(([key, each]) => numbersIn(each, key))
    : [];
}

function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e-');
  return (digits.split('.')[1] ?? '').length + Number(exponent);
}

test('every number of the schema says its digits', () => {
  const silent = [...described].filter(([, decimals]) => Number.isNaN(decimals)).map(([field]) => field);
  expect(silent).toEqual([]);
  expect(described.size).toBeGreaterThan(120);
});

test('no number of an answer has more digits than its description says, for anybody', async () => {
  const byName = new Map([...described].map(([field, decimals]) => [field.split('.')[1] ?? '', decimals]));
  const longer: unknown[] = [];
  const seen = new Set<string>();
  const looks = Object.keys(POLICY).filter(
    (operation) => operation.startsWith('Query.') && onlyLooks(operation),
  );
  for (const asker of ['owner', 'visitor', 'agencyManager', 'admin'] as const) {
    for (const operation of looks) {
      const { text } = await theatre.perform(operation, await theatre.partyFor(operation, asker));
      for (const [name, value] of numbersIn(JSON.parse(text).data)) {
        const decimals = byName.get(name);
        if (decimals !== undefined) {
          seen.add(name);
          longer.push(...(decimalsOf(value) > decimals ? [{ asker, operation, name, value }] : []));
        }
      }
    }
  }
  expect(longer).toEqual([]);
  expect([...seen].sort()).toEqual(
    expect.arrayContaining(['averageSpeedKmh', 'distanceKm', 'lat', 'maxSpeedKmh', 'provenKmh', 'speedKmh']),
  );
  expect(seen.size).toBeGreaterThan(25);
});

test('numbers over REST have the digits that their names say', async () => {
  const longer: unknown[] = [];
  const seen = new Set<string>();
  for (const asker of ['owner', 'visitor', 'admin'] as const) {
    for (const path of ['/api/journeys', '/api/journeys/active', '/api/violations', '/api/statistics']) {
      const party = await theatre.partyFor(`GET ${path}`, asker);
      const { text, isOk } = await theatre.perform(`GET ${path}`, party);
      for (const [name, value] of isOk ? numbersIn(JSON.parse(text)) : []) {
        const words = digitsOf(name);
        if (words !== null) {
          seen.add(name);
          longer.push(...(decimalsOf(value) > words.decimals ? [{ asker, path, name, value }] : []));
        }
      }
    }
  }
  expect(longer).toEqual([]);
  expect([...seen].sort()).toEqual(
    expect.arrayContaining(['averageSpeed', 'distance', 'maxSpeed', 'proven', 'speed', 'totalDistance']),
  );
});
