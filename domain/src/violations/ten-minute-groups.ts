import { MINUTE_MS } from '../units';

/** At most one violation counts for a vehicle and limit zone in this time (product decision D3). */
export const ONE_COUNTS_IN_MS = 10 * MINUTE_MS;

/**
 * Stretches under one limit zone that begin less than 10 minutes after the first of their group.
 * @param stretches in the order of their start
 * @param zoneOf identifier of the limit zone of a stretch; null: not known, so that it is a group of its own
 */
export function tenMinuteGroups<Stretch extends { readonly startedAtMs: number }>(
  stretches: readonly Stretch[],
  zoneOf: (stretch: Stretch) => string | null,
): readonly (readonly [Stretch, ...Stretch[]])[] {
  const groups: [Stretch, ...Stretch[]][] = [];
  const latest = new Map<string, [Stretch, ...Stretch[]]>();
  for (const stretch of stretches) {
    const zone = zoneOf(stretch);
    const group = zone === null ? undefined : latest.get(zone);
    if (group !== undefined && stretch.startedAtMs - group[0].startedAtMs < ONE_COUNTS_IN_MS) {
      group.push(stretch);
      continue;
    }
    const begun: [Stretch, ...Stretch[]] = [stretch];
    groups.push(begun);
    if (zone !== null) {
      latest.set(zone, begun);
    }
  }
  return groups;
}
