import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The dangerous stretches that were counted after a month. */
@Entity('dangerous_stretch_month')
export class DangerousStretchMonth {
  /** Last month that was counted, such as 2026-10. */
  @PrimaryColumn('text')
  month: string;

  @Column('timestamptz', { name: 'counted_at' })
  countedAt: Date;

  @Column('boolean', { name: 'is_demo' })
  isDemo: boolean;

  /** As `segments/dangerous-stretches` of the domain makes them. */
  @Column('jsonb')
  stretches: unknown;
}
