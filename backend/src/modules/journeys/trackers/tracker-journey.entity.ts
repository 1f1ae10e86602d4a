import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A journey that a tracker records. */
@Entity('tracker_journey')
export class TrackerJourney {
  @PrimaryColumn('bigint', { name: 'journey_id' })
  journeyId: number;

  @Column('bigint', { name: 'tracker_id' })
  trackerId: number;

  /** Start that it was begun with; numbers of its positions count from it though earlier ones move its start. */
  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;
}
