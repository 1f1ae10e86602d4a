import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A printed code of a vehicle. */
@Entity('vehicle_code')
export class VehicleCode {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint', { name: 'vehicle_id' })
  vehicleId: number;

  @Column('text', { name: 'public_id' })
  publicId: string;

  @Column('text', { name: 'key_id' })
  keyId: string;

  @Column('bytea')
  signature: Buffer;

  @Column('timestamptz', { name: 'issued_at' })
  issuedAt: Date;

  @Column('bigint', { name: 'issued_by', nullable: true })
  issuedBy: number | null;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;

  @Column('bigint', { name: 'revoked_by', nullable: true })
  revokedBy: number | null;

  @Column('text', { name: 'revoke_reason', nullable: true })
  revokeReason: string | null;
}
