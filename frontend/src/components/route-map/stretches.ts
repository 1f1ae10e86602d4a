import type { SpeedZone } from '@wakafine/domain/speed/zones';

/** A part of a route in one zone, or a gap in it, from point to point; neighbours share a point. */
export interface Stretch {
  readonly kind: SpeedZone | 'GAP';
  readonly from: number;
  readonly to: number;
}

/** Data of a point that decides how the line to it is drawn. */
export interface ZonedPoint {
  readonly zone: SpeedZone | null;
}

/**
 * The stretches of a route in order. A point without a zone has no speed: the rules of the road begin a new stretch of
 * track there, after more than 15 s without a good fix. Time alone can't show it, since old routes are thinned
 * out.
 */
export function stretchesOf(route: readonly ZonedPoint[]): Stretch[] {
  const stretches: { kind: Stretch['kind']; from: number; to: number }[] = [];
  for (let index = 1; index < route.length; index += 1) {
    const kind = route[index]?.zone ?? 'GAP';
    const last = stretches.at(-1);
    if (last?.kind === kind && kind !== 'GAP') {
      last.to = index;
    } else {
      stretches.push({ kind, from: index - 1, to: index });
    }
  }
  return stretches;
}
