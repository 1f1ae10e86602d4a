import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Evidence of an erased account that an open case holds; it goes 90 days after the decision. */
@Entity('evidence_hold')
export class EvidenceHold {
  @PrimaryColumn('bigint', { name: 'violation_id' })
  violationId: number;

  @Column('bigint', { name: 'case_id' })
  caseId: number;

  /** Time at which the account was erased. */
  @Column('timestamptz')
  since: Date;
}
