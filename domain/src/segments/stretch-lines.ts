import { headingBetween } from '../geo/heading-between';
import type { Place } from '../geo/geo';
import type { DangerousStretch } from './dangerous-stretches';
import { lineFromSteps } from './segment-line';
import type { SegmentEntry } from './segments-file';

/** A dangerous stretch as it lies on the ground. */
export interface StretchLine {
  /** The same as long as it begins with the same segment. */
  readonly id: string;
  /** Places along it, in the direction of travel that it is dangerous in. */
  readonly line: readonly Place[];
  /** Length as driven, metres. */
  readonly lengthM: number;
  /** Direction of travel at its start, degrees clockwise from north; null for a line too short for one. */
  readonly headingDeg: number | null;
}

/** The lines of dangerous stretches; those with a segment that is not known are left out. */
export function stretchLines(
  segments: readonly SegmentEntry[],
  stretches: readonly DangerousStretch[],
): StretchLine[] {
  const byId = new Map(segments.map((segment) => [segment.id, segment]));
  return stretches.flatMap(({ direction, segments: ids }) => {
    const own = ids.flatMap((id) => byId.get(id) ?? []);
    if (own.length < ids.length || own.length === 0) {
      return [];
    }
    const along = own.flatMap(({ line }, at) => lineFromSteps(line).slice(at === 0 ? 0 : 1));
    const line = direction === 'ALONG' ? along : along.toReversed();
    const [first, last] = [line[0], line.at(-1)];
    return {
      ...{ id: `${ids[0] ?? ''} ${direction}`, line },
      lengthM: own.reduce((sumM, { lengthM }) => sumM + lengthM, 0),
      headingDeg:
        first && last
          ? headingBetween(first, line.find((to) => headingBetween(first, to) !== null) ?? last)
          : null,
    };
  });
}
