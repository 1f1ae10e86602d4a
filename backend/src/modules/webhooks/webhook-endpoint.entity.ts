import type { PublicEventKind } from '@wakafine/domain/events/public-events';
import type { WebhookOffReason } from '@wakafine/domain/events/webhooks';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An address that gets events of the public log. */
@Entity('webhook_endpoint')
export class WebhookEndpoint {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint', { name: 'account_id' })
  accountId: number;

  @Column('text')
  url: string;

  /** Name or address that is called. */
  @Column('text')
  host: string;

  @Column('text', { array: true })
  kinds: PublicEventKind[];

  @Column('text', { name: 'sealed_secret' })
  sealedSecret: string;

  /** Signs beside the secret until `formerUntil`, after a replacement. */
  @Column('text', { name: 'former_secret', nullable: true })
  formerSecret: string | null;

  @Column('timestamptz', { name: 'former_until', nullable: true })
  formerUntil: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** Events up to this one were looked at. */
  @Column('bigint', { name: 'after_id' })
  afterId: number;

  /** Tries that have failed since the last success. */
  @Column('integer', { default: 0 })
  failures: number;

  @Column('timestamptz', { name: 'failing_since', nullable: true })
  failingSince: Date | null;

  /** No try before this time. */
  @Column('timestamptz', { name: 'rests_until', nullable: true })
  restsUntil: Date | null;

  @Column('timestamptz', { name: 'off_at', nullable: true })
  offAt: Date | null;

  @Column('text', { name: 'off_reason', nullable: true })
  offReason: WebhookOffReason | null;

  /** A process delivers to it until this time at the latest. */
  @Column('timestamptz', { name: 'leased_until', nullable: true })
  leasedUntil: Date | null;

  @Column('timestamptz', { name: 'served_at', nullable: true })
  servedAt: Date | null;
}
