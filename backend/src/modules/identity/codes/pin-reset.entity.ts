import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A request to set a new PIN, by the code that was sent for it. */
@Entity('pin_reset')
export class PinReset {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  subject: string;

  @Column('bigint', { name: 'account_id', nullable: true })
  accountId: number | null;

  @Column('boolean', { name: 'is_message_sent' })
  isMessageSent: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
