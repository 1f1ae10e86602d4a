import { maskPhone, maskPlate } from '@wakafine/domain/people/masking';
import { groupCode, signedToken } from '@wakafine/domain/people/vehicle-code';
import type { Actor } from '../../identity/accounts/actor';
import type { DeviceRow } from '../devices/device.queries';
import { deviceStateOf } from '@wakafine/domain/people/enrolled-device';
import type { RegisteredRow } from '../register/register.queries';
import type { VehicleCodeRow } from '../codes/vehicle-code.queries';
import type { EnrolledDevice, RegisteredVehicle, VehicleCode } from '../vehicles.type';

/** A vehicle of the register as staff see it: its plate is masked until it is revealed. */
export function presentRegistered(row: RegisteredRow): RegisteredVehicle {
  const { id, agency, vehicleClass, registeredAt, codeCount, deviceCount, waitingCount, isDemo } = row;
  return {
    id: String(id),
    registrationNumber: maskPlate(row.registrationNumber),
    transportAgency: agency,
    vehicleClass,
    registeredAt,
    codeCount,
    deviceCount,
    waitingCount,
    isDemo,
  };
}

/** A code as it is printed. */
export function presentCode(row: VehicleCodeRow): VehicleCode {
  const { id, publicId, keyId, issuedAt, issuedBy, revokedAt, revokeReason } = row;
  const signature = row.signature.toString('base64url');
  return {
    id: String(id),
    typedCode: groupCode(publicId),
    path: `/v/${signedToken({ publicId, keyId, signature })}`,
    issuedAt,
    issuedBy,
    revokedAt,
    revokeReason,
  };
}

/** A device as its owner or staff see it at a time. */
export function presentDevice(row: DeviceRow, { actor, now }: { actor: Actor; now: Date }): EnrolledDevice {
  const isOwn = actor !== null && actor.accountId === row.accountId;
  const { id, kind, trackerName, invitedAt, invitationExpiresAt } = row;
  const { claimedAt, approvedAt, revokedAt, revokeReason, trackerId, mobileNumber } = row;
  return {
    id: String(id),
    kind,
    state: deviceStateOf(row, now),
    registrationNumber: isOwn ? row.registrationNumber : maskPlate(row.registrationNumber),
    trackerName,
    trackerId: isOwn && trackerId !== null ? String(trackerId) : null,
    holderNumber: isOwn || mobileNumber === null ? null : maskPhone(mobileNumber),
    invitedBy: isOwn ? null : row.invitedBy,
    isInvitedByViewer: actor !== null && actor.accountId === row.invitedById,
    invitedAt,
    invitationExpiresAt,
    claimedAt,
    approvedAt,
    revokedAt,
    revokeReason,
  };
}
