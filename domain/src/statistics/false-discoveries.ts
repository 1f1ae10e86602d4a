/**
 * The rows for which chance is excluded so surely that of all that are named at most a share is by chance, on average: the more are
 * looked at, the surer it must be of each (Benjamini and Hochberg 1995). The surest first.
 */
export function discoveries<Row extends { readonly chance: number }>(
  rows: readonly Row[],
  falseShare: number,
): Row[] {
  const byChance = [...rows].sort((one, other) => one.chance - other.chance);
  const last = byChance.findLastIndex(
    ({ chance }, index) => chance <= (falseShare * (index + 1)) / byChance.length,
  );
  return byChance.slice(0, last + 1);
}
