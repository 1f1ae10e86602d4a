import type { SpeedZone } from '@wakafine/domain/speed/zones';
import type { OwnStart } from './own-journey';

/** A point of the route of a receipt, as the screens draw it. */
export interface ReceiptPoint {
  readonly lat: number;
  readonly lng: number;
  /** ISO time. */
  readonly recordedAt: string;
  /** Displayed speed, km/h; null where a stretch of track begins. */
  readonly speedKmh: number | null;
  readonly zone: SpeedZone | null;
}

/** Measurements of the phone on a journey that was ended on it. */
export interface Receipt extends Pick<
  OwnStart,
  'vehicleType' | 'registrationNumber' | 'category' | 'transportAgency' | 'role'
> {
  /** Under which the phone has recorded it: the `clientId` of its own journey, else the id on the server. */
  readonly key: string;
  readonly accountId: string;
  /** ISO times. */
  readonly startTime: string;
  readonly endTime: string;
  readonly distanceKm: number;
  /** Mean while moving, km/h; 0 before anything was measured. */
  readonly averageSpeedKmh: number;
  /** Highest, km/h; null before one was known. */
  readonly maxSpeedKmh: number | null;
  /** Simplified, with every change of zone. */
  readonly points: readonly ReceiptPoint[];
  /** By the phone's own clock. */
  readonly storedAtMs: number;
  /** Id of the journey on the server; null until it has the whole of it. */
  readonly serverId: string | null;
  /** Time when it had, by the phone's own clock; null before. */
  readonly confirmedAtMs: number | null;
  /** Whether it is on the disk of the phone, so that it is there after a restart. */
  readonly isStored: boolean;
}
