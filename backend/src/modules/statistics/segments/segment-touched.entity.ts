import { Entity, PrimaryColumn } from 'typeorm';

/** Figures of a segment that are to be counted afresh. */
@Entity('segment_touched')
export class SegmentTouched {
  @PrimaryColumn('text')
  segment: string;

  /** ALONG the rising kilometres of its road, or AGAINST them. */
  @PrimaryColumn('text')
  direction: string;

  /** Beginning of the hour of Africa/Douala. */
  @PrimaryColumn('timestamptz')
  hour: Date;

  @PrimaryColumn('text', { name: 'vehicle_class' })
  vehicleClass: string;

  /** Named agency; '' where there is none. */
  @PrimaryColumn('text')
  agency: string;
}
