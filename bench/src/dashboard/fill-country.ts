import { setTimeout } from 'node:timers/promises';
import { loadSegments } from '@wakafine/backend/platform/geo/segments';
import type { Client } from 'pg';
import { rounded } from '../load/tally';
import { asOwner } from '../sides/owner-database';
import { countryStatements, type CountrySize } from './country';

const LOOK_EVERY_MS = 1_000;

/** Makes a country in the database of a server, unless a run before has. @throws Error where another one is there */
export async function fillCountry(
  dataDir: string,
  country: CountrySize,
  notify: (line: string) => void,
): Promise<void> {
  await asOwner(dataDir, async (client) => {
    const statements = (await isFull(client, country))
      ? []
      : countryStatements(country, [...(await loadSegments()).byId.keys()]);
    for (const [what, statement] of statements) {
      await timed(what, () => client.query(statement), notify);
    }
    await timed('days of figures', () => untilPacked(client), notify);
  });
}

/** A country is not a minute old: the server's own job has packed the days before yesterday. */
async function untilPacked(client: Client): Promise<void> {
  const isLeft = async (): Promise<boolean> => {
    const { rowCount } = await client.query(
      'SELECT FROM segment_day WHERE body IS NULL AND day < current_date - 2 LIMIT 1',
    );
    return rowCount !== 0;
  };
  while (await isLeft()) {
    await setTimeout(LOOK_EVERY_MS);
  }
}

async function timed(
  what: string,
  work: () => Promise<unknown>,
  notify: (line: string) => void,
): Promise<void> {
  const startedMs = performance.now();
  await work();
  notify(`${what}: ${rounded((performance.now() - startedMs) / 1000, 1)} s`);
}

/** Whether a run before has made this country. @throws Error when it has made another one, or only a part of it */
async function isFull(client: Client, { violations, incidents }: CountrySize): Promise<boolean> {
  const { rows } = await client.query<{ last: string | null }>('SELECT max(id) AS last FROM incident');
  const { last } = rows[0] ?? { last: null };
  if (last !== null && Number(last) !== violations + incidents) {
    throw new Error('another country is kept in this folder');
  }
  return last !== null;
}
