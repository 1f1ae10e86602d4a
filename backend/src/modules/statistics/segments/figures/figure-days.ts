import { setImmediate } from 'node:timers/promises';
import { figureDay } from '@wakafine/domain/segment-figures/figure-day';
import type { FigureDay } from '@wakafine/domain/segment-figures/figure-day';
import type { FilteredTimes } from '@wakafine/domain/segments/segment-filter';
import { civilDayOf, startOfDayMs } from '@wakafine/domain/time/civil-time';
import type { Services } from '../../../../platform/context/context';
import { defineCache } from '../../../../platform/memory/caches';
import { openDay } from './figure-bytes';
import { DAYS_OF_FIGURES, FIGURES_OF_DAY, PACKED_DAY } from './figure-days.queries';

type Asker = Pick<Services, 'db' | 'caches'>;

/** The figures of a day as they were at a version. */
interface KnownDay {
  readonly version: string;
  readonly day: FigureDay;
}

/** A day that a filter means. */
export interface VisitedDay {
  readonly day: FigureDay;
  readonly civilDay: number;
  /** Else it is one of those that are compared with. */
  readonly isNow: boolean;
}

const MB = 2 ** 20;
/** A year of a country with a million violations and ten million fixes has 100 MB. */
const knownDays = defineCache<KnownDay>({
  ...{ maxEntries: 2_000, maxBytes: 128 * MB },
  bytesOf: ({ day }) => bytesIn(day),
});
const daysUnderWay = defineCache<Promise<KnownDay>>({ maxEntries: 2_000 });
/** So many days are given before others of this process have their turn. */
const DAYS_AT_ONCE = 8;

/**
 * The figures of all days that a filter means, in their order. Each process remembers days by their version, and reads those that
 * have changed since: packed as they are stored, else their rows.
 */
export async function* figureDays(services: Asker, times: FilteredTimes): AsyncGenerator<VisitedDay> {
  const { fromMs, untilMs, beforeFromMs, beforeUntilMs } = times;
  const [from, until, beforeFrom, beforeUntil] = [
    civilDayOf(fromMs),
    civilDayOf(untilMs),
    civilDayOf(beforeFromMs),
    civilDayOf(beforeUntilMs),
  ];
  const days = await services.db.rows(DAYS_OF_FIGURES, [from, until, beforeFrom, beforeUntil]);
  for (const [index, { civilDay, version }] of days.entries()) {
    if (index % DAYS_AT_ONCE === DAYS_AT_ONCE - 1) {
      await setImmediate();
    }
    const known = services.caches.of(knownDays).get(String(civilDay));
    const { day } = known?.version === version ? known : await sharedRead(services, civilDay);
    yield { day, civilDay, isNow: civilDay >= from && civilDay < until };
  }
}

/** Those who want a day at once share one look. */
function sharedRead(services: Asker, civilDay: number): Promise<KnownDay> {
  const underWay = services.caches.of(daysUnderWay);
  const key = String(civilDay);
  const reading =
    underWay.get(key) ??
    readDay(services, civilDay)
      .then((known) => {
        services.caches.of(knownDays).set(key, known);
        return known;
      })
      .finally(() => underWay.delete(key));
  underWay.set(key, reading);
  return reading;
}

async function readDay({ db }: Pick<Services, 'db'>, civilDay: number): Promise<KnownDay> {
  // The version first: what changes afterwards has the day read again.
  const [stored] = await db.rows(PACKED_DAY, [civilDay]);
  const packed = stored?.body ? await openDay(stored.body) : null;
  return { version: stored?.version ?? '', day: packed ?? (await figuresOfDay({ db }, civilDay)) };
}

/** The figures of a day from their rows. */
export async function figuresOfDay({ db }: Pick<Services, 'db'>, civilDay: number): Promise<FigureDay> {
  const [from, until] = [new Date(startOfDayMs(civilDay)), new Date(startOfDayMs(civilDay + 1))];
  const rows = await db.rows(FIGURES_OF_DAY, [from, until]);
  return figureDay(
    rows.map((row) => ({ ...row, direction: row.direction === 'AGAINST' ? 'AGAINST' : 'ALONG' })),
  );
}

function bytesIn(day: FigureDay): number {
  return Object.values<ArrayLike<unknown>>({ ...day }).reduce(
    (sum, column) => sum + (ArrayBuffer.isView(column) ? column.byteLength : column.length * 20),
    0,
  );
}
