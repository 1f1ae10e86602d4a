import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Statement } from '../../platform/db/db';

const SOURCES = resolve(__dirname, '../..');

/** Every hand-written statement of the server, as often as a module exports it. */
export function allStatements(): Statement[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.queries.ts'))
    .flatMap((file) => statementsIn(jest.requireActual(join(SOURCES, file))));
}

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
