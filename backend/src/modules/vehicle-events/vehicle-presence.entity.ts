import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Place of a journey of a vehicle in one minute. */
@Entity('vehicle_presence')
export class VehiclePresence {
  @PrimaryColumn('bigint', { name: 'vehicle_id' })
  vehicleId: number;

  @PrimaryColumn('timestamptz')
  minute: Date;

  @PrimaryColumn('bigint', { name: 'journey_id' })
  journeyId: number;

  @Column('boolean', { name: 'is_device' })
  isDevice: boolean;

  @Column('timestamptz', { name: 'recorded_at' })
  recordedAt: Date;

  @Column('timestamptz', { name: 'received_at' })
  receivedAt: Date;

  @Column('double precision')
  lat: number;

  @Column('double precision')
  lng: number;

  @Column('double precision', { name: 'accuracy_m' })
  accuracyM: number;

  @Column('bigint')
  cell: number;
}
