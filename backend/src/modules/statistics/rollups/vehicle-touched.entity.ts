import { Entity, PrimaryColumn } from 'typeorm';

/** A vehicle whose figures are to be counted afresh. */
@Entity('vehicle_touched')
export class VehicleTouched {
  @PrimaryColumn('bigint', { name: 'vehicle_id' })
  vehicleId: number;
}
