import type { PublicEventKind } from '@wakafine/domain/events/public-events';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event of the public log: it holds nothing that a visitor could not see. */
@Entity('public_event')
export class PublicEvent {
  /** Its place in the log: one more than that of the event before. */
  @PrimaryColumn('bigint')
  id: number;

  @Column('text')
  kind: PublicEventKind;

  /** Names what it is about: `violation` and the id of its public row, `alert` and its id, `limits`, `totals`. */
  @Column('text')
  subject: string;

  /** Full hour for what leaves by the hour. */
  @Column('timestamptz', { name: 'occurred_at' })
  occurredAt: Date;

  /** The public row, as the other doors give it. */
  @Column('json')
  data: unknown;

  @Column('timestamptz', { name: 'logged_at' })
  loggedAt: Date;
}
