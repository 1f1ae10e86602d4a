import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A phone or tracker that is enrolled in a vehicle. */
@Entity('enrolled_device')
export class EnrolledDevice {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint', { name: 'vehicle_id' })
  vehicleId: number;

  @Column('text')
  kind: 'PHONE' | 'TRACKER';

  @Column('bigint', { name: 'account_id', nullable: true })
  accountId: number | null;

  @Column('bigint', { name: 'tracker_id', nullable: true })
  trackerId: number | null;

  @Column('bytea', { name: 'public_key', nullable: true })
  publicKey: Buffer | null;

  @Column('bytea', { name: 'invitation_hash', nullable: true })
  invitationHash: Buffer | null;

  @Column('timestamptz', { name: 'invited_at' })
  invitedAt: Date;

  @Column('bigint', { name: 'invited_by', nullable: true })
  invitedBy: number | null;

  @Column('timestamptz', { name: 'invitation_expires_at' })
  invitationExpiresAt: Date;

  @Column('timestamptz', { name: 'claimed_at', nullable: true })
  claimedAt: Date | null;

  @Column('timestamptz', { name: 'approved_at', nullable: true })
  approvedAt: Date | null;

  @Column('bigint', { name: 'approved_by', nullable: true })
  approvedBy: number | null;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;

  @Column('bigint', { name: 'revoked_by', nullable: true })
  revokedBy: number | null;

  @Column('text', { name: 'revoke_reason', nullable: true })
  revokeReason: string | null;
}
