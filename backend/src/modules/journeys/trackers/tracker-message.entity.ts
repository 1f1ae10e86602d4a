import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TrackerForm, TrackerReason } from '@wakafine/domain/trackers/tracker-reasons';

/** One of the last ten messages of a tracker, as it came and with what was made of it. */
@Entity('tracker_message')
export class TrackerMessage {
  @PrimaryColumn('bigint', { name: 'tracker_id' })
  trackerId: number;

  /** Count of the messages before it, modulo ten. */
  @PrimaryColumn('smallint')
  slot: number;

  @Column('timestamptz', { name: 'received_at' })
  receivedAt: Date;

  @Column('text')
  form: TrackerForm;

  /** Without the token; the beginning of a long one. */
  @Column('text')
  body: string;

  @Column('integer')
  recorded: number;

  @Column('integer', { name: 'passed_over' })
  passedOver: number;

  @Column('text', { array: true })
  reasons: TrackerReason[];

  /** Times of its positions. */
  @Column('timestamptz', { name: 'recorded_at', array: true })
  recordedAt: Date[];
}
