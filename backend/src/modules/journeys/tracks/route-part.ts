import type { LinePoint } from '@wakafine/domain/packed/route-line';
import type { Fix } from '@wakafine/domain/speed/fix';
import { thresholdsAt, zoneOf } from '@wakafine/domain/speed/zones';
import type { SpeedZone, ThresholdsTimeline } from '@wakafine/domain/speed/zones';

/** A point of a route; its speed is the displayed one, km/h. */
export interface RoutePart extends Pick<Fix, 'lat' | 'lng' | 'recordedAtMs' | 'speedKmh'> {
  /** The device's own speed, km/h; null where it gave none. */
  readonly deviceKmh: number | null;
}

/** The zone of a point by the thresholds of its time; null without a speed. */
export function zoneOfPart(
  { speedKmh, recordedAtMs }: RoutePart,
  timeline: ThresholdsTimeline,
): SpeedZone | null {
  return speedKmh === null ? null : zoneOf(speedKmh, thresholdsAt(timeline, recordedAtMs));
}

/** Points as a line is written of them. */
export function linePoints(parts: readonly RoutePart[], timeline: ThresholdsTimeline): LinePoint[] {
  return parts.map((part) => {
    const { lat, lng, recordedAtMs, speedKmh } = part;
    return { lat, lng, atMs: recordedAtMs, speedKmh, zone: zoneOfPart(part, timeline) };
  });
}
