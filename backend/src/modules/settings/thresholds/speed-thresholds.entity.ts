import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One version of the thresholds of alerts. */
@Entity('speed_thresholds')
export class SpeedThresholds {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('integer')
  caution: number;

  @Column('integer')
  warning: number;

  @Column('integer')
  danger: number;

  @Column('timestamptz', { name: 'effective_at' })
  effectiveAt: Date;

  @Column('bigint', { name: 'changed_by', nullable: true })
  changedBy: number | null;

  @Column('text', { nullable: true })
  reason: string | null;

  /** Whether they were announced for a later time. */
  @Column('boolean', { name: 'is_scheduled' })
  isScheduled: boolean;
}
