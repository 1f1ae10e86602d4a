import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account that is left out of open data. */
@Entity('open_data_refusal')
export class OpenDataRefusal {
  @PrimaryColumn('bigint', { name: 'account_id' })
  accountId: number;

  @Column('timestamptz', { name: 'refused_at' })
  refusedAt: Date;
}
