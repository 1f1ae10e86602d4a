import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The vehicle that a journey was bound to, from one time to another. */
@Entity('journey_binding')
export class JourneyBindingRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint', { name: 'journey_id' })
  journeyId: number;

  @Column('bigint', { name: 'vehicle_id' })
  vehicleId: number;

  @Column('text')
  level: 'WITNESS' | 'BOUND';

  @Column('bigint', { name: 'code_id', nullable: true })
  codeId: number | null;

  @Column('bigint', { name: 'device_id', nullable: true })
  deviceId: number | null;

  @Column('timestamptz', { name: 'bound_from' })
  boundFrom: Date;

  @Column('timestamptz', { name: 'bound_until', nullable: true })
  boundUntil: Date | null;

  @Column('text', { name: 'ended_reason', nullable: true })
  endedReason: 'EXPIRED' | 'OTHER_CODE' | 'LEFT_VEHICLE' | 'REVOKED' | null;

  /** Time when a witness was first seen beside a device of the vehicle: only who was there can have left. */
  @Column('timestamptz', { name: 'first_beside_at', nullable: true })
  firstBesideAt: Date | null;
}
