import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A journey that a tracker records. */
@Entity('tracker_journey')
export class TrackerJourney {
  @PrimaryColumn('bigint', { name: 'journey_id' })
  journeyId: number;

  @Column('bigint', { name: 'tracker_id' })
  trackerId: number;

  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;
}
