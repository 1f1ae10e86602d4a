import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Statement } from '../../platform/db/statement';
import { statementsIn } from '../../platform/db/described/statements-in';

const SOURCES = resolve(__dirname, '../..');

/** Every hand-written statement of the server, as often as a module exports it. */
export function allStatements(): Statement[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.queries.ts'))
    .flatMap((file) => statementsIn(jest.requireActual(join(SOURCES, file))));
}
