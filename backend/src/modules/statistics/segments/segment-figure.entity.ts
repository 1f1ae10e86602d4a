import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Folded figures of a segment, in one direction and hour, of a class of vehicle and an agency. */
@Entity('segment_figure')
export class SegmentFigure {
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

  @Column('bigint', { name: 'judged_m' })
  judgedM: number;

  @Column('bigint', { name: 'confirmed_m' })
  confirmedM: number;

  @Column('bigint', { name: 'above_m' })
  aboveM: number;

  @Column('bigint', { name: 'unjudged_m' })
  unjudgedM: number;

  @Column('integer')
  passages: number;

  /** Metres by bins of 5 km/h. */
  @Column('integer', { name: 'speed_m', array: true })
  speedM: number[];

  @Column('integer')
  events: number;

  /** Those of them above a limit that the authority has confirmed. */
  @Column('integer', { name: 'confirmed_events' })
  confirmedEvents: number;
}
