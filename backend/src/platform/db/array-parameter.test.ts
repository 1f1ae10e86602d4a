import { arrayParameter, binaryArray, longArray } from './array-parameter';
import type { BinaryType } from './array-parameter';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the database reads back whatever texts a column holds', async () => {
  const texts = [
    'N3',
    '',
    'Edéa, town',
    'a "b" \\ c',
    '{x}',
    ' ',
    'null',
    'NULL',
    null,
    "l'été",
    '1,2',
    'OPEN_ROAD',
  ];
  const [{ read }] = await server.dataSource.query('SELECT $1::text[] AS read', [arrayParameter(texts)]);
  expect(read).toEqual(texts);
});

test('numbers, times and truth values need no quotes', () => {
  expect(arrayParameter([1.5, true, new Date(7), null, 'A'])).toBe('{1.5,true,7,NULL,A}');
});

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

test.each<[readonly (string | null)[]]>([[['', "l'été", null, '{"a":[1]}', 'NULL']], [[null, null]], [[]]])(
  'the database reads the texts %j back as they were',
  async (values) => {
    const [{ read }] = await server.dataSource.query('SELECT $1::text[] AS read', [
      longArray('text', values),
    ]);
    expect(read).toEqual(values);
  },
);

test('the database reads bytes back as they were', async () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const values = [all, null, new Uint8Array(0), all.subarray(10, 12)];
  const rows = await server.dataSource.query('SELECT read FROM unnest($1::bytea[]) AS read', [
    longArray('bytea', values),
  ]);
  expect(rows.map(({ read }: { read: Buffer | null }) => read)).toEqual(
    values.map((value) => value && Buffer.from(value)),
  );
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
