import { setTimeout as wait } from 'node:timers/promises';
import { linesOfKnownCountry, type DrawnLine } from '@wakafine/simulator/country/known-country';
import { seededRandom } from '@wakafine/simulator/drives/random';
import { inDatabase } from './server-database';
import { writeBuses } from './write-buses';
import { writeLines } from './write-lines';

/** Jobs are looked for every half minute. */
const RULE_PATIENCE_S = 120;

/**
 * Writes the country whose truth is `simulator/country/known-truth` into the database of a server, and has the job of the violator rule
 * run at its next look; gives what was drawn.
 */
export async function writeKnownCountry(dataDir: string, nowMs: number): Promise<readonly DrawnLine[]> {
  const lines = linesOfKnownCountry(nowMs, seededRandom(20));
  await inDatabase(dataDir, async (client) => {
    await writeLines(client, lines);
    await writeBuses(client);
    await client.query(`DELETE FROM pgboss.job WHERE singleton_key = 'apply violator rule'`);
  });
  return lines;
}

/** Waits until the violator rule has proposed so many vehicles. @throws Error when it does not within two minutes */
export async function awaitProposals(dataDir: string, count: number): Promise<void> {
  for (let seconds = 0; seconds < RULE_PATIENCE_S; seconds += 1) {
    let proposed = 0;
    await inDatabase(dataDir, async (client) => {
      const { rows } = await client.query<{ count: number }>(
        'SELECT count(*)::integer AS count FROM rule_proposal',
      );
      proposed = rows[0]?.count ?? 0;
    });
    if (proposed >= count) {
      return;
    }
    await wait(1_000);
  }
  throw new Error(`The rule has not proposed ${count} vehicles`);
}
