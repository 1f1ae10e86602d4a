import { Entity, PrimaryColumn } from 'typeorm';

/** An ended journey that has still to be booked on segments, or has changed since. */
@Entity('segment_due')
export class SegmentDue {
  @PrimaryColumn('bigint', { name: 'journey_id' })
  journeyId: number;
}
