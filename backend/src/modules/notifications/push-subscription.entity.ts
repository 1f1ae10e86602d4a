import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Push address of a phone of a session. */
@Entity('push_subscription')
export class PushSubscription {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint', { name: 'account_id' })
  accountId: number;

  @Column('bigint', { name: 'session_id' })
  sessionId: number;

  @Column('text')
  service: 'WEB' | 'FCM';

  @Column('text')
  endpoint: string;

  @Column('text', { nullable: true })
  p256dh: string | null;

  @Column('text', { nullable: true })
  auth: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
