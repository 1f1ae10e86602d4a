import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The public totals of one hour. */
@Entity('public_totals')
export class PublicTotals {
  @PrimaryColumn('timestamptz')
  hour: Date;

  @Column('jsonb')
  figures: unknown;
}
