import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Statement } from './db';

const SOURCES = resolve(__dirname, '../..');

/** All statements that a module exports, in lists and by name too. */
function statementsIn(value: unknown): Statement[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  if (
    'name' in value &&
    'text' in value &&
    typeof value.name === 'string' &&
    typeof value.text === 'string'
  ) {
    return [{ name: value.name, text: value.text }];
  }
  return Object.values(value).flatMap(statementsIn);
}

// A connection that has prepared one of two statements of the same name refuses the other.
test('every prepared statement has a name of its own', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const modules = files.filter((file) => file.endsWith('.queries.ts'));
  const statements = modules.map((file) => statementsIn(jest.requireActual(join(SOURCES, file))));
  const textOf = new Map<string, string>();
  const clashes = statements.flat().filter(({ name, text }) => {
    const known = textOf.get(name) ?? text;
    textOf.set(name, known);
    return known !== text;
  });
  expect(textOf.size).toBeGreaterThan(300);
  expect(clashes).toEqual([]);
});
