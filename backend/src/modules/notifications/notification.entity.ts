import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A notification of an account. */
@Entity('notification')
export class Notification {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint', { name: 'account_id' })
  accountId: number;

  @Column('text')
  subject: string;

  @Column('jsonb')
  facts: unknown;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'read_at', nullable: true })
  readAt: Date | null;
}
