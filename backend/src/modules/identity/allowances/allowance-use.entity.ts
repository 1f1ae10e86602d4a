import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How much of a national allowance was used in a window of time. */
@Entity('allowance_use')
export class AllowanceUse {
  @PrimaryColumn('text')
  subject: string;

  @PrimaryColumn('timestamptz', { name: 'period_start' })
  periodStart: Date;

  @Column('integer')
  used: number;
}
