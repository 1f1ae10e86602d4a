import { statement } from '../../../platform/db/statement';
import type { DeviceKind } from '@wakafine/domain/people/enrolled-device';

/** A phone or tracker on its way to being enrolled for a vehicle, or enrolled. */
export interface DeviceRow {
  readonly id: number;
  readonly vehicleId: number;
  readonly registrationNumber: string;
  readonly kind: DeviceKind;
  /** Null until it is claimed. */
  readonly accountId: number | null;
  /** Null for phones, until it is claimed, and once its owner has deleted the tracker. */
  readonly trackerId: number | null;
  readonly trackerName: string | null;
  /** DER of the public key (SPKI); null for trackers, and until it is claimed. */
  readonly publicKey: Buffer | null;
  /** Of the account that has claimed it. */
  readonly mobileNumber: string | null;
  readonly invitedAt: Date;
  readonly invitedById: number | null;
  readonly invitedBy: string | null;
  readonly invitationExpiresAt: Date;
  readonly claimedAt: Date | null;
  readonly approvedAt: Date | null;
  readonly approvedBy: string | null;
  readonly revokedAt: Date | null;
  readonly revokedBy: string | null;
  readonly revokeReason: string | null;
}

const DEVICE = `SELECT device.id, device.vehicle_id AS "vehicleId", device.kind, device.account_id AS "accountId",
    coalesce(vehicle.registration_number, vehicle.plate) AS "registrationNumber",
    device.tracker_id AS "trackerId", tracker.name AS "trackerName", device.public_key AS "publicKey",
    holder.mobile_number AS "mobileNumber", device.invited_at AS "invitedAt", device.invited_by AS "invitedById",
    inviter.username AS "invitedBy", device.invitation_expires_at AS "invitationExpiresAt",
    device.claimed_at AS "claimedAt", device.approved_at AS "approvedAt", approver.username AS "approvedBy",
    device.revoked_at AS "revokedAt", revoker.username AS "revokedBy", device.revoke_reason AS "revokeReason"
  FROM enrolled_device device JOIN vehicle ON vehicle.id = device.vehicle_id
  LEFT JOIN tracker ON tracker.id = device.tracker_id
  LEFT JOIN account holder ON holder.id = device.account_id
  LEFT JOIN account inviter ON inviter.id = device.invited_by
  LEFT JOIN account approver ON approver.id = device.approved_by
  LEFT JOIN account revoker ON revoker.id = device.revoked_by`;

/** One device. $1 device. */
export const DEVICE_BY_ID = statement('vehicles.device-by-id', `${DEVICE} WHERE device.id = $1`, {
  notNull: ['registrationNumber'],
});

/** Holds a device until the transaction ends. $1 device. */
export const LOCK_DEVICE = statement(
  'vehicles.lock-device',
  `${DEVICE} WHERE device.id = $1 FOR UPDATE OF device`,
  { notNull: ['registrationNumber'] },
);

/** Holds the device that an invitation is for. $1 hash of the invitation. */
export const LOCK_INVITED = statement(
  'vehicles.lock-invited',
  `${DEVICE} WHERE device.invitation_hash = $1 FOR UPDATE OF device`,
  { notNull: ['registrationNumber'] },
);

/** The devices of vehicles, newest first. $1 vehicles. */
export const DEVICES_OF_VEHICLES = statement(
  'vehicles.devices-of-vehicles',
  `${DEVICE} WHERE device.vehicle_id = ANY ($1::bigint[]) ORDER BY device.id DESC`,
  { notNull: ['registrationNumber'] },
);

/** The devices that an account has claimed, newest first. $1 account. */
export const DEVICES_OF_ACCOUNT = statement(
  'vehicles.devices-of-account',
  `${DEVICE} WHERE device.account_id = $1 ORDER BY device.id DESC LIMIT 100`,
  { notNull: ['registrationNumber'] },
);

/** Number of open invitations of a vehicle. $1 vehicle, $2 now. */
export const COUNT_OPEN_INVITATIONS = statement(
  'vehicles.count-open-invitations',
  `SELECT count(*) AS count FROM enrolled_device
         WHERE vehicle_id = $1 AND claimed_at IS NULL AND revoked_at IS NULL AND invitation_expires_at > $2`,
  { notNull: ['count'] },
);

/** Stores an invitation. $1 vehicle, $2 kind, $3 hash, $4 now, $5 staff, $6 expires at. */
export const INSERT_INVITATION = statement(
  'vehicles.insert-invitation',
  `INSERT INTO enrolled_device (vehicle_id, kind, invitation_hash, invited_at, invited_by, invitation_expires_at)
         VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
);

/** Claims an invited device. $1 device, $2 account, $3 public key, $4 tracker, $5 now. */
export const CLAIM_DEVICE = statement(
  'vehicles.claim-device',
  `UPDATE enrolled_device SET account_id = $2, public_key = $3, tracker_id = $4, claimed_at = $5
         WHERE id = $1`,
);

/**
 * Revokes a device and ends, from now on, the bindings of journeys that go on, or may do so because only their silence ended
 * them. $1 device, $2 now, $3 staff, $4 reason.
 */
export const REVOKE_DEVICE = statement(
  'vehicles.revoke-device',
  `WITH revoked AS (
           UPDATE enrolled_device SET revoked_at = $2, revoked_by = $3, revoke_reason = $4 WHERE id = $1
         )
         UPDATE journey_binding SET bound_until = greatest(bound_from, $2::timestamptz), ended_reason = 'REVOKED'
         FROM journey WHERE journey.id = journey_binding.journey_id
           AND (journey.ended_at IS NULL OR journey.is_end_provisional)
           AND journey_binding.device_id = $1
           AND (journey_binding.bound_until IS NULL OR journey_binding.bound_until > $2)`,
);

/** Since when an account's number is proven. $1 account. */
export const NUMBER_PROVEN_AT = statement(
  'vehicles.number-proven-at',
  'SELECT number_proven_at AS "provenAt" FROM account WHERE id = $1',
);

/** Holds a tracker of an account. $1 tracker, $2 account. */
export const LOCK_TRACKER = statement(
  'vehicles.lock-tracker',
  'SELECT id FROM tracker WHERE id = $1 AND account_id = $2 FOR UPDATE',
);

/** Enrolments of a tracker that hold or wait. $1 tracker. */
export const ENROLMENTS_OF_TRACKER = statement(
  'vehicles.enrolments-of-tracker',
  'SELECT id FROM enrolled_device WHERE tracker_id = $1 AND revoked_at IS NULL',
);

/** The enrolment of a tracker that holds at a time and now. $1 tracker, $2 time. */
export const TRACKER_ENROLMENT = statement(
  'vehicles.tracker-enrolment',
  `SELECT device.id, device.vehicle_id AS "vehicleId", vehicle.agency_name AS agency,
           coalesce(vehicle.registration_number, vehicle.plate) AS "registrationNumber"
         FROM enrolled_device device JOIN vehicle ON vehicle.id = device.vehicle_id
         WHERE device.tracker_id = $1 AND device.approved_at <= $2 AND device.revoked_at IS NULL`,
  { notNull: ['registrationNumber'] },
);

/** The key of an account's phone that is enrolled at a time and now. $1 device, $2 account, $3 time. */
export const PHONE_ENROLMENT = statement(
  'vehicles.phone-enrolment',
  `SELECT device.id, device.vehicle_id AS "vehicleId", device.public_key AS "publicKey",
           vehicle.agency_name AS agency,
           coalesce(vehicle.registration_number, vehicle.plate) AS "registrationNumber"
         FROM enrolled_device device JOIN vehicle ON vehicle.id = device.vehicle_id
         WHERE device.id = $1 AND device.account_id = $2 AND device.kind = 'PHONE'
           AND device.approved_at <= $3 AND device.revoked_at IS NULL`,
  { notNull: ['publicKey', 'registrationNumber'] },
);
