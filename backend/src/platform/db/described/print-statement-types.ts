import 'reflect-metadata';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '../../../database';
import { startEmbeddedPostgres } from '../../embedded-postgres/embedded-postgres';
import { statementsIn } from './statements-in';
import { statementTypesText } from './statement-types-text';

const SOURCES = resolve(__dirname, '../../..');
const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Prints the types of all statements as they stand in `statement-types.ts`, from a database made for it. */
async function main(): Promise<void> {
  const load = createRequire(__filename);
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const statements = files
    .filter((file) => /\.queries\.[jt]s$/.test(file))
    .flatMap((file) => statementsIn(load(join(SOURCES, file))));
  const folder = mkdtempSync(join(tmpdir(), 'wakafine-statements-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: SILENT, isDisposable: true });
  try {
    await (await openDatabase({ url: postgres.servingUrl, ownerUrl: postgres.url })).destroy();
    const client = new Client(postgres.url);
    await client.connect();
    try {
      process.stdout.write(await statementTypesText(client, statements));
    } finally {
      // Else the end of the database would hide why a statement is refused.
      await client.end();
    }
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

void main();
