import { startTestServer, TestClock } from '../test-server';
import type { TestServer } from '../test-server';
import type { Country } from './country';
import { writeCountry } from './write-country';

/** The same time in every country: it moves only when the test says so, and in all of them at once. */
export class StillClock extends TestClock {
  private time = Date.parse('2026-11-20T10:40:20.000Z');

  override advance(byMs: number): void {
    this.time += byMs;
  }

  override now(): Date {
    return new Date(this.time);
  }
}

/** The seed of a run: MASKS_SEED, or another one each time. */
export const MASKS_SEED = Number(process.env.MASKS_SEED ?? Date.now() % 1_000_000);

/** Starts a server for each country, all with one clock and the same public ids. */
export async function startCountries<Name extends string>(
  clock: TestClock,
  countries: Readonly<Record<Name, Country>>,
): Promise<Record<Name, TestServer>> {
  // The names are those of `countries`, which `Object.entries` gives as plain strings.
  const named = Object.entries(countries) as [Name, Country][];
  const servers = await Promise.all(named.map(() => startTestServer({ clock })));
  await Promise.all(
    named.map(async ([, country], index) => {
      const [first] = servers;
      const server = servers[index];
      return server === undefined ? undefined : writeCountry(server, country, first);
    }),
  );
  const started = named.map(([name], index) => [name, servers[index]] as const);
  return Object.fromEntries(started) as Record<Name, TestServer>;
}
