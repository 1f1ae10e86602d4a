import type { DriveJourneyFragment, StartJourneyInput, TravellerRole } from '../../graphql/generated';
import type { ErrorCode } from '../errors/error-messages';

/** Input of a start, but for its id and times. */
export type OwnStart = Omit<StartJourneyInput, 'clientId' | 'startedAt' | 'endedAt'>;

/**
 * A journey that this phone has started: written down before the server hears of it, and stored until the server
 * has all of it.
 */
export interface OwnJourney {
  /** UUID by which the server knows it once; its fixes are recorded under it. */
  readonly clientId: string;
  readonly accountId: string;
  readonly start: OwnStart;
  /** The enrolled phone that is to sign the start once the server's time is known; null or absent where none does. */
  readonly deviceId?: string | null;
  /** By the phone's own clock. */
  readonly startedAtMs: number;
  /** By the phone's own clock; null while it goes on. */
  readonly endedAtMs: number | null;
  /**
   * Offset of that clock, to be added for server time, ms; null until the server has answered. It stays, so that
   * what is sent again says the
   * same.
   */
  readonly clockOffsetMs: number | null;
  /** Id of the journey on the server; null until it has accepted it. */
  readonly serverId: string | null;
  /** Last answer of the server about it; null before. */
  readonly received: DriveJourneyFragment | null;
  /** Role that was chosen since the start and that the server does not have yet; null or absent for none. */
  readonly roleToSend?: TravellerRole | null;
  /** Reason why the server refused it; null where nothing stands in the way. */
  readonly fault: ErrorCode | null;
}

/** The name under which the start of a journey is on its way to the server. */
export const beginSendingKey = (clientId: string) => `begin_${clientId}`;

/** State of a journey that the server does not have all of. */
export type OwnJourneyState = 'live' | 'saved' | 'failed';

/** Whether the journey goes on, waits to be sent, or was refused. */
export function ownStateOf({ fault, endedAtMs }: OwnJourney): OwnJourneyState {
  if (fault !== null) {
    return 'failed';
  }
  return endedAtMs === null ? 'live' : 'saved';
}

/** A time of the phone as the server counts it, ISO. */
export function serverTime({ clockOffsetMs }: OwnJourney, atMs: number): string {
  return new Date(atMs + (clockOffsetMs ?? 0)).toISOString();
}

/** The journey as the screens show it: as the server last sent it, else as it was started. */
export function shownOf(own: OwnJourney, driverName: string | null): DriveJourneyFragment {
  const { start, received } = own;
  if (received !== null) {
    return { ...received, role: own.roleToSend ?? received.role, isActive: own.endedAtMs === null };
  }
  return {
    id: own.serverId ?? own.clientId,
    vehicleType: start.vehicleType,
    vehicleClass: null,
    vehicleClassFrom: null,
    registrationNumber: start.registrationNumber,
    category: start.category,
    transportAgency: start.transportAgency ?? null,
    driverName,
    role: own.roleToSend ?? start.role ?? 'DRIVER',
    startTime: serverTime(own, own.startedAtMs),
    endTime: null,
    distanceKm: 0,
    maxSpeedKmh: null,
    averageSpeedKmh: 0,
    currentSpeedKmh: null,
    zone: null,
    isActive: own.endedAtMs === null,
    violationCount: 0,
    acceptedThrough: 0,
    binding: 'TYPED',
    boundVehicle: null,
  };
}
