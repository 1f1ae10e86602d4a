import { startOfHourMs } from '../time/civil-time';
import { BIN_COUNT, speedBinOf } from './speed-bins';
import { segmentIndexAt } from './segment-index';
import type { SegmentIndex } from './segment-index';
import type { RoadStep } from './steps-on-roads';
import type { SegmentDirection } from './segments-file';

/** Figures of a journey on one segment, in one direction and one hour of Africa/Douala. Metres are those driven there. */
export interface SegmentShare {
  readonly segment: string;
  readonly direction: SegmentDirection;
  /** Beginning of the hour, ms since the epoch. */
  readonly hourMs: number;
  /** Under a limit: what rates divide by. */
  readonly judgedM: number;
  /** Those of them under a limit that the authority has confirmed. */
  readonly confirmedM: number;
  /** Those of them at a shown speed above the limit. */
  readonly aboveM: number;
  /** Metres that could have shown nothing. */
  readonly unjudgedM: number;
  /** Times that the vehicle has come to this segment and drove 500 m of it, counted in the hour in which it came. */
  readonly passages: number;
  /** Metres by bins of 5 km/h of the shown speed; over gaps there is none. */
  readonly speedM: readonly number[];
}

/** A place in the ledger. */
export type SegmentSpot = Pick<SegmentShare, 'segment' | 'direction' | 'hourMs'>;

/** Least way on a segment that counts as passing it, metres, or half of a shorter segment. */
const PASSAGE_M = 500;
/** An event is on the segment that its vehicle was on at most so long before or after, ms. */
const EVENT_WITHIN_MS = 60_000;

/** The figures of a journey by segment, direction and hour. */
export function segmentShares({ roads }: SegmentIndex, steps: readonly RoadStep[]): SegmentShare[] {
  const shares = new Map<string, Mutable<SegmentShare> & { speedM: number[] }>();
  const passed = new Map<
    string,
    { readonly share: { passages: number }; readonly needM: number; drivenM: number }
  >();
  for (const each of steps) {
    const road = roads[each.road];
    if (road === undefined) {
      continue;
    }
    for (const { segment, share: part, atShare } of partsOf(road, each)) {
      const { step, direction, leg } = each;
      const atMs = step.from.recordedAtMs + (step.to.recordedAtMs - step.from.recordedAtMs) * atShare;
      const hourMs = startOfHourMs(atMs);
      const share = withDefault(shares, `${segment.id} ${direction} ${hourMs}`, () => ({
        ...{ segment: segment.id, direction, hourMs, judgedM: 0, confirmedM: 0, aboveM: 0, unjudgedM: 0 },
        ...{ passages: 0, speedM: Array.from({ length: BIN_COUNT }, () => 0) },
      }));
      addStep(share, step, part);
      const needM = Math.min(PASSAGE_M, segment.lengthM / 2);
      const passage = withDefault(passed, `${leg} ${segment.id}`, () => ({ share, needM, drivenM: 0 }));
      const hadPassed = passage.drivenM >= needM;
      passage.drivenM += step.drivenM * part;
      passage.share.passages += !hadPassed && passage.drivenM >= needM ? 1 : 0;
    }
  }
  return [...shares.values()];
}

/** The segment and direction in which a vehicle was at a time, ms; null where that was on no known road. */
export function spotAt(
  { roads }: SegmentIndex,
  steps: readonly RoadStep[],
  atMs: number,
): SegmentSpot | null {
  let [nearest, apartMs]: [RoadStep | null, number] = [null, EVENT_WITHIN_MS];
  for (const each of steps) {
    const { from, to } = each.step;
    const awayMs = Math.max(from.recordedAtMs - atMs, atMs - to.recordedAtMs, 0);
    if (awayMs < apartMs) {
      [nearest, apartMs] = [each, awayMs];
    }
  }
  const road = nearest === null ? undefined : roads[nearest.road];
  if (nearest === null || road === undefined) {
    return null;
  }
  const { from, to } = nearest.step;
  const lengthMs = to.recordedAtMs - from.recordedAtMs;
  const share = lengthMs === 0 ? 0 : Math.min(1, Math.max(0, (atMs - from.recordedAtMs) / lengthMs));
  const segment = road.segments[segmentIndexAt(road, nearest.fromM + (nearest.toM - nearest.fromM) * share)];
  return segment === undefined
    ? null
    : { segment: segment.id, direction: nearest.direction, hourMs: startOfHourMs(atMs) };
}

type Mutable<Row> = { -readonly [Key in keyof Row]: Row[Key] };

function addStep(
  share: Mutable<SegmentShare> & { speedM: number[] },
  { drivenM, limit, shownKmh }: RoadStep['step'],
  part: number,
): void {
  const metres = drivenM * part;
  share.judgedM += limit === null ? 0 : metres;
  share.confirmedM += limit?.isConfirmed === true ? metres : 0;
  share.unjudgedM += limit === null ? metres : 0;
  if (shownKmh !== null) {
    share.aboveM += limit !== null && shownKmh > limit.limitKmh ? metres : 0;
    const bin = speedBinOf(shownKmh);
    share.speedM[bin] = (share.speedM[bin] ?? 0) + metres;
  }
}

/** The segments that a step lies on, each with its share of the step, and where in the step its middle is, 0 to 1. */
function partsOf(
  road: SegmentIndex['roads'][number],
  { fromM, toM }: Pick<RoadStep, 'fromM' | 'toM'>,
): { segment: (typeof road.segments)[number]; share: number; atShare: number }[] {
  const [lowM, highM] = [Math.min(fromM, toM), Math.max(fromM, toM)];
  const [first, last] = [segmentIndexAt(road, lowM), segmentIndexAt(road, highM)];
  const lengthM = highM - lowM;
  return road.segments.slice(first, last + 1).map((segment, index) => {
    if (first === last || lengthM === 0) {
      return { segment, share: 1, atShare: 0.5 };
    }
    const beginM = Math.max(lowM, road.bounds[first + index] ?? 0);
    const endM = Math.min(highM, road.bounds[first + index + 1] ?? highM);
    const middle = ((beginM + endM) / 2 - fromM) / (toM - fromM);
    return { segment, share: (endM - beginM) / lengthM, atShare: middle };
  });
}

function withDefault<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) {
    return known;
  }
  const made = make();
  map.set(key, made);
  return made;
}
