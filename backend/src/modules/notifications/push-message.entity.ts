import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A push message queued for one phone. */
@Entity('push_message')
export class PushMessage {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint', { name: 'subscription_id' })
  subscriptionId: number;

  @Column('bigint', { name: 'notification_id' })
  notificationId: number;

  @Column('timestamptz', { name: 'next_try_at' })
  nextTryAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('integer')
  attempts: number;
}
