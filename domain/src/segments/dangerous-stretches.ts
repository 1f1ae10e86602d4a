import { isSafe } from '../opendata/disclosure';
import type { RowFacts } from '../opendata/disclosure';
import type { Exposure } from '../statistics/rates';
import { thoseStandingOut } from '../statistics/stand-out';
import type { SegmentIndex } from './segment-index';
import type { SegmentDirection } from './segments-file';

/** One direction of a segment. */
export interface SegmentSide {
  readonly segment: string;
  readonly direction: SegmentDirection;
}

/** A part of a road in one direction on which far more violations are proven than elsewhere. */
export interface DangerousStretch {
  readonly direction: SegmentDirection;
  /** Ids of its segments, by rising kilometres. */
  readonly segments: readonly string[];
}

/**
 * Sides of segments whose rate of events stands out: the lower bound of the shrunk rate lies above 1.5 times that of all other
 * roads (`STANDS_OUT_TIMES`), and of those that are named at most 5 % are by chance.
 */
export function sidesStandingOut<Side extends SegmentSide & Exposure>(sides: readonly Side[]): Side[] {
  return thoseStandingOut(sides).map(({ row }) => row);
}

/**
 * Those of the sides that stand out which may be named: by the ways and events of the persons who count in open data alone they still
 * stand out among all sides, and nobody shows in them (at least 10 persons and 10 vehicles, nobody with more than half).
 */
export function namedSides<Side extends SegmentSide & Exposure>(
  sides: readonly Side[],
  facts: readonly (SegmentSide & { readonly facts: RowFacts })[],
): SegmentSide[] {
  const known = new Map(facts.map((each) => [nameOf(each), each.facts]));
  const counted = sides.map(({ segment, direction, violations, distanceM }) => {
    const own = known.get(nameOf({ segment, direction }));
    return own === undefined
      ? { segment, direction, violations, distanceM, own: null }
      : { segment, direction, violations: own.events, distanceM: own.distanceM, own };
  });
  return sidesStandingOut(counted)
    .filter(({ own }) => own !== null && isSafe([own]))
    .map(({ segment, direction }) => ({ segment, direction }));
}

/** The stretches that sides of segments make where they lie one behind the other on a road; sides of unknown segments are left out. */
export function stretchesOf(
  { roads }: Pick<SegmentIndex, 'roads'>,
  sides: readonly SegmentSide[],
): DangerousStretch[] {
  const named = new Set(sides.map(nameOf));
  return (['ALONG', 'AGAINST'] as const).flatMap((direction) =>
    roads.flatMap(({ segments }) => {
      const stretches: { direction: SegmentDirection; segments: string[] }[] = [];
      let isOpen = false;
      for (const { id } of segments) {
        const isNamed = named.has(nameOf({ segment: id, direction }));
        if (isNamed && isOpen) {
          stretches.at(-1)?.segments.push(id);
        } else if (isNamed) {
          stretches.push({ direction, segments: [id] });
        }
        isOpen = isNamed;
      }
      return stretches;
    }),
  );
}

function nameOf({ segment, direction }: SegmentSide): string {
  return `${segment} ${direction}`;
}
