import type { DeliveryFault, DeliveryStatus } from '@wakafine/domain/events/webhooks';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A message for a webhook, with what became of its last try. */
@Entity('webhook_delivery')
export class WebhookDelivery {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint', { name: 'endpoint_id' })
  endpointId: number;

  /** Null for a test. */
  @Column('bigint', { name: 'event_id', nullable: true })
  eventId: number | null;

  /** Header field `webhook-id`: that of the event, or of the test. */
  @Column('text', { name: 'message_id' })
  messageId: string;

  @Column('text')
  status: DeliveryStatus;

  @Column('integer', { default: 0 })
  tries: number;

  /** Time of the next try; null when there is none. */
  @Column('timestamptz', { name: 'next_at', nullable: true })
  nextAt: Date | null;

  @Column('timestamptz', { name: 'tried_at', nullable: true })
  triedAt: Date | null;

  /** HTTP status of the last answer. */
  @Column('integer', { name: 'answer_status', nullable: true })
  answerStatus: number | null;

  @Column('integer', { name: 'took_ms', nullable: true })
  tookMs: number | null;

  /** Beginning of the last answer. */
  @Column('text', { nullable: true })
  excerpt: string | null;

  @Column('text', { nullable: true })
  fault: DeliveryFault | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
