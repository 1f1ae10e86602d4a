import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A tracking device of an account. */
@Entity('tracker')
export class Tracker {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint', { name: 'account_id' })
  accountId: number;

  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('text')
  name: string;

  @Column('text', { name: 'vehicle_type' })
  vehicleType: 'CAR' | 'BUS' | 'BIKE' | 'TRAIN';

  @Column('text', { name: 'registration_number' })
  registrationNumber: string;

  @Column('text')
  category: 'PRIVATE' | 'PUBLIC';

  @Column('text', { name: 'transport_agency', nullable: true })
  transportAgency: string | null;

  @Column('text', { name: 'traveller_role' })
  travellerRole: 'DRIVER' | 'PASSENGER';

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_received_at', nullable: true })
  lastReceivedAt: Date | null;

  @Column('bigint', { name: 'passed_over' })
  passedOver: number;

  @Column('bigint', { name: 'message_count', default: 0 })
  messageCount: number;
}
