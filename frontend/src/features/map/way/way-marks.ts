import type { Place } from '@wakafine/domain/geo/geo';
import { spotOnWay, type RoadWay } from '@wakafine/domain/places/road-ways';
import type { LimitSpan } from '@wakafine/domain/segments/limit-profile';
import type { StretchLine } from '@wakafine/domain/segments/stretch-lines';

/** The lines of roads are off by up to so much, and hazards are shown at the middle of a cell, metres. */
const BESIDE_M = 1_600;
/** Nearer ones are where one is, metres. */
const HERE_M = 50;
/** The way passes a stretch in its direction where its end comes so much after its start, at least, of its length. */
const SAME_DIRECTION = 0.5;

/** Something on the way, and where it begins: metres from here along it. */
export type WayMark<Hazard> = { readonly alongM: number; readonly id: string } & (
  | { readonly kind: 'hazard'; readonly hazard: Hazard }
  | { readonly kind: 'stretch'; readonly stretch: StretchLine }
  | { readonly kind: 'limit'; readonly span: LimitSpan }
);

/** All that is known of a way. */
export interface KnownOfWay<Hazard> {
  readonly hazards: readonly Hazard[];
  readonly stretches: readonly StretchLine[];
  readonly limits: readonly LimitSpan[];
}

/** Everything on a way in its order: hazards, stretches that are dangerous in this direction, and limits below that of the open road. */
export function marksOnWay<Hazard extends Place & { readonly id: string }>(
  way: RoadWay,
  { hazards, stretches, limits }: KnownOfWay<Hazard>,
): WayMark<Hazard>[] {
  const openKmh = Math.max(...limits.map(({ limitKmh }) => limitKmh));
  const marks: WayMark<Hazard>[] = [
    ...hazards.flatMap((hazard) => {
      const { alongM, apartM } = spotOnWay(way, hazard);
      return apartM <= BESIDE_M ? [{ kind: 'hazard' as const, id: hazard.id, alongM, hazard }] : [];
    }),
    ...stretches.flatMap((stretch) => {
      const alongM = startOnWay(way, stretch);
      return alongM === null ? [] : [{ kind: 'stretch' as const, id: stretch.id, alongM, stretch }];
    }),
    ...limits
      .filter(({ limitKmh }) => limitKmh < openKmh)
      .map((span) => ({ kind: 'limit' as const, id: `${span.fromM}`, alongM: span.fromM, span })),
  ];
  return marks.filter(({ alongM }) => alongM >= HERE_M).toSorted((one, other) => one.alongM - other.alongM);
}

/** Beginning of a stretch on a way that passes it in its direction, metres; null for any other. */
function startOnWay(way: RoadWay, { line, lengthM }: StretchLine): number | null {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) {
    return null;
  }
  const [from, to] = [spotOnWay(way, first), spotOnWay(way, last)];
  const isOnWay = from.apartM <= BESIDE_M && to.apartM <= BESIDE_M;
  return isOnWay && to.alongM - from.alongM >= SAME_DIRECTION * lengthM ? from.alongM : null;
}
