import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A violation that belongs to an event of a vehicle. */
@Entity('vehicle_event_witness')
export class VehicleEventWitness {
  @PrimaryColumn('bigint', { name: 'violation_id' })
  violationId: number;

  @Column('bigint', { name: 'event_id' })
  eventId: number;

  @Column('bigint', { name: 'journey_id', nullable: true })
  journeyId: number | null;

  @Column('bigint', { name: 'account_id', nullable: true })
  accountId: number | null;

  @Column('boolean', { name: 'is_device' })
  isDevice: boolean;

  @Column('boolean')
  weighs: boolean;
}
