import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event for the other server processes; deleted after some minutes. */
@Entity('live_event')
export class LiveEvent {
  @PrimaryColumn('bigint')
  id: number;

  /** Place in the one order that all processes follow; null until the event is numbered. */
  @Column('bigint', { name: 'position', nullable: true })
  position: number | null;

  /** Connection name of the process in which it happened. */
  @Column('text')
  origin: string;

  @Column('text')
  name: string;

  /** Subject of the event, such as the id of a row. */
  @Column('jsonb')
  key: unknown;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
