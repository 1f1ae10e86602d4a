import type { Sums, SumsOf } from '@wakafine/domain/segment-figures/sum-figures';
import { changeVerdicts } from '@wakafine/domain/statistics/rate-changes';
import type { TwoTimes } from '@wakafine/domain/statistics/rate-changes';
import { ownRateOf, withRates } from '@wakafine/domain/statistics/rates';
import type { Exposure, Rate, RateChange } from '@wakafine/domain/statistics/rates';

/** One of them with its rates among the others, and what has become of it. */
export interface Compared<Key> extends SumsOf<Key> {
  readonly rate: Rate | null;
  readonly rateBefore: Rate | null;
  readonly change: RateChange;
  /** Events and distances that the rates are made of. */
  readonly exposure: TwoTimes;
}

/** Nothing driven. */
export const NO_SUMS: Sums = {
  ...{ judgedM: 0, confirmedM: 0, aboveM: 0 },
  ...{ events: 0, confirmedEvents: 0, passages: 0 },
};

/** Events and distance that a rate is made of: where it names somebody, those under confirmed limits alone (product decision D12). */
type Basis = (sums: Sums) => Exposure;
const allOf: Basis = ({ events, judgedM }) => ({ violations: events, distanceM: judgedM });
const confirmedOf: Basis = ({ confirmedEvents, confirmedM }) => ({
  violations: confirmedEvents,
  distanceM: confirmedM,
});

/**
 * Those that are compared, the worst by its lower bound first, then those without a rate by their events. Verdicts are held to few
 * false ones over all of them.
 */
export function compareSums<Key>(
  rows: readonly SumsOf<Key>[],
  { isNaming = false }: { isNaming?: boolean } = {},
): Compared<Key>[] {
  const basis = isNaming ? confirmedOf : allOf;
  const exposures = rows.map(({ now, before }): TwoTimes => ({ now: basis(now), before: basis(before) }));
  const [rates, ratesBefore] = [
    withRates(exposures.map(({ now }) => now)),
    withRates(exposures.map(({ before }) => before)),
  ];
  const verdicts = changeVerdicts(exposures);
  return rows
    .map(({ key, now, before }, index): Compared<Key> => {
      const exposure = exposures[index] ?? { now: basis(now), before: basis(before) };
      const change = verdicts.get(exposure) ?? 'UNCERTAIN';
      const [rate, rateBefore] = [rates[index]?.rate ?? null, ratesBefore[index]?.rate ?? null];
      return { key, now, before, exposure, rate, rateBefore, change };
    })
    .sort(
      (one, other) => (other.rate?.low ?? -1) - (one.rate?.low ?? -1) || other.now.events - one.now.events,
    );
}

/** All of them together, which have no peers. */
export function compareWhole<Key>(rows: readonly SumsOf<Key>[]): Compared<null> {
  const [now, before] = [addUp(rows.map((row) => row.now)), addUp(rows.map((row) => row.before))];
  const exposure = { now: allOf(now), before: allOf(before) };
  return {
    ...{ key: null, now, before, exposure },
    rate: ownRateOf(exposure.now),
    rateBefore: ownRateOf(exposure.before),
    change: changeVerdicts([exposure]).get(exposure) ?? 'UNCERTAIN',
  };
}

/** Sums by a key that several have in common. */
export function sumsBy<Key, Common>(
  rows: readonly SumsOf<Key>[],
  commonOf: (key: Key) => Common,
): SumsOf<Common>[] {
  const groups = new Map<Common, SumsOf<Key>[]>();
  for (const row of rows) {
    const common = commonOf(row.key);
    const group = groups.get(common) ?? [];
    group.push(row);
    groups.set(common, group);
  }
  return [...groups].map(([key, group]) => ({
    key,
    now: addUp(group.map(({ now }) => now)),
    before: addUp(group.map(({ before }) => before)),
  }));
}

function addUp(all: readonly Sums[]): Sums {
  return all.reduce(
    (sum, each) => ({
      judgedM: sum.judgedM + each.judgedM,
      confirmedM: sum.confirmedM + each.confirmedM,
      aboveM: sum.aboveM + each.aboveM,
      events: sum.events + each.events,
      confirmedEvents: sum.confirmedEvents + each.confirmedEvents,
      passages: sum.passages + each.passages,
    }),
    NO_SUMS,
  );
}
