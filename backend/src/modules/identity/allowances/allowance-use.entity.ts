import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Use of a national allowance in a window of time. */
@Entity('allowance_use')
export class AllowanceUse {
  @PrimaryColumn('text')
  subject: string;

  @PrimaryColumn('timestamptz', { name: 'period_start' })
  periodStart: Date;

  @Column('integer')
  used: number;
}
