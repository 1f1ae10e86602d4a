import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A report that something is here and now; counted for ten minutes. */
@Entity('crowd_report')
export class CrowdReport {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint', { name: 'account_id' })
  accountId: number;

  @Column('bigint', { name: 'journey_id' })
  journeyId: number;

  @Column('bigint', { name: 'violation_id', nullable: true })
  violationId: number | null;

  @Column('bigint', { name: 'incident_id', nullable: true })
  incidentId: number | null;

  @Column('timestamptz', { name: 'recorded_at' })
  recordedAt: Date;

  @Column('double precision')
  lat: number;

  @Column('double precision')
  lng: number;

  @Column('double precision', { name: 'speed_kmh' })
  speedKmh: number;

  @Column('boolean', { name: 'is_verified' })
  isVerified: boolean;

  @Column('double precision')
  confidence: number;
}
