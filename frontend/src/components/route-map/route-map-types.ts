import type { SpeedZone, ViolationSeverity } from '@wakafine/domain/speed/zones';

/** One good fix of a route, as the API gives it. */
export interface RouteMapPoint {
  readonly lat: number;
  readonly lng: number;
  /** ISO time of the fix. */
  readonly recordedAt: string;
  /** Displayed speed in km/h; null where a stretch of track begins. */
  readonly speedKmh: number | null;
  readonly zone: SpeedZone | null;
}

/** A violation at its place on the map. */
export interface RouteMapPin {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
  readonly severity: ViolationSeverity;
  /** Text that is read out, such as "Danger, 78 km/h". */
  readonly label: string;
  /** Address in this app that the pin leads to. */
  readonly href?: string;
}

/** Position of the phone. */
export interface RouteMapPosition {
  readonly lat: number;
  readonly lng: number;
  /** Radius in metres; null where the device gives none. */
  readonly accuracyM: number | null;
}

/** A size on the screen, CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
