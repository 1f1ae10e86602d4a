import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The common half of a subject's budget, where several server processes count. */
@Entity('shared_budget')
export class SharedBudget {
  @PrimaryColumn('text')
  subject: string;

  @Column('double precision')
  points: number;

  @Column('timestamptz', { name: 'filled_at' })
  filledAt: Date;

  /** Points that the latest statement has taken. */
  @Column('double precision')
  taken: number;
}
