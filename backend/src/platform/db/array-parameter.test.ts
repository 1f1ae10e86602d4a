import { arrayParameter } from './array-parameter';
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
