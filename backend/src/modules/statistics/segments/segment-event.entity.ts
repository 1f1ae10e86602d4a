import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The segment that a violation began on, and whether it counts in rates: the database follows the violation in that. */
@Entity('segment_event')
export class SegmentEvent {
  @PrimaryColumn('bigint', { name: 'violation_id' })
  violationId: number;

  @Column('bigint', { name: 'journey_id' })
  journeyId: number;

  @Column('text')
  segment: string;

  /** ALONG the rising kilometres of its road, or AGAINST them. */
  @Column('text')
  direction: string;

  /** Beginning of the hour of Africa/Douala. */
  @Column('timestamptz')
  hour: Date;

  @Column('text', { name: 'vehicle_class' })
  vehicleClass: string;

  /** Named agency; '' where there is none. */
  @Column('text')
  agency: string;

  @Column('boolean', { name: 'is_counted' })
  isCounted: boolean;

  /** Whether its limit was confirmed by the authority. */
  @Column('boolean', { name: 'is_confirmed' })
  isConfirmed: boolean;
}
