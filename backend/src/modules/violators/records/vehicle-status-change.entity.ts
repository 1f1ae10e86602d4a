import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A change of the status of a vehicle under the rule for violators. */
@Entity('vehicle_status_change')
export class VehicleStatusChange {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint', { name: 'vehicle_id' })
  vehicleId: number;

  @Column('text')
  status: 'ACTIVE' | 'UNDER_REVIEW' | 'SUSPENDED';

  @Column('text', { nullable: true })
  reason: string | null;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;

  @Column('bigint', { name: 'changed_by', nullable: true })
  changedBy: number | null;
}
