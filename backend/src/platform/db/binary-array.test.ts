import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { binaryArray } from './binary-array';
import type { BinaryType } from './binary-array';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const COLUMNS: readonly [type: BinaryType, values: readonly (number | boolean | null)[]][] = [
  ['integer', [0, 1, -1, 2 ** 31 - 1, -(2 ** 31), null]],
  [
    'bigint',
    [
      0,
      1,
      -1,
      2 ** 31,
      2 ** 32,
      -(2 ** 32),
      2 ** 32 - 1,
      -(2 ** 32) - 1,
      Date.now(),
      2 ** 53,
      null,
      -(2 ** 53),
    ],
  ],
  ['float8', [0, 4.0511, -9.7679, 5e-324, Number.MAX_VALUE, null, 0.1 + 0.2]],
  ['boolean', [true, null, false]],
  ['float8', [null, null]],
  ['integer', []],
];

test.each(COLUMNS)('the database reads %s values back as they were', async (type, values) => {
  const array = binaryArray(type, values);
  const [{ read }] = await server.dataSource.query(`SELECT to_json($1::${type}[]) AS read`, [array]);
  expect(read).toEqual(values);
});

test('a number that its type can not hold is sent as no other one', async () => {
  for (const value of [2 ** 31, 1.5, NaN, Infinity]) {
    expect(() => binaryArray('integer', [value])).toThrow('out of range');
  }
  const [{ read }] = await server.dataSource.query('SELECT $1::float8[]::text AS read', [
    binaryArray('float8', [NaN, Infinity]),
  ]);
  expect(read).toBe('{NaN,Infinity}');
});
