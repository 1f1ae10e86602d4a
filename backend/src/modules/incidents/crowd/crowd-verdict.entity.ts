import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Verdict of the surrounding crowd reports on a violation or incident. */
@Entity('crowd_verdict')
export class CrowdVerdict {
  @PrimaryColumn('bigint', { name: 'record_id' })
  recordId: number;

  @Column('bigint', { name: 'violation_id', nullable: true })
  violationId: number | null;

  @Column('bigint', { name: 'incident_id', nullable: true })
  incidentId: number | null;

  @Column('boolean', { name: 'is_verified' })
  isVerified: boolean;

  @Column('double precision')
  confidence: number;

  @Column('text')
  reason: 'DUPLICATE' | 'INSUFFICIENT' | 'VALIDATED' | 'LOW_CONFIDENCE';
}
