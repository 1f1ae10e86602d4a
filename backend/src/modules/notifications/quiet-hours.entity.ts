import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Time when an account is sent no push messages. */
@Entity('quiet_hours')
export class QuietHoursRow {
  @PrimaryColumn('bigint', { name: 'account_id' })
  accountId: number;

  @Column('integer', { name: 'from_min' })
  fromMin: number;

  @Column('integer', { name: 'until_min' })
  untilMin: number;
}
