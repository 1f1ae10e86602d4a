import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Recordings of several phones in one vehicle, counted once. */
@Entity('vehicle_event')
export class VehicleEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint', { name: 'vehicle_id' })
  vehicleId: number;

  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;

  @Column('bigint', { name: 'primary_violation_id' })
  primaryViolationId: number;

  @Column('double precision', { name: 'speed_kmh' })
  speedKmh: number;

  @Column('text')
  severity: 'CAUTION' | 'WARNING' | 'DANGER';

  @Column('text')
  grade: 'A' | 'B';

  @Column('text')
  level: 'BOUND' | 'WITNESSED' | 'SEEN' | 'CONFLICT';

  @Column('boolean', { name: 'is_withdrawn' })
  isWithdrawn: boolean;

  /** An event rests on the limit of the violation whose severity it has. */
  @Column('boolean', { name: 'is_limit_confirmed' })
  isLimitConfirmed: boolean;
}
