/** Sender of the fixes of a bound journey. */
export const DEVICE_KINDS = ['PHONE', 'TRACKER'] as const;
/** Sender of the fixes of a bound journey. */
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** State of the enrolment of a device. */
export const DEVICE_STATES = ['INVITED', 'EXPIRED', 'WAITING', 'APPROVED', 'REVOKED'] as const;
/** State of the enrolment of a device. */
export type DeviceState = (typeof DEVICE_STATES)[number];

/** Facts that the state of a device follows from. */
export interface DeviceTimes {
  readonly invitationExpiresAt: Date;
  readonly claimedAt: Date | null;
  readonly approvedAt: Date | null;
  readonly revokedAt: Date | null;
}

/** State of the enrolment of a device at a time. */
export function deviceStateOf(device: DeviceTimes, now: Date): DeviceState {
  if (device.revokedAt !== null) {
    return 'REVOKED';
  }
  if (device.approvedAt !== null) {
    return 'APPROVED';
  }
  if (device.claimedAt !== null) {
    return 'WAITING';
  }
  return device.invitationExpiresAt <= now ? 'EXPIRED' : 'INVITED';
}
