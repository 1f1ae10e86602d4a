import { Entity, PrimaryColumn } from 'typeorm';

/** A vehicle whose events are to be made afresh. */
@Entity('vehicle_event_due')
export class VehicleEventDue {
  @PrimaryColumn('bigint', { name: 'vehicle_id' })
  vehicleId: number;

  @PrimaryColumn('timestamptz', { name: 'from_at' })
  fromAt: Date;

  @PrimaryColumn('timestamptz', { name: 'to_at' })
  toAt: Date;
}
