import { areApart, boxOf } from '../limits/limit-geometry';
import type { Box } from '../limits/limit-geometry';
import type { LimitBasis } from '../limits/limit-basis';
import type { LimitedClass, SpeedLimit } from '../limits/speed-limits';
import { DAY_MS } from '../units';
import { limitProfile } from './limit-profile';
import { lineFromSteps } from './segment-line';
import type { SegmentEntry } from './segments-file';

/** A time span, ms, a class of vehicle, and the limits: all that ever held, and how they are looked up. */
export interface LimitSpanAsked {
  readonly basis: LimitBasis;
  readonly limits: readonly SpeedLimit[];
  readonly vehicleClass: LimitedClass;
  readonly fromMs: number;
  readonly untilMs: number;
}

/** The same hour of the same weekday, so that hours of schools and markets are no change. */
const WEEK_MS = 7 * DAY_MS;
/** Margin for the precision of shapes, metres: more is looked at than could matter. */
const MARGIN_M = 6_000;

/**
 * The first time within a span, ms, at which the legal speed changed somewhere on some segments; null where it never did. Limits that
 * were only confirmed, or drawn anew with the same number, are no change.
 */
export function firstLimitChange(segments: readonly SegmentEntry[], asked: LimitSpanAsked): number | null {
  const { basis, fromMs, untilMs } = asked;
  const isWithin = (atMs: number | null): atMs is number => atMs !== null && atMs > fromMs && atMs < untilMs;
  if (basis.kind === 'thresholds') {
    const changed = basis.timeline.find(
      ({ effectiveAtMs, caution }, at) =>
        isWithin(effectiveAtMs) && caution !== (basis.timeline[at - 1]?.caution ?? caution),
    );
    return changed?.effectiveAtMs ?? null;
  }
  const times = asked.limits.flatMap(({ geometry, validFromMs, validUntilMs }) => {
    const box = geometry.kind === 'DEFAULT' ? null : boxOf(geometry, MARGIN_M);
    return [validFromMs, validUntilMs].filter(isWithin).map((atMs) => ({ atMs, box }));
  });
  times.sort((one, other) => one.atMs - other.atMs);
  const change = times.find(({ atMs, box }) =>
    segments.some(
      (segment) => (box === null || !areApart(box, boxOfLine(segment))) && differs(segment, asked, atMs),
    ),
  );
  return change?.atMs ?? null;
}

function differs(segment: SegmentEntry, { basis, vehicleClass }: LimitSpanAsked, atMs: number): boolean {
  const speedsAt = (timeMs: number): string =>
    limitProfile(segment, { basis, vehicleClass, atMs: timeMs })
      .map(({ fromM, limitKmh }) => `${fromM}:${limitKmh}`)
      .join();
  return speedsAt(atMs) !== speedsAt(atMs - WEEK_MS);
}

function boxOfLine({ line }: SegmentEntry): Box {
  const places = lineFromSteps(line);
  const [lats, lngs] = [places.map(({ lat }) => lat), places.map(({ lng }) => lng)];
  return {
    ...{ south: Math.min(...lats), north: Math.max(...lats) },
    ...{ west: Math.min(...lngs), east: Math.max(...lngs) },
  };
}
