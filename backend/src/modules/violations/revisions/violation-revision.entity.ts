import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A change of a violation after its end, with its reason; appended, never changed. */
@Entity('violation_revision')
export class ViolationRevision {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint', { name: 'violation_id', nullable: true })
  violationId: number | null;

  @Column('bigint', { name: 'journey_id', nullable: true })
  journeyId: number | null;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  reason: 'LATE_FIXES' | 'RULE' | 'LIMIT' | 'REJUDGED' | 'CASE' | 'ERASED';

  @Column('text', { name: 'rule_version_before', nullable: true })
  ruleVersionBefore: string | null;

  @Column('text', { name: 'rule_version_after', nullable: true })
  ruleVersionAfter: string | null;

  @Column('jsonb', { nullable: true })
  before: unknown;

  @Column('jsonb')
  after: unknown;

  @Column('boolean', { name: 'is_pending' })
  isPending: boolean;

  @Column('text', { nullable: true })
  outcome: 'APPLIED' | 'DROPPED' | 'SUPERSEDED' | null;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;

  @Column('bigint', { name: 'decided_by', nullable: true })
  decidedBy: number | null;
}
