import type { FollowedDriver } from './followed';

/** Numbers of one table by row: what somebody who counts sees there. A row that is not published is not in it. */
export type View = ReadonlyMap<string, readonly number[]>;

/** Everything that the attacker has: the month in which somebody drove, one in which they were away, and versions. */
export interface Sights {
  readonly present: View;
  readonly away: View;
  /** Versions of the month one after another; those named were erased between each and the one before. */
  readonly versions: readonly { readonly view: View; readonly erased: readonly FollowedDriver[] }[];
}

/**
 * Guesses of the way that a person drives, among the two that the attacker takes as possible: by all differences at once, in numbers
 * and in rows that appear or go, between the months and between versions. Gives how many are right; where nothing differs, a coin.
 */
export function rightGuesses(
  followed: readonly FollowedDriver[],
  sights: Sights,
  { rowOf, coin }: { rowOf: (route: number) => string; coin: () => number },
): number {
  return followed.filter((person) => {
    const [first, other] = person.mayDrive;
    const lead = signs(sights, person, rowOf(first)) - signs(sights, person, rowOf(other));
    const guess = lead === 0 ? (coin() < 0.5 ? first : other) : lead > 0 ? first : other;
    return guess === person.drives;
  }).length;
}

/** Weight of what speaks for a person having driven in a row. */
function signs({ present, away, versions }: Sights, person: FollowedDriver, row: string): number {
  const between = versions.flatMap(({ view, erased }, at) => {
    const before = versions[at - 1]?.view;
    return before !== undefined && erased.includes(person) ? [more(before, view, row)] : [];
  });
  // What changes with an erasure is the surest sign that there is.
  return 0.01 * more(present, away, row) + between.reduce((sum, change) => sum + 100 * change, 0);
}

/** By how much a row has more than another time: its numbers, each by its own size, and that it is there at all. */
function more(view: View, other: View, row: string): number {
  const [mine, theirs] = [view.get(row), other.get(row)];
  const numbers = (mine ?? []).map((number, at) => Math.sign(number - (theirs?.[at] ?? 0)));
  return numbers.reduce(
    (sum, sign) => sum + sign,
    (mine === undefined ? 0 : 1) - (theirs === undefined ? 0 : 1),
  );
}
