import { startTestServer, TestClock } from '../server/test-server';
import type { TestServer } from '../server/test-server';
import type { Chance } from './chance';
import type { Country } from './country';
import { settle } from './settle';
import { withOtherPlates, withOtherTimes } from './other-country';
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

/** Servers with three countries, one clock and the same public ids. */
export interface Countries {
  readonly here: TestServer;
  /** Others have typed other plates at other times in other places: for visitors and citizens as `here`. */
  readonly hidden: TestServer;
  /** All plates are other ones: for staff without the permission as `here`. */
  readonly allPlates: TestServer;
}

/** Starts the servers of some of the three countries, which a seed has made. */
export async function startCountries<Name extends keyof Countries>(
  clock: TestClock,
  { country, chance, names }: { country: Country; chance: Chance; names: readonly Name[] },
): Promise<Pick<Countries, Name>> {
  const otherTimes = withOtherTimes(country, chance, clock.now().getTime());
  const countries: Record<keyof Countries, Country> = {
    here: country,
    hidden: withOtherPlates(otherTimes, { isOwnStored: true }),
    allPlates: withOtherPlates(country, { isOwnStored: false }),
  };
  const started = await Promise.all(
    names.map(async (name) => ({ name, server: await startTestServer({ clock, areJobsByHand: true }) })),
  );
  await Promise.all(
    started.map(({ name, server }) => writeCountry(server, countries[name], started[0]?.server)),
  );
  await settle(started.map(({ server }) => server));
  // Each name has its server.
  return Object.fromEntries(started.map(({ name, server }) => [name, server])) as Pick<Countries, Name>;
}
