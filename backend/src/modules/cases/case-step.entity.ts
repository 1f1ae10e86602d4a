import type { CaseActor, CaseStepKind, FinalDecision, ServiceWay } from '@wakafine/domain/cases/case-steps';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A step of a case; appended, never changed. */
@Entity('case_step')
export class CaseStepRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint', { name: 'case_id' })
  caseId: number;

  /** Its place among the steps of its case, from 1. */
  @Column('integer')
  version: number;

  @Column('text')
  kind: CaseStepKind;

  @Column('timestamptz')
  at: Date;

  @Column('text', { name: 'by_whom' })
  by: CaseActor;

  @Column('bigint', { name: 'actor_id', nullable: true })
  actorId: number | null;

  @Column('text', { name: 'actor_name', nullable: true })
  actorName: string | null;

  @Column('text', { nullable: true })
  decision: FinalDecision | null;

  @Column('text', { name: 'lowered_to', nullable: true })
  loweredTo: ViolationSeverity | null;

  @Column('text', { name: 'service_way', nullable: true })
  serviceWay: ServiceWay | null;

  @Column('timestamptz', { name: 'served_at', nullable: true })
  servedAt: Date | null;

  @Column('timestamptz', { name: 'written_at', nullable: true })
  writtenAt: Date | null;

  @Column('text', { nullable: true })
  reason: string | null;
}
