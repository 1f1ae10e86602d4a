import { loadSegments } from '@wakafine/backend/platform/geo/segments';
import type { Client } from 'pg';
import { rounded } from '../load/tally';
import { asOwner } from '../sides/owner-database';
import { countryStatements, type CountrySize } from './country';

/** Makes a country in the database of a server, unless a run before has. @throws Error where another one is there */
export async function fillCountry(
  dataDir: string,
  country: CountrySize,
  notify: (line: string) => void,
): Promise<void> {
  await asOwner(dataDir, async (client) => {
    if (await isFull(client, country)) {
      notify('the country is there');
      return;
    }
    const { byId } = await loadSegments();
    for (const [what, statement] of countryStatements(country, [...byId.keys()])) {
      const startedMs = performance.now();
      await client.query(statement);
      notify(`${what}: ${rounded((performance.now() - startedMs) / 1000, 1)} s`);
    }
  });
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
