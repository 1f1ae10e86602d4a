import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Vehicles above the limit that a team has counted at one stop. */
@Entity('patrol_count')
export class PatrolCount {
  @PrimaryColumn('date')
  night: string;

  @PrimaryColumn('integer')
  version: number;

  /** Number of the stop in the plan, from 0. */
  @PrimaryColumn('smallint')
  stop: number;

  @Column('integer')
  counted: number;

  @Column('timestamptz', { name: 'counted_at' })
  countedAt: Date;

  @Column('bigint', { name: 'counted_by', nullable: true })
  countedBy: number | null;
}
