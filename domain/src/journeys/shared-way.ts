/**
 * Way of a vehicle that one journey booked, while it was in it by more than a typed plate; times are ms since
 * the epoch.
 */
export interface VehicleWay {
  readonly journeyId: number;
  /** Recorded by an enrolled device. */
  readonly isDevice: boolean;
  /** Times between which it was driven. */
  readonly fromMs: number;
  readonly toMs: number;
  /** Times between which the journey was in the vehicle. */
  readonly boundFromMs: number;
  readonly boundUntilMs: number;
}

interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * The share, from 0 to 1, of each way by which it counts, so that several phones in one vehicle are one distance (product
 * decision D3): of a time in which more than one was in it the first device counts, else the first journey.
 */
export function countedShares<W extends VehicleWay>(ways: readonly W[]): ReadonlyMap<W, number> {
  const shares = new Map<W, number>();
  const accepted: Span[] = [];
  const inRank = [...ways].sort(
    (one, other) => Number(other.isDevice) - Number(one.isDevice) || one.journeyId - other.journeyId,
  );
  for (const { journeyId } of inRank.filter((way, index) => way.journeyId !== inRank[index - 1]?.journeyId)) {
    const own = inRank.filter((way) => way.journeyId === journeyId && !shares.has(way));
    own.forEach((way) => shares.set(way, shareOf(way, accepted)));
    accepted.push(...own.map(inVehicle));
  }
  return shares;
}

function shareOf(way: VehicleWay, accepted: readonly Span[]): number {
  const lengthMs = way.toMs - way.fromMs;
  return lengthMs <= 0 ? 1 : 1 - coveredMs(inVehicle(way), accepted) / lengthMs;
}

function inVehicle({ fromMs, toMs, boundFromMs, boundUntilMs }: VehicleWay): Span {
  return { fromMs: Math.max(fromMs, boundFromMs), toMs: Math.min(toMs, boundUntilMs) };
}

/** Time of a span that other spans cover, ms; where several overlap it counts once. */
function coveredMs(span: Span, others: readonly Span[]): number {
  let reachedMs = span.fromMs;
  let coveredMs = 0;
  for (const { fromMs, toMs } of [...others].sort((one, other) => one.fromMs - other.fromMs)) {
    const beginMs = Math.max(reachedMs, fromMs);
    const endMs = Math.min(span.toMs, toMs);
    if (endMs > beginMs) {
      coveredMs += endMs - beginMs;
      reachedMs = endMs;
    }
  }
  return coveredMs;
}
