import type { RouteFix } from '../../journeys/read/journey-route';

/** A route in stretches without a gap: one begins where there is no speed, because the fix before is too long ago. */
export function stretchesOf(route: readonly RouteFix[]): RouteFix[][] {
  const stretches: RouteFix[][] = [];
  for (const fix of route) {
    const stretch = stretches.at(-1);
    if (stretch === undefined || fix.speedKmh === null) {
      stretches.push([fix]);
    } else {
      stretch.push(fix);
    }
  }
  return stretches;
}
