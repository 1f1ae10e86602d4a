import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Statement } from '../statement';
import { statementsIn } from './statements-in';

const SOURCES = resolve(__dirname, '../../..');

/** Loads every hand-written statement of the server, as often as a module exports it. */
export function loadStatements(): Statement[] {
  const load = createRequire(__filename);
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.queries\.[jt]s$/.test(file))
    .flatMap((file) => statementsIn(load(join(SOURCES, file))));
}
