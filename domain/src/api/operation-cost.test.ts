import { costOf, costParts, pointsOf } from './operation-cost';
import type { CostedDefinition, CostedSelection } from './operation-syntax';

const JOURNEY = { getFields: () => ({ id: { type: {} }, route: { type: {} } }) };
const FIRST = { name: 'first', defaultValue: 20 };
const QUERY = {
  getFields: () => ({
    journeys: { args: [FIRST], type: { ofType: { ofType: JOURNEY } } },
    statistics: { type: {} },
  }),
};
const SCHEMA = { getRootType: () => QUERY, getType: (name: string) => (name === 'Journey' ? JOURNEY : null) };

function field(name: string, over: Partial<CostedSelection> = {}): CostedSelection {
  return { kind: 'Field', name: { value: name }, ...over };
}

function operation(selections: CostedSelection[], over: Partial<CostedDefinition> = {}): CostedDefinition {
  return { kind: 'OperationDefinition', operation: 'query', selectionSet: { selections }, ...over };
}

const ROWS = { selectionSet: { selections: [field('id'), field('route')] } };

test('a list costs its page times the fields of one row, with what is dear to the database counted so', () => {
  const document = { definitions: [operation([field('journeys', ROWS), field('statistics')])] };
  // A route is as dear as 40 fields.
  expect(costOf({ schema: SCHEMA, document })).toBe(1 + 20 * 41 + 1);
  expect(costParts({ schema: SCHEMA, document })).toEqual([
    { name: 'journeys', cost: 821 },
    { name: 'statistics', cost: 1 },
  ]);
  expect(pointsOf({ schema: SCHEMA, document })).toBe(4);
});

test('a page that a variable asks for counts with the value of the variable', () => {
  const first = { name: { value: 'first' }, value: { kind: 'Variable', name: { value: 'n' } } };
  const variableDefinitions = [{ variable: { name: { value: 'n' } } }];
  const document = {
    definitions: [operation([field('journeys', { ...ROWS, arguments: [first] })], { variableDefinitions })],
  };
  expect(costOf({ schema: SCHEMA, document, variables: { n: 3 } })).toBe(1 + 3 * 41);
  expect(costOf({ schema: SCHEMA, document, variables: { n: Number.NaN } })).toBe(1 + 41);
  expect(costOf({ schema: SCHEMA, document, variables: { n: 1e999 } })).toBe(1 + 1_000_000 * 41);
});

test('fragments cost where they are spread, and one within itself ends', () => {
  const spread: CostedSelection = { kind: 'FragmentSpread', name: { value: 'Row' } };
  const fragment = {
    kind: 'FragmentDefinition',
    name: { value: 'Row' },
    typeCondition: { name: { value: 'Journey' } },
  };
  const journeys = field('journeys', { selectionSet: { selections: [spread] } });
  const costWith = (selections: CostedSelection[]): number =>
    costOf({
      schema: SCHEMA,
      document: { definitions: [operation([journeys]), { ...fragment, selectionSet: { selections } }] },
    });
  expect(costWith([field('id')])).toBe(21);
  expect(costWith([spread])).toBe(Infinity);
});

test('of several operations the named one counts; without a name none does', () => {
  const named = (name: string, count: number): CostedDefinition =>
    operation(
      Array.from({ length: count }, () => field('statistics')),
      { name: { value: name } },
    );
  const document = { definitions: [named('One', 1), named('Two', 2)] };
  expect(costOf({ schema: SCHEMA, document, operationName: 'Two' })).toBe(2);
  expect(costOf({ schema: SCHEMA, document, operationName: 'None' })).toBe(0);
  expect(costOf({ schema: SCHEMA, document })).toBe(0);
});

test('a sign-in costs no points, whatever stands beside it costs some', () => {
  const mutation = (names: string[]): CostedDefinition =>
    operation(
      names.map((name) => field(name)),
      { operation: 'mutation' },
    );
  const points = (names: string[]): number =>
    pointsOf({ schema: SCHEMA, document: { definitions: [mutation(names)] } });
  expect(points(['signIn'])).toBe(0);
  expect(points(['signIn', 'startJourney'])).toBeGreaterThan(0);
});
