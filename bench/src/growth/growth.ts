import { loadavg } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from '../all/limits';
import type { BenchArguments } from '../command/arguments';
import { countrySize } from '../dashboard/country';
import { fillCountry } from '../dashboard/fill-country';
import { rounded } from '../load/tally';
import { askedFigures, askInTurns, sliceRatio } from '../reads/asking';
import type { AskedFigures, Asking, SliceRatio } from '../reads/asking';
import { ADMINISTRATOR } from '../sides/administrator';
import { asSuperuser } from '../sides/owner-database';
import { startProduction } from '../sides/production';
import { hourOfRoute, type HourOfRoute } from './hour-of-route';
import { QUESTIONS, questionsOf, type Question } from './questions';
import { fixCounts } from './fix-counts';

/** Output of `npm run bench -- growth`. */
export interface GrowthResult {
  readonly name: 'growth';
  /** Fixes of each country; everything else grows with them. */
  readonly fixes: readonly number[];
  /** Each question in the fullest country over the smallest. */
  readonly ratios: Readonly<Partial<Record<Question, SliceRatio>>>;
  readonly figures: Readonly<Record<string, Readonly<Partial<Record<Question, AskedFigures>>>>>;
  /** The route of a drive of one hour at one fix a second, in the fullest country. */
  readonly hour: HourOfRoute;
  readonly limit: number;
  readonly failures: number;
  readonly machineLoad: number;
  readonly pass: boolean;
}

const LIMIT = LIMITS.growthPush.aim;
const MOST_CONNECTIONS = 16;

interface Place {
  readonly fixes: number;
  readonly server: Awaited<ReturnType<typeof startProduction>>;
  readonly askings: Readonly<Record<Question, Asking>>;
}

/** Asks the same of countries of 10,000 fixes and of up to 10 million, in turns. */
export async function runGrowth(
  options: BenchArguments,
  notify: (line: string) => void,
): Promise<GrowthResult> {
  const places: Place[] = [];
  const stops: (() => Promise<void>)[] = [];
  try {
    const counts = fixCounts(options.percent);
    for (const fixes of counts) {
      notify(`a country of ${fixes} fixes`);
      const { storedIn } = options;
      const folder = storedIn === null ? null : join(storedIn, `growth-${fixes}`);
      const server = await startProduction(ADMINISTRATOR, folder);
      stops.push(() => server.stop());
      const country = countrySize((fixes * 100) / countrySize(100).fixes);
      await fillCountry(server.dataDir, country, notify);
      await asSuperuser(server.dataDir, (client) => client.query('CHECKPOINT'));
      const connections = Math.min(MOST_CONNECTIONS, options.connections);
      places.push({ fixes, server, askings: await questionsOf(server, { country, connections }) });
    }
    const asked = QUESTIONS.filter((question) => question.includes(options.only));
    for (const question of asked) {
      const turns = places.map(
        ({ fixes, askings }) => [`${question} at ${fixes}`, askings[question]] as const,
      );
      await askInTurns(Object.fromEntries(turns), options.secondsPerSide, notify);
    }
    const [small, full] = [places.at(0), places.at(-1)];
    if (small === undefined || full === undefined) {
      throw new Error('there is no country');
    }
    const hour = await hourOfRoute(full.server.url);
    return resultOf({ places, small, full, asked, hour });
  } finally {
    places.forEach(({ askings }) =>
      Object.values(askings).forEach(({ connections }) => connections.forEach((each) => each.close())),
    );
    await Promise.all(stops.map((stop) => stop()));
  }
}

function resultOf({
  places,
  small,
  full,
  asked,
  hour,
}: {
  readonly places: readonly Place[];
  readonly small: Place;
  readonly full: Place;
  readonly asked: readonly Question[];
  readonly hour: HourOfRoute;
}): GrowthResult {
  const each = <Value>(of: (question: Question) => Value): Partial<Record<Question, Value>> =>
    Object.fromEntries(asked.map((question) => [question, of(question)]));
  const ratios = each((question) =>
    sliceRatio(full.askings[question].slices, small.askings[question].slices),
  );
  const failures = places
    .flatMap(({ askings }) => asked.flatMap((question) => askings[question].slices))
    .reduce((sum, slice) => sum + slice.failures.length, 0);
  return {
    name: 'growth',
    fixes: places.map(({ fixes }) => fixes),
    ratios,
    figures: Object.fromEntries(
      places.map(({ fixes, askings }) => [
        String(fixes),
        each((question) => askedFigures(askings[question].slices)),
      ]),
    ),
    hour,
    limit: LIMIT,
    failures,
    machineLoad: rounded(loadavg()[0] ?? 0, 2),
    pass: failures === 0 && Object.values(ratios).every(({ ratio }) => ratio <= LIMIT),
  };
}
