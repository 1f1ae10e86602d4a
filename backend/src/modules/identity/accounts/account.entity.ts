import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Role } from '@wakafine/domain/people/roles';

/** Somebody who can sign in: a citizen by mobile number and PIN, staff by username and password. */
@Entity('account')
export class Account {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('text')
  username: string;

  /** 9 digits without the country code; null for staff. */
  @Column('text', { name: 'mobile_number', nullable: true })
  mobileNumber: string | null;

  @Column('text', { name: 'pin_hash', nullable: true })
  pinHash: string | null;

  /** Null while it is still that of the sign-up. */
  @Column('timestamptz', { name: 'pin_changed_at', nullable: true })
  pinChangedAt: Date | null;

  /** Staff and people of agencies. */
  @Column('text', { name: 'password_hash', nullable: true, select: false })
  passwordHash: string | null;

  /** The hosted identity service's name for the person (claim `sub`); null until linked. */
  @Column('text', { name: 'firebase_uid', nullable: true, select: false })
  firebaseUid: string | null;

  /** Whether the password was made by the service and nothing else may be done before it is changed. */
  @Column('boolean', { name: 'must_change_password', default: false })
  mustChangePassword: boolean;

  /** Since when a second factor is asked for; null while none is. */
  @Column('timestamptz', { name: 'totp_confirmed_at', nullable: true })
  totpConfirmedAt: Date | null;

  /** Sealed; null without a second factor. */
  @Column('text', { name: 'totp_secret', nullable: true, select: false })
  totpSecret: string | null;

  /** The step of time of the last code that was used, so that none is used twice. */
  @Column('bigint', { name: 'totp_last_step', nullable: true, select: false })
  totpLastStep: number | null;

  /** Since when a second factor is due; null while it is not. */
  @Column('timestamptz', { name: 'totp_grace_from', nullable: true, select: false })
  totpGraceFrom: Date | null;

  @Column('timestamptz', { name: 'last_sign_in_at', nullable: true })
  lastSignInAt: Date | null;

  @Column('text', { name: 'full_name', nullable: true })
  fullName: string | null;

  @Column('text', { nullable: true })
  email: string | null;

  /** Address of the photo on this server, for its holder; null without one. */
  @Column('text', { name: 'profile_image', nullable: true })
  profileImage: string | null;

  @Column('text', { name: 'driver_license', nullable: true })
  driverLicense: string | null;

  @Column('text', { name: 'emergency_name', nullable: true })
  emergencyName: string | null;

  @Column('text', { name: 'emergency_phone', nullable: true })
  emergencyPhone: string | null;

  /** Rises with every change of the profile. */
  @Column('integer', { name: 'profile_version', default: 0 })
  profileVersion: number;

  @Column('text')
  role: Role;

  /** Transport agency of those who work for one; null for everybody else. */
  @Column('text', { name: 'agency_name', nullable: true })
  agencyName: string | null;

  @Column('boolean', { name: 'is_suspended', default: false })
  isSuspended: boolean;

  @Column('boolean', { name: 'is_demo', default: false })
  isDemo: boolean;

  /** Time when its holder asked for its deletion; null where they did not, or withdrew it. */
  @Column('timestamptz', { name: 'deletion_requested_at', nullable: true })
  deletionRequestedAt: Date | null;

  /** Time when a code showed that the holder has the phone of the mobile number; null while nothing has. */
  @Column('timestamptz', { name: 'number_proven_at', nullable: true })
  numberProvenAt: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
