import type { AttentionKind } from '@wakafine/domain/attention/attention';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Decision of staff on a row of the attention queue. */
@Entity('attention_state')
export class AttentionStateRow {
  /** Kind and subject of the row. */
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  kind: AttentionKind;

  /** Rises with every act. */
  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;

  @Column('bigint', { name: 'assignee_id', nullable: true })
  assigneeId: number | null;

  /** Since when the assignee, or nobody, is on it; null where it was never assigned. */
  @Column('timestamptz', { name: 'assigned_at', nullable: true })
  assignedAt: Date | null;

  @Column('bigint', { name: 'assigned_by', nullable: true })
  assignedBy: number | null;

  /** The one who was on it before and did not give it up. */
  @Column('bigint', { name: 'former_id', nullable: true })
  formerId: number | null;

  @Column('timestamptz', { name: 'snoozed_until', nullable: true })
  snoozedUntil: Date | null;

  /** Size of the cause when it was snoozed until that changes. */
  @Column('double precision', { name: 'snoozed_size', nullable: true })
  snoozedSize: number | null;

  @Column('timestamptz', { name: 'done_at', nullable: true })
  doneAt: Date | null;

  @Column('bigint', { name: 'done_by', nullable: true })
  doneBy: number | null;

  @Column('text', { name: 'done_reason', nullable: true })
  doneReason: string | null;

  /** Size of the cause when it was done. */
  @Column('double precision', { name: 'done_size', nullable: true })
  doneSize: number | null;

  @Column('text', { nullable: true })
  subject: string | null;

  @Column('text', { nullable: true })
  detail: string | null;
}
