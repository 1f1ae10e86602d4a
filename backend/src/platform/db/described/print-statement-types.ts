import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '../../../database';
import { startEmbeddedPostgres } from '../../embedded-postgres/embedded-postgres';
import { loadStatements } from './load-statements';
import { statementTypesText } from './statement-types-text';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Prints the types of all statements as they stand in `statement-types.ts`, from a database made for it. */
async function main(): Promise<void> {
  const statements = loadStatements();
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
