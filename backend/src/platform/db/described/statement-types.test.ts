import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { allStatements } from '../../../testing/server/all-statements';
import { createTestDatabase } from '../../../testing/server/test-database';
import { statement } from '../statement';
import { statementTypesText } from './statement-types-text';

let client: Client;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await drop();
});

const typesOf = async (text: string, notNull?: readonly string[]): Promise<string> => {
  const printed = await statementTypesText(client, [statement('test.one', text, { notNull })]);
  return printed.slice(printed.indexOf('parameters')).replace(/\s+/g, ' ');
};

test('statement-types.ts says what PostgreSQL says of every statement', async () => {
  const committed = readFileSync(join(__dirname, '../statement-types.ts'), 'utf8');
  expect(await statementTypesText(client, allStatements())).toBe(committed);
});

test('a column is as its table has it: type, texts of a check, null', async () => {
  expect(await typesOf('SELECT id, role, full_name FROM account WHERE created_at > $1')).toContain(
    'parameters: [Date | null]; row: { id: number; role: ',
  );
  expect(await typesOf('SELECT role FROM account')).toMatch(/role: ('[A-Z_]+' \| )+'[A-Z_]+';/);
  expect(await typesOf('SELECT full_name FROM account')).toContain('full_name: string | null;');
});

test('a column that its table requires may be null behind an outer join', async () => {
  const inner = 'SELECT journey.id AS found FROM account JOIN journey ON journey.account_id = account.id';
  expect(await typesOf(inner)).toContain('found: number;');
  expect(await typesOf(inner.replace('JOIN', 'LEFT JOIN'))).toContain('found: number | null;');
  const within = `WITH latest AS MATERIALIZED (${inner}) SELECT latest.found FROM account LEFT JOIN latest ON true`;
  expect(await typesOf(within)).toContain('found: number | null;');
});

test('an expression may be null unless its author says otherwise', async () => {
  expect(await typesOf('SELECT count(*) AS n FROM account')).toContain('n: number | null;');
  expect(await typesOf('SELECT count(*) AS n FROM account', ['n'])).toContain('n: number;');
});

test('an author can neither name a column that is not there nor repeat what the schema says', async () => {
  await expect(typesOf('SELECT count(*) AS n FROM account', ['m'])).rejects.toThrow('gives no m');
  await expect(typesOf('SELECT id FROM account', ['id'])).rejects.toThrow('id is never null');
});

test('a list, JSON and bytes are what pg reads and takes', async () => {
  const text = 'SELECT $1::bigint[] AS ids, $2::jsonb AS content, $3::bytea AS hash';
  const all = 'ids: number[] | null; content: unknown; hash: Buffer | null;';
  expect(await typesOf(text)).toContain(all);
  expect(await typesOf(text)).toContain(
    'parameters: [readonly (number | null)[] | string | null, string | object | null, Buffer | null]',
  );
});

test('a statement that PostgreSQL refuses is refused, and the next one is described', async () => {
  await expect(typesOf('SELECT nothing FROM nowhere')).rejects.toThrow('nowhere');
  expect(await typesOf('SELECT id FROM account')).toContain('id: number;');
});
