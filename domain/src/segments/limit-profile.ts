import { distanceBetweenM } from '../geo/geo';
import type { Place } from '../geo/geo';
import { limitInForce } from '../limits/limit-basis';
import type { LimitBasis } from '../limits/limit-basis';
import type { LimitedClass } from '../limits/speed-limits';
import { lineFromSteps, middleOfLine } from './segment-line';
import type { SegmentEntry } from './segments-file';

/** Part of a segment under one limit, metres from its start. */
export interface LimitSpan {
  readonly fromM: number;
  readonly toM: number;
  readonly limitKmh: number;
  /** Name of the place that the limit is of; null on the open road. */
  readonly placeName: string | null;
  readonly isConfirmed: boolean;
}

/** Class and time that a limit is asked for. */
export interface LimitAsked {
  readonly basis: LimitBasis;
  readonly vehicleClass: LimitedClass;
  /** Time, ms since the epoch. */
  readonly atMs: number;
}

/** Distance between the places at which limits are looked up, metres. */
const EVERY_M = 250;

/** The limit in force at the middle of a segment, km/h. */
export function limitOfSegment({ line }: SegmentEntry, asked: LimitAsked): number | null {
  return limitAtPlace(middleOfLine(lineFromSteps(line)), asked)?.limitKmh ?? null;
}

/** The limits along a segment or another line, as the register has them now, one behind the other from its start to its end. */
export function limitProfile(
  { line, lengthM }: Pick<SegmentEntry, 'line' | 'lengthM'>,
  asked: LimitAsked,
): LimitSpan[] {
  const spans: LimitSpan[] = [];
  const points = lineFromSteps(line);
  const drawnM = points.slice(1).reduce((sum, to, at) => sum + distanceBetweenM(points[at] ?? to, to), 0);
  let drivenM = 0;
  points.slice(1).forEach((to, at) => {
    const from = points[at] ?? to;
    const pieceM = distanceBetweenM(from, to) * (lengthM / drawnM);
    const count = Math.max(1, Math.ceil(pieceM / EVERY_M));
    for (let part = 0; part < count; part += 1) {
      const share = (part + 0.5) / count;
      const place = {
        lat: from.lat + (to.lat - from.lat) * share,
        lng: from.lng + (to.lng - from.lng) * share,
      };
      pushPart(spans, { fromM: drivenM, toM: drivenM + pieceM / count, limit: limitAtPlace(place, asked) });
      drivenM += pieceM / count;
    }
  });
  return spans.map((span) => ({ ...span, fromM: Math.round(span.fromM), toM: Math.round(span.toM) }));
}

function pushPart(
  spans: LimitSpan[],
  { fromM, toM, limit }: { fromM: number; toM: number; limit: ReturnType<typeof limitInForce> },
): void {
  if (limit === null) {
    return;
  }
  const last = spans.at(-1);
  const { limitKmh, placeName, isConfirmed } = limit;
  if (
    last?.toM === fromM &&
    last.limitKmh === limitKmh &&
    last.placeName === placeName &&
    last.isConfirmed === isConfirmed
  ) {
    spans[spans.length - 1] = { ...last, toM };
  } else {
    spans.push({ fromM, toM, limitKmh, placeName, isConfirmed });
  }
}

function limitAtPlace(
  place: Place,
  { basis, vehicleClass, atMs }: LimitAsked,
): ReturnType<typeof limitInForce> {
  return limitInForce(basis, { ...place, headingDeg: null, accuracyM: null, vehicleClass, atMs });
}
