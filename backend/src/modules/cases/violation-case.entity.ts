import type { CaseState, FinalDecision } from '@wakafine/domain/cases/case-steps';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A case of a violation, as its steps have made it. */
@Entity('violation_case')
export class ViolationCase {
  /** From the sequence that violations and incidents are numbered by too. */
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id: number;

  @Column('bigint', { name: 'violation_id' })
  violationId: number;

  /** Opened by staff on what product decision D11 asks for; false: the holder objects, and nothing follows. */
  @Column('boolean', { name: 'is_accusation' })
  isAccusation: boolean;

  @Column('text')
  state: CaseState;

  /** Number of its steps. */
  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'opened_at' })
  openedAt: Date;

  @Column('timestamptz', { name: 'served_at', nullable: true })
  servedAt: Date | null;

  @Column('timestamptz', { name: 'due_at', nullable: true })
  dueAt: Date | null;

  @Column('text', { nullable: true })
  decision: FinalDecision | null;

  @Column('text', { name: 'lowered_to', nullable: true })
  loweredTo: ViolationSeverity | null;

  @Column('boolean', { name: 'is_by_default' })
  isByDefault: boolean;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;

  /** Agency that got its notice: that of the vehicle at the time of the violation; null before, and where it has none. */
  @Column('text', { name: 'agency_name', nullable: true })
  agencyName: string | null;

  /** Time when the clock has something to do; null: never. */
  @Column('timestamptz', { name: 'next_at', nullable: true })
  nextAt: Date | null;
}
